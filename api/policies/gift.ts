import { type Actor } from '../../db/queries/access/api-keys';
import { type Donation } from '../../db/queries/gifts/gifts';
import { type AskingRole } from '../../domain/refunds/refund';

/** The donor and operators may read a gift. For anybody else it does not exist. */
export function mayReadDonation(
  actor: Pick<Actor, 'userId' | 'isOperator'>,
  donation: Pick<Donation, 'donorUserId'>,
): boolean {
  return actor.isOperator || donation.donorUserId === actor.userId;
}

/**
 * The role in which an actor may refund a gift, and read its refunds, disputes and receipt: donor, charity member or
 * operator. Undefined for anybody else, for whom the gift does not exist.
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

/** Operators decide refunds and let the platform bear fees, but not for gifts that they or their charity have a part in. */
export function mayDecideRefund(role: AskingRole): boolean {
  return role === 'platform';
}
