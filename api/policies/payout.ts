import { type Actor } from '../../db/queries/access/api-keys';

/** Members and operators see what a charity was paid, and when it is paid. */
export function mayReadPayouts(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}
