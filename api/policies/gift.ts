import { type Actor } from '../../domain/access/actor';
import { type Donation } from '../../db/queries/gifts/gifts';
import { type AskingRole } from '../../domain/refunds/refund';
import { actsFor } from './acts-for';

/** The donor and operators may read a gift. Anybody else gets 404. */
export function mayReadDonation(
  actor: Pick<Actor, 'userId' | 'guestIds' | 'isOperator'>,
  donation: Pick<Donation, 'donorUserId'>,
): boolean {
  return actor.isOperator || actsFor(actor, donation.donorUserId);
}

/**
 * Returns the actor's role in a gift: donor, charity member or operator. Every role may ask for a refund and read
 * refunds, disputes and the receipt. Returns undefined for anybody else, who gets 404.
 */
export function roleInGift(
  actor: Pick<Actor, 'userId' | 'guestIds' | 'isOperator'>,
  donation: Pick<Donation, 'donorUserId'>,
  isMember: boolean,
): AskingRole | undefined {
  if (actsFor(actor, donation.donorUserId)) return 'donor';
  if (isMember) return 'charity';
  return actor.isOperator ? 'platform' : undefined;
}

/**
 * Operators decide refunds and let the platform bear fees. An operator who is the donor, or a member of the
 * charity, has that role instead.
 */
export function mayDecideRefund(role: AskingRole): boolean {
  return role === 'platform';
}

/** Members and operators may list the gifts to a charity. */
export function mayReadGiftsOfCharity(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}
