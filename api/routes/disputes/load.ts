import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { type Dispute, findDispute } from '../../../db/queries/disputes/disputes';
import { type Donation } from '../../../db/queries/gifts/gifts';
import { GivingError, notFound } from '../../../domain/errors';
import { type AskingRole } from '../../../domain/refunds/refund';
import { loadGift } from '../gifts/load';

/** The dispute of a path, its gift, and in whose name the caller speaks; 404 for those to whom it does not exist. */
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

/** Refuses everybody but operators, who hear from the issuer. */
export function requireOperator(actor: Pick<Actor, 'isOperator'>): void {
  if (!actor.isOperator) throw new GivingError('FORBIDDEN', 'Only an operator may do this.');
}
