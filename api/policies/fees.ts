import { type Actor } from '../../db/queries/access/api-keys';

/** Fees and terms of an organization are read by its members and by operators. */
export function mayReadFees(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}

/** Terms are granted by operators alone. */
export function mayGrantTerms(actor: Pick<Actor, 'isOperator'>): boolean {
  return actor.isOperator;
}
