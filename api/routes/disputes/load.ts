import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { type Dispute, findDispute } from '../../../db/queries/disputes/disputes';
import { type Donation } from '../../../db/queries/gifts/gifts';
import { notFound } from '../../../domain/errors';
import { type AskingRole } from '../../../domain/refunds/refund';
import { loadGift } from '../gifts/load';

/** Loads the dispute in the path, its gift and the caller's role. Throws 404 if the caller has no role in the gift. */
export async function loadDispute(
  db: Database,
  actor: Actor,
  params: { donation_id: string; dispute_id: string },
): Promise<{ dispute: Dispute; gift: Donation; role: AskingRole }> {
  const { gift, role } = await loadGift(db, actor, params.donation_id);
  const dispute = await findDispute(db, params.dispute_id);
  if (dispute?.donationId !== gift.id) throw notFound('dispute');
  return { dispute, gift, role };
}
