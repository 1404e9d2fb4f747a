/** The sandbox's bank returns the debits of one test source, and of no other. */
import { inTransaction, selectRows } from '../../../db/database';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { enqueueSandboxReturn } from '../../../operations/sandbox/payments';
import { buildGift } from '../../factories';
import { useDatabase } from '../../support/database';
import { update } from '../../../db/rows';
import { charges } from '../../../db/tables/sources';

const test = useDatabase();

async function countReturns(changes: Partial<Gift>, processor: 'sandbox' | 'stripe'): Promise<number> {
  const gift = await buildGift(test.db, changes);
  await update(test.db, charges, { donationId: gift.id }, { processor });
  await inTransaction(test.db, (tx) => enqueueSandboxReturn({ tx, at: new Date() }, gift));
  const events = await selectRows(test.db, 'SELECT 1 FROM processor_events WHERE reference = $1', [gift.id]);
  return events.length;
}

it.each([
  { source: 'ach_returned', paymentMethod: 'ach', processor: 'sandbox', returns: 1 },
  { source: 'own_ach', paymentMethod: 'ach', processor: 'sandbox', returns: 0 },
  { source: 'ach_returned', paymentMethod: 'ach', processor: 'stripe', returns: 0 },
] as const)('$source at $processor: $returns returns', async ({ processor, returns, ...changes }) => {
  expect(await countReturns(changes, processor)).toBe(returns);
});
