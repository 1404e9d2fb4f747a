import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../../db/database';
import { queueLeaf } from '../../db/queries/receipt-log/leaves';
import { findOpenLog } from '../../db/queries/receipt-log/logs';
import { findBalanceBefore, listStatementRows } from '../../db/queries/statements/lines';
import {
  findUnhashedMonth,
  finishMonth,
  hasUnfoldedPosting,
  insertStatement,
  listUnhashed,
} from '../../db/queries/statements/months';
import { type Currency } from '../../domain/money';
import { hashLeaf, printLeaf } from '../../domain/receipt-log/leaf';
import { canonicalPieces, toLine } from '../../domain/statements/line';
import { toParts } from '../../domain/statements/parts';
import { type Month, type Period, periodOf } from '../../domain/statements/period';
import { randomSalt } from '../../gateways/receipt-network';

const BATCH = 100;

/**
 * Stores a batch of missing statement hashes of the oldest closed month that lacks some. Queues a leaf for each hash
 * while a receipt log is open. Opens its own transactions, because the worker's loop has none. Returns true if more may
 * be left.
 */
export async function hashStatements(db: Database, at: Date): Promise<boolean> {
  const month = await findUnhashedMonth(db);
  if (month === undefined || (await hasUnfoldedPosting(db, periodOf(month).to))) return false;
  const unhashed = await listUnhashed(db, month, BATCH);
  if (unhashed.length === 0) await inTransaction(db, (tx) => finishMonth(tx, month, at));
  for (const { charityId, currency } of unhashed) {
    const sha256 = await hashStatement(db, { charityId, currency, period: periodOf(month) });
    await inTransaction(db, (tx) => keepStatement(tx, { charityId, currency, month, sha256, at }));
  }
  return true;
}

interface HashedStatement {
  charityId: string;
  currency: Currency;
  month: Month;
  sha256: Buffer;
  at: Date;
}

async function keepStatement(tx: Database, statement: HashedStatement): Promise<void> {
  const { charityId, currency, month, sha256, at } = statement;
  const isLogged = (await findOpenLog(tx)) !== undefined;
  const name = periodOf(month).name;
  const text = printLeaf({
    kind: 'statement',
    charityId,
    month: name,
    currency,
    sha256: sha256.toString('hex'),
    salt: randomSalt(),
  });
  const leafHash = isLogged ? hashLeaf(text) : null;
  const isNew = await insertStatement(tx, { charityId, month, currency, sha256, leafHash });
  if (!isNew || leafHash === null) return;
  const reference = `${charityId}/${name}/${currency}`;
  await queueLeaf(tx, { leafHash, donationId: null, kind: 'statement', reference, text, at });
}

/** Hashes the RFC 8785 text of a currency's statement as a stream. The hash is final only for a closed month. */
export async function hashStatement(
  db: Database,
  { charityId, currency, period }: { charityId: string; currency: Currency; period: Period },
): Promise<Buffer> {
  // The canonical text begins with the closing balance, so the query for it comes before the lines.
  const closingMinor = await findBalanceBefore(db, { charityId, currency, before: period.to });
  const hash = createHash('sha256').update(canonicalPieces.head(currency, closingMinor));
  let [openingMinor, separator] = [0n, ''];
  for await (const part of toParts(listStatementRows(db, { charityId, period, currency }))) {
    if (part.part === 'opening') openingMinor = part.minor;
    if (part.part === 'closing' && part.minor !== closingMinor) {
      throw new RangeError(`the lines of ${charityId} in ${period.name} do not lead to its balance`);
    }
    if (part.part !== 'lines') continue;
    hash.update(separator + part.entries.map((entry) => canonicalPieces.line(toLine(entry))).join(','));
    separator = ',';
  }
  return hash.update(canonicalPieces.tail(currency, openingMinor)).digest();
}
