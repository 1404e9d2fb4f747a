import { type Actor } from '../../db/queries/access/api-keys';
import { type Charity } from '../../db/queries/charities/charities';

/** Everybody reads a listed charity; one that is not listed is seen by its members, reviewers and operators only. */
export function mayReadCharity(
  actor: Pick<Actor, 'isReviewer' | 'isOperator'>,
  charity: Pick<Charity, 'listed'>,
  isMember: boolean,
): boolean {
  return charity.listed || isMember || actor.isReviewer || actor.isOperator;
}

/** Donors rate the charities that they gave to; members do not rate their own. */
export function mayRateCharity({ isMember, hasGiven }: { isMember: boolean; hasGiven: boolean }): boolean {
  return hasGiven && !isMember;
}

/** Members edit their charity and speak for it; so do operators. */
export function mayEditCharity(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}

/** What a charity is owed is its members' business and the platform's. */
export function mayReadBalance(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}
