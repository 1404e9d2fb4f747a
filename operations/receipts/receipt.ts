import { type Database, inTransaction } from '../../db/database';
import { lockDonation } from '../../db/queries/gifts/gifts';
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
import { type ReceiptFacts, writeReceipt } from '../../domain/receipts/receipt';

/** The last version of a gift's receipt, which is issued when it is first asked for; refuses a gift that is not completed. */
export async function obtainReceipt(db: Database, donationId: string, at: Date): Promise<Receipt> {
  const issued = await findReceipt(db, donationId);
  if (issued !== undefined) return issued;
  await inTransaction(db, (tx) => issueReceipts(tx, [donationId], at));
  const receipt = await findReceipt(db, donationId);
  if (receipt !== undefined) return receipt;
  throw new GivingError('CONFLICT', 'There is a receipt only for a gift that was completed.');
}

/** The receipts of all gifts that a donor completed in a year (UTC), oldest first; those that are missing are issued. */
export async function obtainReceiptsOfYear(
  db: Database,
  donorUserId: string,
  year: number,
  at: Date,
): Promise<Receipt[]> {
  const missing = await listGiftsWithoutReceipt(db, donorUserId, year);
  if (missing.length > 0) await inTransaction(db, (tx) => issueReceipts(tx, missing, at));
  return listReceiptsOfYear(db, donorUserId, year);
}

/** Issues what is missing. Gifts are held first, in order, then the numbers of their charities, so that no two wait for each other. */
async function issueReceipts(tx: Database, donationIds: string[], at: Date): Promise<void> {
  const completed: string[] = [];
  for (const id of [...donationIds].sort()) {
    const gift = await lockDonation(tx, id);
    const isCompleted = gift !== undefined && gift.status !== 'pending' && gift.status !== 'failed';
    if (isCompleted && (await findReceipt(tx, id)) === undefined) completed.push(id);
  }
  const facts = await findReceiptFacts(tx, completed);
  for (const charityId of [...new Set(facts.map((each) => each.charityId))].sort()) {
    const ofCharity = facts.filter((each) => each.charityId === charityId);
    const ids = ofCharity.map((each) => each.donationId);
    await insertReceipts(tx, charityId, ids, await lockReceiptNumbers(tx, charityId));
    for (const each of ofCharity) await issueVersion(tx, each, 1, at);
  }
}

/** Voids the receipt of a locked gift of which something went back, and issues one for what is left. */
export async function reissueReceipt(tx: Database, donationId: string, at: Date): Promise<void> {
  const voided = await voidReceipt(tx, donationId, at);
  if (voided === undefined) return;
  const [facts] = await findReceiptFacts(tx, [donationId]);
  if (facts !== undefined && hasContribution(facts)) await issueVersion(tx, facts, voided + 1, at);
}

async function issueVersion(tx: Database, facts: ReceiptFacts, version: number, at: Date): Promise<void> {
  await insertReceiptVersion(tx, {
    donationId: facts.donationId,
    version,
    content: writeReceipt(facts),
    issuedAt: at,
    voidedAt: hasContribution(facts) ? null : at,
  });
}

function hasContribution({ totalChargeMinor, returnedMinor }: ReceiptFacts): boolean {
  return returnedMinor < totalChargeMinor;
}
