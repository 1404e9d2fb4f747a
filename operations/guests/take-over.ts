import { type Database } from '../../db/database';
import { lockGuestAddress, markTakenOver, moveBelongings } from '../../db/queries/guests/guests';

export interface TakeOver {
  /** The user has confirmed this address. */
  email: string;
  userId: string;
}

/**
 * Assigns the guests of an address to a user who confirmed it. Moves their plans and sources to the user. The user can
 * also read their gifts, whose receipts and postings do not change. Revokes the guests' tokens, because another person
 * may hold one.
 */
export async function takeOverGuests(tx: Database, { email, userId }: TakeOver): Promise<void> {
  await lockGuestAddress(tx, email);
  const taken = await markTakenOver(tx, { email, userId });
  if (taken.length > 0) await moveBelongings(tx, taken, userId);
}
