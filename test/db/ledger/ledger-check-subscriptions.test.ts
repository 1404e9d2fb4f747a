/** The ledger check knows the paid months of subscriptions, and finds each kind of damage to their postings. */
import { findBroken } from '../../support/broken-invariants';
import { inTransaction, selectRows } from '../../../db/database';
import { beginSubscription } from '../../../operations/subscriptions/member-changes';
import { lookAtDamage } from './damage';
import { useDatabase } from '../../support/database';
import { buildPayee } from '../../factories/payees';

const test = useDatabase();
let billId = '';
beforeAll(async () => {
  const { charity, member: actor } = await buildPayee(test.db);
  const at = new Date();
  const order = { charity, kind: 'api_premium' as const };
  const { id } = await inTransaction(test.db, (tx) => beginSubscription({ tx, at, actor }, order));
  const [bill] = await selectRows<{ id: string }>(
    test.db,
    'SELECT id FROM subscription_bills WHERE subscription_id = $1',
    [id],
  );
  billId = bill?.id ?? '';
});

const checkDamaged = (sql: string) => lookAtDamage(test.url, sql, findBroken);

const MONTHS = 'Every paid month of a subscription is booked once, and no other month is booked.';
const ENTRIES =
  'Every entry has the amount of its gift, refund, dispute, write-off, payout, transfer or bill.';
const KINDS = 'Every posting is of a known kind.';

it('finds no fault in a paid month', async () => {
  expect(await findBroken(test.db)).toEqual([]);
});

it.each<[string, () => string, string]>([
  [
    'that is not booked',
    () => `
      DELETE FROM ledger_entries WHERE transaction_id = (SELECT id FROM ledger_transactions WHERE cause = '${billId}');
      DELETE FROM ledger_transactions WHERE cause = '${billId}';`,
    MONTHS,
  ],
  ['that is booked and gone', () => `DELETE FROM subscription_bills WHERE id = '${billId}'`, MONTHS],
  [
    'that is booked with another amount',
    () => `UPDATE subscription_bills SET amount_minor = amount_minor + 1 WHERE id = '${billId}'`,
    ENTRIES,
  ],
])('finds a month %s', async (_damage, sql, invariant) => {
  const faults = await checkDamaged(sql());
  expect(faults.find((fault) => fault.invariant === invariant)?.first?.id).toBe(billId);
  expect(faults.map((fault) => fault.invariant)).not.toContain(KINDS);
});
