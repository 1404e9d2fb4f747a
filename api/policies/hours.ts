import { type Actor } from '../../db/queries/access/api-keys';
import { type Hours } from '../../db/queries/hours/hours';

type Who = Pick<Actor, 'userId' | 'isReviewer' | 'isOperator'>;
type Whose = Pick<Hours, 'volunteerUserId'>;

/** Hours are read by their volunteer, the charity's members, reviewers and operators; for anybody else they do not exist. */
export function mayReadHours(actor: Who, hours: Whose, isMember: boolean): boolean {
  return isVolunteerOf(actor, hours) || mayReadHoursOfCharity(actor, isMember);
}

/** Who sees all submissions to a charity. */
export function mayReadHoursOfCharity(
  actor: Pick<Who, 'isReviewer' | 'isOperator'>,
  isMember: boolean,
): boolean {
  return isMember || actor.isReviewer || actor.isOperator;
}

/** Members, reviewers and operators decide; nobody decides on hours of their own. */
export function mayDecideHours(actor: Who, hours: Whose, isMember: boolean): boolean {
  return !isVolunteerOf(actor, hours) && mayReadHoursOfCharity(actor, isMember);
}

/** Operators alone reverse verified hours. */
export function mayReverseHours(actor: Pick<Actor, 'isOperator'>): boolean {
  return actor.isOperator;
}

/** The volunteer alone withdraws hours and answers the charity's questions. */
export function isVolunteerOf(actor: Pick<Actor, 'userId'>, hours: Whose): boolean {
  return hours.volunteerUserId === actor.userId;
}
