import { type Actor } from '../../domain/access/actor';

/** Members and operators may read an organization's fees and terms. */
export function mayReadFees(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}

/** Only operators may change fee terms. */
export function mayGrantTerms(actor: Pick<Actor, 'isOperator'>): boolean {
  return actor.isOperator;
}
