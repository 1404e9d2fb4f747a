import { type Actor } from '../../domain/access/actor';

type Reader = Pick<Actor, 'isReviewer' | 'isOperator'>;

/** Members, reviewers and operators may read a charity's payout accounts, and may refuse a new one. */
export function mayReadPayoutAccounts(actor: Reader, isMember: boolean): boolean {
  return isMember || actor.isReviewer || actor.isOperator;
}

/** Only reviewers and operators see the holder's name. They compare it with the charity's name. */
export function maySeeHolder(actor: Reader): boolean {
  return actor.isReviewer || actor.isOperator;
}
