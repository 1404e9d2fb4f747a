import { type Actor } from '../../db/queries/access/api-keys';
import { type Donation } from '../../db/queries/gifts/gifts';
import { type AskingRole } from '../../domain/refunds/refund';

/** A gift is read by its donor and by operators; for anybody else it does not exist. */
export function mayReadDonation(
  actor: Pick<Actor, 'userId' | 'isOperator'>,
  donation: Pick<Donation, 'donorUserId'>,
): boolean {
  return actor.isOperator || donation.donorUserId === actor.userId;
}

/**
 * In whose name an actor may ask for a gift's refund, or read its refunds, disputes and receipt: its donor, a member of
 * its charity, an operator. For anybody else the gift does not exist.
 */
export function roleInGift(
  actor: Pick<Actor, 'userId' | 'isOperator'>,
  donation: Pick<Donation, 'donorUserId'>,
  isMember: boolean,
): AskingRole | undefined {
  if (donation.donorUserId === actor.userId) return 'donor';
  if (isMember) return 'charity';
  return actor.isOperator ? 'platform' : undefined;
}
