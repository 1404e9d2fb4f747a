import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { isMember } from '../../../db/queries/charities/charities';
import { type Donation, findDonation } from '../../../db/queries/gifts/gifts';
import { notFound } from '../../../domain/errors';
import { type AskingRole } from '../../../domain/refunds/refund';
import { roleInGift } from '../../policies/donation';

/** The gift of a path and in whose name the caller speaks about it; 404 for those to whom it does not exist. */
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
