import { type z } from 'zod';
import { findPersons } from '../../../db/queries/access/persons';
import { findAttestations } from '../../../db/queries/verification/attestations';
import { listEvidence } from '../../../db/queries/verification/evidence';
import { listNamesOfEntities } from '../../../db/queries/verification/names';
import { listVerifications, type Verification } from '../../../db/queries/verification/verifications';
import { SCREENING } from '../../../domain/verification/evidence';
import { findOther } from '../../../domain/verification/choose';
import { statusOf } from '../../../domain/verification/decide';
import { roleOf } from '../../../domain/verification/stages';
import { findApprovalsNeeded } from '../../../operations/verification/after-revocation';
import { findRequirements } from '../../../operations/verification/requirements';
import { type IdentityLink } from '../../../gateways/verification/identity-vendor';
import { isStaff } from '../../access/resource';
import { mayReviewAs, mayReadEvidence } from '../../access/verification';
import { presentVerification } from '../../presenters/verification';
import { presentWorkflow } from '../../presenters/workflow';
import { type RouteRequest } from '../../route';
import { type verificationSchema } from './schema';

type Reading = Pick<RouteRequest<unknown, unknown, unknown>, 'act' | 'db' | 'actor' | 'config' | 'now'>;

/** Presents the record of a verification with the evidence and the answers of referees that the caller may read. */
export async function presentRecord(
  request: Reading,
  verification: Verification,
  link?: IdentityLink,
): Promise<z.input<typeof verificationSchema>> {
  const { db, actor, config, now } = request;
  const { documents, requirements, actions } = await findRequirements(db, verification);
  const all = await listEvidence(db, verification.id);
  const showsReviewers = isStaff(actor);
  const evidence = all.filter(({ source }) => mayReadEvidence(actor, source));
  const screening = all.findLast(({ source, outcome }) => source === SCREENING && outcome !== 'not_screened');
  const screenedAt = screening?.checkedAt ?? null;
  const others = await listVerifications(db, verification.state.entityType, verification.entityId);
  const otherId = findOther(others, verification)?.id;
  const attestations = await findAttestations(db, verification.id);
  const showsAnswers =
    showsReviewers && attestations.references.length > 0 && (await isIndependent(request, verification));
  const approvalsNeeded = showsReviewers ? await findApprovalsNeeded(request.act, verification) : null;
  const entityName = (await listNamesOfEntities(db, [verification])).get(verification.entityId) ?? '';
  const parts = {
    ...{ entityName, approvalsNeeded, showsReviewers, showsAnswers },
    ...{ documents, requirements, evidence, screenedAt, link, now, otherId, ...attestations },
    requiredActions: actionsNow(verification, actions),
  };
  return {
    ...presentVerification(verification, parts, config.publicUrl),
    ...presentWorkflow(request, { workflow: verification.id }),
  };
}

/** Adds what an open application lacks now to what somebody asked for. */
function actionsNow({ state }: Verification, lacking: string[]): string[] {
  if (roleOf(state) !== 'application' || statusOf(state) === 'appealed') return state.requiredActions;
  return [...new Set([...state.requiredActions, ...lacking])];
}

/** Returns false for a reviewer with a tie to the organization, who must not read the answers of its referees. */
async function isIndependent({ db, actor, now }: Reading, verification: Verification): Promise<boolean> {
  return mayReviewAs({ tx: db, at: now }, verification, await findPersons(db, actor));
}
