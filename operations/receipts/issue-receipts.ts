import { type Database } from '../../db/database';
import { lockDonation } from '../../db/queries/gifts/gifts';
import {
  findReceipt,
  findReceiptFacts,
  insertReceipts,
  lockReceiptNumbers,
} from '../../db/queries/receipts/receipts';
import { issueVersion } from './version';

export interface MissingReceipts {
  donationIds: string[];
  at: Date;
}

/**
 * Issues a receipt for each completed gift that has none. Locks the gifts in the order of their ids, and then
 * the receipt numbers of their charities. With another order, two calls could deadlock.
 */
export async function issueReceipts(tx: Database, { donationIds, at }: MissingReceipts): Promise<void> {
  const facts = await findReceiptFacts(tx, await lockGiftsWithoutReceipt(tx, donationIds));
  for (const charityId of [...new Set(facts.map((each) => each.charityId))].sort()) {
    const ofCharity = facts.filter((each) => each.charityId === charityId);
    const ids = ofCharity.map((each) => each.donationId);
    await insertReceipts(tx, charityId, ids, await lockReceiptNumbers(tx, charityId));
    for (const each of ofCharity) await issueVersion(tx, { facts: each, version: 1, at });
  }
}

async function lockGiftsWithoutReceipt(tx: Database, donationIds: string[]): Promise<string[]> {
  const completed: string[] = [];
  for (const id of [...donationIds].sort()) {
    const gift = await lockDonation(tx, id);
    // Skips a redirected gift, because the gift that replaces it gets the receipt.
    if (gift?.redirectedTo !== null) continue;
    const isCompleted = gift.status !== 'pending' && gift.status !== 'failed';
    if (isCompleted && (await findReceipt(tx, id)) === undefined) completed.push(id);
  }
  return completed;
}
