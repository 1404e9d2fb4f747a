import { type Charity, findCharity } from '../../db/queries/charities/charities';
import { recordEvent } from '../../db/queries/events/record-events';
import {
  addHoursTimeline,
  countVerified,
  type Hours,
  insertHours,
  updateHours,
} from '../../db/queries/hours/hours';
import { isMember } from '../../db/queries/members/members';
import { findOpportunity, type Opportunity } from '../../db/queries/opportunities/opportunities';
import { enqueueWorkflow, type WorkflowStart } from '../../db/queries/platform/enqueue-workflows';
import { GivingError, invalidCharity, validationError } from '../../domain/errors';
import { hoursSubmitted } from '../../domain/hours/events';
import { expiryOf, isAutoAccepted, scheduleSteps } from '../../domain/hours/hours';
import { newId } from '../../new-id';
import { type VolunteerHoursInput } from '../../workflows/messages';
import { type Act } from '../act';
import { findReferenceFaults } from '../documents/documents';
import { checkDay, checkQualifications, checkReferences, checkScreening, type HoursClaim } from './checks';
import { moveHours, requireLockedHours, requireMove } from './transition';

/**
 * Stores the hours that a volunteer submits. If the charity's rule accepts the hours, verifies them at once.
 * Otherwise, enqueues the workflow that sends reminders until somebody decides.
 */
export async function submitHours(act: Act, claim: HoursClaim): Promise<Hours> {
  const { tx, at } = act;
  const charity = await findCharity(tx, claim.charityId);
  if (charity === undefined) throw invalidCharity(claim.charityId, 'There is no such charity.');
  if (!charity.listed) throw invalidCharity(claim.charityId, 'This charity does not accept volunteer hours.');
  const opportunity =
    claim.opportunityId === undefined ? undefined : await findOpportunity(tx, claim.opportunityId);
  await checkReferences(act, claim, opportunity);
  if (opportunity !== undefined) {
    const { userId } = claim.volunteer;
    await checkScreening(tx, userId, opportunity);
    await checkQualifications(tx, { userId, opportunity, day: claim.date });
  }
  await checkDay(tx, claim);

  const hours = buildHours(claim, opportunity, at);
  await insertHours(tx, hours);
  const entry = { submissionId: hours.id, status: hours.status, byUserId: hours.volunteerUserId, at };
  await addHoursTimeline(tx, { ...entry, detail: 'Submitted.' });
  await recordEvent(tx, hoursSubmitted(hours, at), hours, at);
  const accepted = await autoAccept(act, hours, charity);
  if (accepted === undefined) await enqueueWorkflow(tx, startOf(hours));
  return accepted ?? hours;
}

function buildHours(claim: HoursClaim, opportunity: Opportunity | undefined, at: Date): Hours {
  return {
    id: newId('hours'),
    accountId: claim.volunteer.accountId,
    volunteerUserId: claim.volunteer.userId,
    charityId: claim.charityId,
    opportunityId: opportunity?.id ?? null,
    verifierUserId: claim.verifierId ?? opportunity?.verifierUserId ?? null,
    claimedHundredths: claim.hundredths,
    hundredths: claim.hundredths,
    workedOn: claim.date,
    startsAtMinute: claim.startsAtMinute,
    description: claim.description,
    proofDocuments: claim.proofDocuments,
    status: 'pending',
    reason: null,
    decidedBy: null,
    decidedAt: null,
    remindersSent: 0,
    handedOverAt: null,
    submittedAt: at,
    expiresAt: expiryOf(at),
  };
}

/**
 * Verifies the hours if the charity's rule for automatic acceptance allows it. Hours of the charity's own
 * members always need a person's decision.
 */
async function autoAccept(act: Act, hours: Hours, charity: Charity): Promise<Hours | undefined> {
  if (charity.autoAcceptHundredths === null) return undefined;
  if (await isMember(act.tx, charity.id, hours.volunteerUserId)) return undefined;
  const verifiedBefore = await countVerified(act.tx, charity.id, hours.volunteerUserId);
  if (!isAutoAccepted(charity, { hundredths: hours.hundredths, verifiedBefore })) return undefined;
  const detail = "Verified by the charity's rule.";
  return moveHours(act, hours, { to: 'verified', detail, byUserId: null });
}

function startOf(hours: Hours): WorkflowStart {
  const input: VolunteerHoursInput = { submissionId: hours.id, steps: scheduleSteps(hours.submittedAt) };
  return {
    workflowType: 'volunteerHours',
    workflowId: hours.id,
    input,
    searchAttributes: { CharityId: hours.charityId, UserId: hours.volunteerUserId },
    summary: `volunteer hours for ${hours.charityId}`,
    canWait: true,
  };
}

const MOST_DOCUMENTS = 60;

export interface HoursAnswer {
  submissionId: string;
  message: string;
  /** Documents to add to the submission. */
  proofDocuments: string[];
  byUserId: string;
}

/**
 * Stores the volunteer's answer to the charity's questions. The submission then waits for the charity again.
 */
export async function answerQuestions(
  act: Act,
  { submissionId, message, proofDocuments: added, byUserId }: HoursAnswer,
): Promise<Hours> {
  const hours = await requireLockedHours(act.tx, submissionId);
  if (hours.status !== 'information_required') {
    throw new GivingError('CONFLICT', 'The charity is not waiting for an answer.', { status: hours.status });
  }
  const proof = { accountId: hours.accountId, references: added, field: 'proof_documents' };
  const faults = await findReferenceFaults(act, proof);
  if (faults.length > 0) throw validationError(faults);
  const proofDocuments = addDocuments(hours, added);
  await updateHours(act.tx, hours.id, { proofDocuments });
  const detail = `The volunteer answered: ${message}`;
  return requireMove(act, { ...hours, proofDocuments }, { to: 'pending', detail, byUserId });
}

function addDocuments(hours: Hours, added: string[]): string[] {
  const all = [...new Set([...hours.proofDocuments, ...added])];
  if (all.length <= MOST_DOCUMENTS) return all;
  throw validationError([
    {
      field: 'proof_documents',
      code: 'too_large',
      message: `would bring the submission above ${MOST_DOCUMENTS} documents`,
    },
  ]);
}

export interface HoursWithdrawal {
  submissionId: string;
  /** If undefined, the earlier reason stays. */
  reason: string | undefined;
  byUserId: string;
}

/** Withdraws a submission that is still undecided. */
export async function withdrawHours(act: Act, { submissionId, ...move }: HoursWithdrawal): Promise<Hours> {
  const hours = await requireLockedHours(act.tx, submissionId);
  return requireMove(act, hours, { to: 'withdrawn', detail: 'Withdrawn by the volunteer.', ...move });
}
