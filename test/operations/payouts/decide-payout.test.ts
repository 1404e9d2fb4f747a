/** Only a payout above the limit has a second operator to approve it. */
import { inTransaction } from '../../../db/database';
import { decidePayout } from '../../../operations/payouts/decide-payout';
import { useDatabase } from '../../support/database';
import { buildOperator } from '../../factories/operators';
import { buildPayee } from '../../factories/payees';
import { askForPayout, payoutOf } from '../../support/payouts';

const test = useDatabase();

it('an approval of a held payout that needs none says that a release is enough', async () => {
  const { id: payoutId } = await askForPayout(test.db, await buildPayee(test.db));
  const decide = async (decision: 'hold' | 'release' | 'approve') => {
    const actor = await buildOperator(test.db);
    const order = { payoutId, decision, reason: 'Checked.' };
    return inTransaction(test.db, (tx) => decidePayout({ tx, at: new Date(), actor }, order));
  };
  await decide('hold');
  await expect(decide('approve')).rejects.toThrow('needs no second operator');
  expect(await payoutOf(test.db, payoutId)).toMatchObject({ status: 'held', approvedBy: null });
  await decide('release');
  expect(await payoutOf(test.db, payoutId)).toMatchObject({ status: 'scheduled', holdReason: null });
});
