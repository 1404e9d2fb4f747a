import { type Actor } from '../../domain/access/actor';
import { type Charity } from '../../db/queries/charities/charities';
import { isAsGoodAsKey } from './own-client';

/**
 * Everybody may read a listed charity. Only the charity's members, reviewers and operators may read an
 * unlisted charity.
 */
export function mayReadCharity(
  actor: Pick<Actor, 'isReviewer' | 'isOperator'>,
  charity: Pick<Charity, 'listed'>,
  isMember: boolean,
): boolean {
  return charity.listed || isMember || actor.isReviewer || actor.isOperator;
}

/** Only donors of a charity may rate it, and its members may not. */
export function mayRateCharity({ isMember, hasGiven }: { isMember: boolean; hasGiven: boolean }): boolean {
  return hasGiven && !isMember;
}

/** Members and operators may edit a charity and act for it. */
export function mayEditCharity(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}

/**
 * Tokens of applications may not change a wallet, or the name, EIN or location of a listed or verified charity. The
 * effect would outlive the user's consent.
 */
export function mayChangeGuarded(actor: Pick<Actor, 'credential' | 'credentialId' | 'scopes'>): boolean {
  return isAsGoodAsKey(actor, true);
}

/** Members, reviewers and operators see changes that wait for a second person. */
export function mayReadChanges(actor: Pick<Actor, 'isReviewer' | 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isReviewer || actor.isOperator;
}

/** Members and operators may read a charity's balance. */
export function mayReadBalance(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}
