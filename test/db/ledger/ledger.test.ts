import { inTransaction, runStatement } from '../../../db/database';
import { insertPosting, listEntries } from '../../../db/queries/ledger/ledger';
import { type LedgerEntry } from '../../../domain/ledger/postings';
import { buildGift } from '../../factories';
import { useDatabase } from '../../support/database';

const test = useDatabase();

const balanced: LedgerEntry[] = [
  { account: 'donor/a/funding', currency: 'USD', amountMinor: -500n },
  { account: 'charity/b/payable', currency: 'USD', amountMinor: 500n },
];

async function book(donationId: string, entries: LedgerEntry[]): Promise<void> {
  await inTransaction(test.db, (tx) =>
    insertPosting(tx, { donationId, kind: 'completed', at: new Date(), entries }),
  );
}

it('stores a balanced posting unchanged', async () => {
  const { id } = await buildGift(test.db);
  await book(id, balanced);
  expect(await listEntries(test.db, id)).toEqual(balanced.map((entry) => ({ ...entry, kind: 'completed' })));
});

it('the database refuses a posting that does not sum to zero in each currency', async () => {
  const { id } = await buildGift(test.db);
  const off = [balanced[0], { ...balanced[1], currency: 'EUR' }] as LedgerEntry[];
  await expect(book(id, off)).rejects.toThrow('does not sum to zero');
  expect(await listEntries(test.db, id)).toEqual([]);
});

it('the same state change is booked once', async () => {
  const { id } = await buildGift(test.db);
  await book(id, balanced);
  await expect(book(id, balanced)).rejects.toThrow();
  expect(await listEntries(test.db, id)).toHaveLength(2);
});

it.each([
  'UPDATE ledger_entries SET amount_minor = 1',
  'DELETE FROM ledger_entries',
  'TRUNCATE ledger_entries',
  `UPDATE ledger_transactions SET kind = 'x'`,
  'DELETE FROM ledger_transactions',
])('the database refuses %s', async (sql) => {
  await expect(runStatement(test.db, sql)).rejects.toThrow('only ever added');
});
