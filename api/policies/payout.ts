import { type Actor } from '../../domain/access/actor';

/** Members and operators may read a charity's payouts and payout schedule. */
export function mayReadPayouts(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}
