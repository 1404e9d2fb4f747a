import { type Database } from '../../db/database';
import { type Charity, findCharity } from '../../db/queries/charities/charities';
import { isMember } from '../../db/queries/members/members';
import { recordEvent } from '../../db/queries/events/record-events';
import { addHoursTimeline, countVerified, type Hours, insertHours } from '../../db/queries/hours/hours';
import { findOpportunity, type Opportunity } from '../../db/queries/opportunities/opportunities';
import { enqueueWorkflow, type WorkflowStart } from '../../db/queries/platform/promise-workflows';
import { invalidCharity } from '../../domain/errors';
import { hoursSubmitted } from '../../domain/hours/events';
import { expiryOf, isAutoAccepted, planSteps } from '../../domain/hours/hours';
import { newId } from '../../new-id';
import { type VolunteerHoursInput } from '../../workflows/messages';
import { checkDay, checkReferences, type HoursClaim } from './claim';
import { moveHours } from './transition';
import { checkQualifications } from './qualifications';
import { checkScreening } from './screening';

/**
 * Stores the hours that a volunteer submits. If the charity's rule accepts the hours, verifies them at once.
 * Otherwise, enqueues the workflow that sends reminders until somebody decides.
 */
export async function submitHours(tx: Database, { at, ...claim }: HoursClaim & { at: Date }): Promise<Hours> {
  const charity = await findCharity(tx, claim.charityId);
  if (charity === undefined) throw invalidCharity(claim.charityId, 'There is no such charity.');
  if (!charity.listed) throw invalidCharity(claim.charityId, 'This charity does not accept volunteer hours.');
  const opportunity =
    claim.opportunityId === undefined ? undefined : await findOpportunity(tx, claim.opportunityId);
  await checkReferences(tx, claim, opportunity, at);
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
  const accepted = await autoAccept(tx, hours, charity, at);
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
async function autoAccept(
  tx: Database,
  hours: Hours,
  charity: Charity,
  at: Date,
): Promise<Hours | undefined> {
  if (charity.autoAcceptHundredths === null) return undefined;
  if (await isMember(tx, charity.id, hours.volunteerUserId)) return undefined;
  const verifiedBefore = await countVerified(tx, charity.id, hours.volunteerUserId);
  if (!isAutoAccepted(charity, { hundredths: hours.hundredths, verifiedBefore })) return undefined;
  const detail = "Verified by the charity's rule.";
  return moveHours(tx, hours, { to: 'verified', detail, byUserId: null, at });
}

function startOf(hours: Hours): WorkflowStart {
  const input: VolunteerHoursInput = { submissionId: hours.id, steps: planSteps(hours.submittedAt) };
  return {
    workflowType: 'volunteerHours',
    workflowId: hours.id,
    input,
    searchAttributes: { CharityId: hours.charityId, UserId: hours.volunteerUserId },
    summary: `volunteer hours for ${hours.charityId}`,
    canWait: true,
  };
}
