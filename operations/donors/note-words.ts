import { type Database } from '../../db/database';
import {
  copyGiftDonor,
  findDonorOfPlan,
  type GiftDonor,
  insertGiftDonor,
} from '../../db/queries/donors/gift-donors';
import {
  findTributeOfPlan,
  insertTribute,
  moveTribute,
  type Tribute,
  wasPlanTold,
} from '../../db/queries/tributes/tributes';

/** What a donor says with a gift, encrypted where it must be. */
export interface GiversWords {
  donor?: Omit<GiftDonor, 'donationId'> | undefined;
  tribute?: Omit<Tribute, 'donationId' | 'sentAt'> | undefined;
}

/** Stores what the donor said with a new gift. */
export async function noteGiversWords(
  tx: Database,
  donationId: string,
  { donor, tribute }: GiversWords,
): Promise<void> {
  if (donor !== undefined) await insertGiftDonor(tx, { ...donor, donationId });
  if (tribute !== undefined) await insertTribute(tx, { ...tribute, donationId });
}

/**
 * Returns what the donor of a plan said with its first gift. Every later gift repeats it, except the mail about a
 * tribute, which goes out once.
 */
export async function wordsOfPlan(tx: Database, planId: string): Promise<GiversWords> {
  const donor = await findDonorOfPlan(tx, planId);
  const tribute = await findTributeOfPlan(tx, planId);
  if (tribute === undefined || !(await wasPlanTold(tx, planId))) return { donor, tribute };
  return { donor, tribute: { ...tribute, sealedNotice: null, sendOn: null } };
}

/** Gives the gift that takes the place of another one what the donor said. */
export async function moveGiversWords(tx: Database, fromId: string, toId: string): Promise<void> {
  await copyGiftDonor(tx, fromId, toId);
  await moveTribute(tx, fromId, toId);
}
