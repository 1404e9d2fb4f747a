import { type Actor } from '../../domain/access/actor';

/** Members see and manage the members of their charity. Operators manage the members of every charity. */
export function mayManageMembers(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}

/** Only operators remove the last member, because nobody else can reach a charity without members. */
export function mayRemoveLastMember(actor: Pick<Actor, 'isOperator'>): boolean {
  return actor.isOperator;
}
