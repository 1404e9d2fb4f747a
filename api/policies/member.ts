import { type Actor } from '../../db/queries/access/api-keys';

/** Members of a charity see and manage each other; operators do so for all. */
export function mayManageMembers(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}
