import { type Database } from '../../db/database';
import { queueLeaf } from '../../db/queries/receipt-log/leaves';
import { findOpenLog } from '../../db/queries/receipt-log/logs';
import { findBalanceBefore, listStatementRows } from '../../db/queries/statements/lines';
import {
  findFirstMonth,
  findLastClosedMonth,
  finishMonth as storeFinish,
  hasUncoveredLeaf,
  insertClosedMonth,
  insertStatement,
  lockMonth,
} from '../../db/queries/statements/months';
import { addMonths } from '../../domain/days';
import { type Currency } from '../../domain/money';
import { hashLeaf, printLeaf } from '../../domain/receipt-log/leaf';
import { canonicalPieces, toLine } from '../../domain/statements/line';
import { toParts } from '../../domain/statements/parts';
import { isOver, type Month, type Period, periodOf } from '../../domain/statements/period';
import { randomSalt } from '../../gateways/settlement/receipt-network';
import { createHash } from 'node:crypto';
import { type Act } from '../act';

/**
 * Closes the oldest open month if it may be closed, so that the database refuses postings into it. Waits until signed
 * checkpoints cover the month's leaves, because statement lines contain the leaves' indexes. Returns the month, or
 * undefined if none was closed.
 */
export async function closeMonth({ tx, at }: Act): Promise<Month | undefined> {
  const last = await findLastClosedMonth(tx);
  const month = last === undefined ? await findFirstMonth(tx) : addMonths(last, 1);
  if (month === undefined || !isOver(month, at)) return undefined;
  await lockMonth(tx, month);
  if (await hasUncoveredLeaf(tx, periodOf(month).to)) return undefined;
  await insertClosedMonth(tx, month, at);
  return month;
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

export interface HashedStatement {
  charityId: string;
  currency: Currency;
  month: Month;
  sha256: Buffer;
}

/** Stores the hash of a statement, unless it is stored. Queues a leaf for it while a receipt log is open. */
export async function keepStatement({ tx, at }: Act, statement: HashedStatement): Promise<void> {
  const { charityId, currency, month, sha256 } = statement;
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

/** Stores that every statement of a month has its hash. */
export async function finishMonth({ tx, at }: Act, month: Month): Promise<void> {
  await storeFinish(tx, month, at);
}
