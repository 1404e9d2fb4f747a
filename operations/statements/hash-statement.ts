import { createHash } from 'node:crypto';
import { type Database } from '../../db/database';
import { findBalanceBefore, listStatementRows } from '../../db/queries/statements/lines';
import { type Currency } from '../../domain/money';
import { canonicalPieces, toLine } from '../../domain/statements/line';
import { toParts } from '../../domain/statements/parts';
import { type Period } from '../../domain/statements/period';

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
