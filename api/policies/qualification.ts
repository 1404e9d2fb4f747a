import { type Actor } from '../../domain/access/actor';
import { type Qualification } from '../../db/queries/qualifications/qualifications';

type Who = Pick<Actor, 'userId' | 'isReviewer' | 'isOperator'>;
type Whose = Pick<Qualification, 'userId'>;

/** Only reviewers and operators see the queue and the number of a license. */
export function mayReviewQualifications(actor: Pick<Who, 'isReviewer' | 'isOperator'>): boolean {
  return actor.isReviewer || actor.isOperator;
}

/** The volunteer, reviewers and operators may read a qualification. Anybody else gets 404. */
export function mayReadQualification(actor: Who, qualification: Whose): boolean {
  return ownsQualification(actor, qualification) || mayReviewQualifications(actor);
}

/** Only the volunteer may withdraw a qualification. */
export function ownsQualification(actor: Pick<Who, 'userId'>, qualification: Whose): boolean {
  return qualification.userId === actor.userId;
}

/**
 * Reviewers and operators decide, but never about themselves. `persons` are all people who can use the caller's
 * credential, including the person who issued the credential.
 */
export function mayDecideQualification(actor: Who, qualification: Whose, persons: string[]): boolean {
  return mayReviewQualifications(actor) && !persons.includes(qualification.userId);
}
