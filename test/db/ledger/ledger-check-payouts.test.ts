/** The ledger check knows every step of a payout, and finds each kind of damage to its postings. */
import { findBroken } from '../../support/broken-invariants';
import { inTransaction, selectRows } from '../../../db/database';
import { cancelPayout } from '../../../operations/payouts/member-changes';
import { lookAtDamage } from './damage';
import { useDatabase } from '../../support/database';
import { buildPayee } from '../../factories/payees';
import { askForPayout, payoutActivities } from '../../support/payouts';

const test = useDatabase();
/** The id of a payout in each of its ends. */
const ids: Record<'paid' | 'failed' | 'returned' | 'transit' | 'cancelled', string> = {
  paid: '',
  failed: '',
  returned: '',
  transit: '',
  cancelled: '',
};

beforeAll(async () => {
  const { db } = test;
  const activities = payoutActivities(db);
  const ask = async (last4: string) =>
    (await askForPayout(db, await buildPayee(db, { account: { last4 } }), { speed: 'instant' })).id;
  ids.paid = await ask('6789');
  ids.failed = await ask('0001');
  ids.returned = await ask('0002');
  for (const id of [ids.paid, ids.failed, ids.returned]) await activities.runToEnd(id, new Date());
  ids.transit = await ask('6789');
  await activities.leavePayout({ payoutId: ids.transit, nowMs: Date.now() });
  ids.cancelled = await ask('6789');
  await inTransaction(db, (tx) => cancelPayout({ tx, at: new Date() }, ids.cancelled));
});

const checkDamaged = (sql: string) =>
  lookAtDamage(test.url, `DROP INDEX ledger_transactions_without_gift; ${sql}`, findBroken);

const posting = (id: string, kind: string) =>
  `(SELECT min(id) FROM ledger_transactions WHERE cause = '${id}' AND kind = '${kind}')`;
const again = (id: string, kind: string) => `
  INSERT INTO ledger_transactions SELECT id || '_2', donation_id, kind, cause, posted_at FROM ledger_transactions
  WHERE id = ${posting(id, kind)};
  INSERT INTO ledger_entries (transaction_id, account, currency, amount_minor)
  SELECT transaction_id || '_2', account, currency, amount_minor FROM ledger_entries WHERE transaction_id = ${posting(id, kind)};`;
const without = (id: string, kind: string) => `
  DELETE FROM ledger_entries WHERE transaction_id = ${posting(id, kind)};
  DELETE FROM ledger_transactions WHERE cause = '${id}' AND kind = '${kind}';`;

const STEPS = 'Every step of a payout after it left is booked once, and no other step is booked.';
const ENTRIES =
  'Every entry has the amount of its gift, refund, dispute, write-off, payout, transfer or bill.';
const FUNDS = 'The funds of every charity are the sum of its entries, month by month.';
const LISTS = 'The list of postings of a charity has each posting once.';
const ACCOUNTS =
  'Every account has the total of its gifts, refunds, disputes, write-offs, payouts, transfers and bills.';

it('finds no fault in payouts that were paid, failed, returned, cancelled or are on their way', async () => {
  expect(await findBroken(test.db)).toEqual([]);
  const kinds = await selectRows(
    test.db,
    `SELECT kind, count(*)::int AS times FROM ledger_transactions WHERE donation_id IS NULL GROUP BY kind ORDER BY kind`,
  );
  expect(kinds).toEqual([
    { kind: 'payout_failed', times: 1 },
    { kind: 'payout_left', times: 4 },
    { kind: 'payout_paid', times: 2 },
    { kind: 'payout_returned', times: 1 },
  ]);
});

it.each<[string, () => string, string[], () => string]>([
  [
    'left twice',
    () => again(ids.paid, 'payout_left'),
    [STEPS, ENTRIES, ACCOUNTS, FUNDS, LISTS],
    () => ids.paid,
  ],
  ['paid twice', () => again(ids.paid, 'payout_paid'), [STEPS, ENTRIES, ACCOUNTS], () => ids.paid],
  ['paid and not booked', () => without(ids.paid, 'payout_paid'), [STEPS, ENTRIES, ACCOUNTS], () => ids.paid],
  [
    'failed and not given back',
    () => without(ids.failed, 'payout_failed'),
    [STEPS, ENTRIES, ACCOUNTS, FUNDS, LISTS],
    () => ids.failed,
  ],
  [
    'returned and not given back',
    () => without(ids.returned, 'payout_returned'),
    [STEPS, ENTRIES, ACCOUNTS, FUNDS, LISTS],
    () => ids.returned,
  ],
  [
    'booked with another fee',
    () =>
      `UPDATE payouts SET fee_minor = fee_minor + 1, net_minor = net_minor - 1 WHERE id = '${ids.transit}'`,
    [ENTRIES, ACCOUNTS],
    () => ids.transit,
  ],
  [
    'paid out of the cash of another provider',
    () => `UPDATE payouts SET provider = 'file' WHERE id = '${ids.paid}'`,
    [ENTRIES, ACCOUNTS],
    () => ids.paid,
  ],
  [
    'cancelled and booked',
    () =>
      `UPDATE ledger_transactions SET cause = '${ids.cancelled}' WHERE cause = '${ids.transit}' AND kind = 'payout_left'`,
    [STEPS, ENTRIES, ACCOUNTS],
    () => [ids.transit, ids.cancelled].sort()[0] ?? '',
  ],
])('finds a payout that was %s', async (_damage, sql, invariants, id) => {
  const faults = await checkDamaged(sql());
  const found = faults.map(({ invariant }) => invariant);
  expect(invariants.filter((invariant) => found.includes(invariant)).length).toBeGreaterThan(0);
  expect(found.filter((invariant) => !invariants.includes(invariant))).toEqual([]);
  expect(faults.find(({ invariant }) => invariant === invariants[0])?.first?.id).toBe(id());
});
