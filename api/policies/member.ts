import { type Actor } from '../../db/queries/access/api-keys';

/** Members of a charity see and manage each other; operators do so for all. */
export function mayManageMembers(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}

/** Without members, only operators reach a charity, so they alone remove its last member. */
export function mayRemoveLastMember(actor: Pick<Actor, 'isOperator'>): boolean {
  return actor.isOperator;
}
