/** A payout gets only a status that its rules allow. */
import { inTransaction } from '../../../db/database';
import { movePayout } from '../../../operations/payouts/state';
import { buildPayee } from '../../factories/payees';
import { useDatabase } from '../../support/database';
import { askForPayout, payoutOf } from '../../support/payouts';

const test = useDatabase();

it('refuses a status that never follows, and changes nothing', async () => {
  const payout = await askForPayout(test.db, await buildPayee(test.db));
  const pay = inTransaction(test.db, (tx) => movePayout(tx, payout, { status: 'paid', reference: 'lost' }));
  await expect(pay).rejects.toThrow('a payout never goes from scheduled to paid');
  expect(await payoutOf(test.db, payout.id)).toMatchObject({ status: 'scheduled', reference: null });
});
