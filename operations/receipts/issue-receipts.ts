import { type Database, inTransaction } from '../../db/database';
import { lockGift } from '../../db/queries/gifts/gifts';
import {
  findReceipt,
  findReceiptFacts,
  insertReceipts,
  insertReceiptVersion,
  listGiftsWithoutReceipt,
  listReceiptsOfYear,
  lockReceiptNumbers,
  type Receipt,
  voidReceipt,
} from '../../db/queries/receipts/receipts';
import { GivingError } from '../../domain/errors';
import { contributionMinor, type ReceiptFacts, writeReceipt } from '../../domain/receipts/receipt';
import { type Act } from '../act';

interface MissingReceipts {
  donationIds: string[];
}

/**
 * Issues a receipt for each completed gift that has none. Locks the gifts in the order of their ids, and then
 * the receipt numbers of their charities. With another order, two calls could deadlock.
 */
async function issueReceipts({ tx, at }: Act, { donationIds }: MissingReceipts): Promise<void> {
  const facts = await findReceiptFacts(tx, await lockGiftsWithoutReceipt(tx, donationIds));
  for (const charityId of [...new Set(facts.map((each) => each.charityId))].sort()) {
    const ofCharity = facts.filter((each) => each.charityId === charityId);
    const ids = ofCharity.map((each) => each.donationId);
    await insertReceipts(tx, charityId, ids, await lockReceiptNumbers(tx, charityId));
    for (const each of ofCharity) await issueVersion({ tx, at }, { facts: each, version: 1 });
  }
}

async function lockGiftsWithoutReceipt(tx: Database, donationIds: string[]): Promise<string[]> {
  const completed: string[] = [];
  for (const id of [...donationIds].sort()) {
    const gift = await lockGift(tx, id);
    // Skips a redirected gift, because the gift that replaces it gets the receipt.
    if (gift?.redirectedTo !== null) continue;
    const isCompleted = gift.status !== 'pending' && gift.status !== 'failed';
    if (isCompleted && (await findReceipt(tx, id)) === undefined) completed.push(id);
  }
  return completed;
}

/**
 * Returns the latest version of a gift's receipt. The first call issues the receipt in its own transaction.
 * Throws CONFLICT if the gift was not completed.
 */
export async function obtainReceipt(
  db: Database,
  { donationId, at }: { donationId: string; at: Date },
): Promise<Receipt> {
  const issued = await findReceipt(db, donationId);
  if (issued !== undefined) return issued;
  await inTransaction(db, (tx) => issueReceipts({ tx, at }, { donationIds: [donationId] }));
  const receipt = await findReceipt(db, donationId);
  if (receipt !== undefined) return receipt;
  throw new GivingError(
    'CONFLICT',
    'A gift has a receipt only after it is completed, and only if it was not redirected.',
  );
}

export interface DonorYear {
  donorUserIds: string[];
  /** The calendar year of `given_on`. */
  year: number;
  at: Date;
}

/**
 * Returns the receipts of a donor's completed gifts of a year, oldest first. Issues missing receipts
 * in its own transaction.
 */
export async function obtainReceiptsOfYear(
  db: Database,
  { donorUserIds, year, at }: DonorYear,
): Promise<Receipt[]> {
  const donationIds = await listGiftsWithoutReceipt(db, donorUserIds, year);
  if (donationIds.length > 0) await inTransaction(db, (tx) => issueReceipts({ tx, at }, { donationIds }));
  return listReceiptsOfYear(db, donorUserIds, year);
}

export interface Reissue {
  /** The caller has locked this gift. A part of the gift was returned, or an earlier return failed. */
  donationId: string;
}

/** Voids the receipt of a gift, if it has one. Then issues a new version if a part of the gift is left. */
export async function reissueReceipt({ tx, at }: Act, { donationId }: Reissue): Promise<void> {
  // The last version is already void if the whole gift was returned.
  const last = (await voidReceipt(tx, donationId, at)) ?? (await findReceipt(tx, donationId))?.version;
  if (last === undefined) return;
  const [facts] = await findReceiptFacts(tx, [donationId]);
  if (facts !== undefined && hasContribution(facts)) {
    await issueVersion({ tx, at }, { facts, version: last + 1 });
  }
}

interface NewVersion {
  facts: ReceiptFacts;
  version: number;
}

/**
 * Issues a version of a receipt. If no contribution is left of the gift, the version is void from the start.
 */
async function issueVersion({ tx, at }: Act, { facts, version }: NewVersion): Promise<void> {
  await insertReceiptVersion(tx, {
    donationId: facts.donationId,
    version,
    content: writeReceipt(facts),
    issuedAt: at,
    voidedAt: hasContribution(facts) ? null : at,
  });
}

/** Returns true if a part of the donor's payment still counts as a contribution. */
function hasContribution(facts: ReceiptFacts): boolean {
  return contributionMinor(facts) > 0n;
}
