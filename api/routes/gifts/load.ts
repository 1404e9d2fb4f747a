import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { isMember } from '../../../db/queries/members/members';
import { type Donation, findDonation } from '../../../db/queries/gifts/gifts';
import { notFound } from '../../../domain/errors';
import { type AskingRole } from '../../../domain/refunds/refund';
import { mayReadDonation, roleInGift } from '../../policies/gift';

/** Loads the gift in the path. Throws 404 if the caller may not read it. */
export async function loadReadableGift(db: Database, actor: Actor, donationId: string): Promise<Donation> {
  const gift = await findDonation(db, donationId);
  if (gift === undefined || !mayReadDonation(actor, gift)) throw notFound('donation');
  return gift;
}

/** Loads the gift in the path and the caller's role in it. Throws 404 if the caller has no role. */
export async function loadGift(
  db: Database,
  actor: Actor,
  donationId: string,
): Promise<{ gift: Donation; role: AskingRole }> {
  const gift = await findDonation(db, donationId);
  if (gift === undefined) throw notFound('donation');
  const role = roleInGift(actor, gift, await isMember(db, gift.charityId, actor.userId));
  if (role === undefined) throw notFound('donation');
  return { gift, role };
}
