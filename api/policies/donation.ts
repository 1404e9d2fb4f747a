import { type Actor } from '../../db/queries/api-keys';
import { type Donation } from '../../db/queries/donations';

/** A gift is read by its donor and by operators; for anybody else it does not exist. */
export function mayReadDonation(
  actor: Pick<Actor, 'userId' | 'isOperator'>,
  donation: Pick<Donation, 'donorUserId'>,
): boolean {
  return actor.isOperator || donation.donorUserId === actor.userId;
}
