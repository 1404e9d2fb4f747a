import { type Database } from '../../../db/database';
import { findPersons } from '../../../db/queries/access/persons';
import { isRelatedToCharity } from '../../../db/queries/members/relations';
import { isReferee } from '../../../db/queries/references/references';
import { isApplicant } from '../../../db/queries/verification/relations';
import { type Verification } from '../../../db/queries/verification/verifications';
import { GivingError } from '../../../domain/errors';
import { independentSince } from '../../../domain/members/independence';
import { type ActingParty } from '../../../domain/verification/vocabulary';
import { actingParty, mayTakePart, type VerificationRole } from '../../policies/verification';
import { type Choice, type EntityRequest, loadVerification } from './load';

const FORBIDDEN: Record<VerificationRole, string> = {
  entity: 'Only the entity itself, its members or an operator may do this.',
  reviewer:
    'Only an independent reviewer may do this. The applicant, the creator of the organization, members of the last year, referees and keys that they issued may not.',
  either: 'Only the entity itself or an independent reviewer may do this.',
};

/** Returns the chosen verification and the caller's party. Throws 403 if the caller does not have the role. */
export async function requireParty(
  request: EntityRequest,
  role: VerificationRole,
  choice: Choice = {},
): Promise<{ verificationId: Verification['id']; by: ActingParty & { userId: string } }> {
  const { db, actor, now } = request;
  const { verification, entity } = await loadVerification(request, choice);
  const persons = await findPersons(db, actor);
  const isRelated = await isAnyRelated(db, verification, persons, now);
  if (!mayTakePart(actor, { ...entity, isRelated }, role))
    throw new GivingError('FORBIDDEN', FORBIDDEN[role]);
  return { verificationId: verification.id, by: actingParty(actor, entity, persons) };
}

/** Returns true if one of the persons applied, is a referee, or is too close to the entity to decide about it. */
export async function isAnyRelated(
  db: Database,
  { id, entityId, state }: Verification,
  persons: string[],
  now: Date,
): Promise<boolean> {
  if ((await isApplicant(db, id, persons)) || (await isReferee(db, id, persons))) return true;
  if (state.entityType !== 'organization') return persons.includes(entityId);
  return isRelatedToCharity(db, { charityId: entityId, persons, since: independentSince(now) });
}
