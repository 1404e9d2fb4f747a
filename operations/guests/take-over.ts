import { type Database } from '../../db/database';
import { lockGuestAddress, markTakenOver, moveBelongings } from '../../db/queries/guests/guests';

export interface TakeOver {
  /** The user has confirmed this address. */
  email: string;
  userId: string;
  at: Date;
}

/**
 * Gives the guests of an address to a user who confirmed it. The plans and sources move, and the user reaches the
 * gifts, whose receipts and postings stay. Ends the guests' tokens, because another person may hold one.
 */
export async function takeOverGuests(tx: Database, { email, userId, at }: TakeOver): Promise<void> {
  await lockGuestAddress(tx, email);
  const taken = await markTakenOver(tx, { email, userId, at });
  if (taken.length > 0) await moveBelongings(tx, taken, userId);
}
