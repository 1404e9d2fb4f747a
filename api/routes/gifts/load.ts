import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { isMember } from '../../../db/queries/members/members';
import { type Charity } from '../../../db/queries/charities/charities';
import { type Donation, findDonation } from '../../../db/queries/gifts/gifts';
import { GivingError, notFound } from '../../../domain/errors';
import { type AskingRole } from '../../../domain/refunds/refund';
import { mayReadDonation, mayReadGiftsOfCharity, roleInGift } from '../../policies/gift';
import { loadCharity } from '../charities/load';

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

/** Loads the charity in the path, whose gifts the caller lists. Throws 403 if the caller may not see them. */
export async function loadReceivingCharity(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  const { charity, member } = await loadCharity(db, actor, charityId);
  if (mayReadGiftsOfCharity(actor, member)) return charity;
  throw new GivingError('FORBIDDEN', 'Only members of the charity and operators may read its gifts.');
}
