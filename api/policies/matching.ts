import { type Actor } from '../../domain/access/actor';
import { type Pledge } from '../../db/queries/matching/pledges';

/** Members and operators may read, accept and end all pledges for the charity's campaigns. */
export function maySeeAllPledges(actor: Pick<Actor, 'isOperator'>, isMember: boolean): boolean {
  return isMember || actor.isOperator;
}

/** The sponsor, the charity's members and operators may read and end a pledge. Anybody else gets 404. */
export function mayReadPledge(
  actor: Pick<Actor, 'userId' | 'isOperator'>,
  pledge: Pick<Pledge, 'sponsorUserId'>,
  isMember: boolean,
): boolean {
  return isSponsor(actor, pledge) || maySeeAllPledges(actor, isMember);
}

/** Only the sponsor may choose the source that pays. */
export function isSponsor(
  actor: Pick<Actor, 'userId'>,
  { sponsorUserId }: Pick<Pledge, 'sponsorUserId'>,
): boolean {
  return actor.userId === sponsorUserId;
}
