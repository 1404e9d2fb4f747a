import { type Actor } from '../../domain/access/actor';
import { type Hours } from '../../db/queries/hours/hours';

type Who = Pick<Actor, 'userId' | 'isReviewer' | 'isOperator'>;
type Whose = Pick<Hours, 'volunteerUserId'>;

/** The volunteer, the charity's members, reviewers and operators may read hours. Anybody else gets 404. */
export function mayReadHours(actor: Who, hours: Whose, isMember: boolean): boolean {
  return isVolunteerOf(actor, hours) || mayReadHoursOfCharity(actor, isMember);
}

/** Members, reviewers and operators may read all submissions to a charity. */
export function mayReadHoursOfCharity(
  actor: Pick<Who, 'isReviewer' | 'isOperator'>,
  isMember: boolean,
): boolean {
  return isMember || actor.isReviewer || actor.isOperator;
}

/**
 * Members, reviewers and operators decide, but never on their own hours. `persons` are all people who can use
 * the caller's credential. They include the person who issued it, because that person may have kept a copy.
 */
export function mayDecideHours(
  actor: Who,
  hours: Whose,
  { isMember, persons }: { isMember: boolean; persons: string[] },
): boolean {
  return !persons.includes(hours.volunteerUserId) && mayReadHoursOfCharity(actor, isMember);
}

/** Only operators may reverse verified hours. */
export function mayReverseHours(actor: Pick<Actor, 'isOperator'>): boolean {
  return actor.isOperator;
}

/** Only the volunteer may withdraw hours and answer the charity's questions. */
export function isVolunteerOf(actor: Pick<Actor, 'userId'>, hours: Whose): boolean {
  return hours.volunteerUserId === actor.userId;
}
