import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { type Charity, findCharity, isMember } from '../../../db/queries/charities/charities';
import { recordEvent } from '../../../db/queries/events/record-events';
import { findOpportunity, type Opportunity } from '../../../db/queries/opportunities/opportunities';
import { enqueueWorkflow, type WorkflowStart } from '../../../db/queries/platform/promise-workflows';
import {
  addHoursTimeline,
  countVerified,
  hasOverlap,
  type Hours,
  insertHours,
  lockHoursOfDate,
} from '../../../db/queries/hours/hours';
import { moveHours } from '../../../db/queries/hours/changes';
import { type FieldFault, invalidCharity, validationError } from '../../../domain/errors';
import { parseMinute } from '../../../domain/hours/clock';
import { hoursSubmitted } from '../../../domain/hours/events';
import { DAY_HUNDREDTHS, expiryOf, isAutoAccepted, latestDate, planSteps } from '../../../domain/hours/hours';
import { newId } from '../../../new-id';
import { type VolunteerHoursInput } from '../../../workflows/messages';
import { checkScreening } from '../../policies/volunteer-screening';
import { defineRoute } from '../../route';
import { present } from './load';
import { type HoursRequest, hoursRequestSchema, hoursSchema } from './schema';

export const submitHours = defineRoute({
  method: 'post',
  path: '/v1/volunteer/hours',
  operationId: 'submitVolunteerHours',
  tag: 'Volunteering',
  summary: 'Hand in hours of volunteer work',
  description:
    'The charity decides; it is reminded on day 3 and 7, reviewers of the platform may decide from day 14, and on day 30 the submission expires.',
  scope: 'volunteer:write',
  body: hoursRequestSchema,
  success: { status: 201, description: 'The submission', schema: hoursSchema },
  errors: ['INVALID_CHARITY'],
  async handle({ db, body, actor, now }) {
    const charity = await findCharity(db, body.charity_id);
    if (charity === undefined) throw invalidCharity(body.charity_id, 'There is no such charity.');
    if (!charity.listed) throw invalidCharity(body.charity_id, 'This charity takes no volunteer hours.');
    const opportunity =
      body.opportunity_id === undefined ? undefined : await findOpportunity(db, body.opportunity_id);
    await checkNames(db, body, opportunity, now);
    if (opportunity !== undefined) await checkScreening(db, actor, opportunity);
    await checkDay(db, actor, body);

    const hours = buildHours(body, actor, opportunity, now);
    await insertHours(db, hours);
    const entry = { submissionId: hours.id, status: hours.status, byUserId: actor.userId, at: now };
    await addHoursTimeline(db, { ...entry, detail: 'Handed in.' });
    await recordEvent(db, hoursSubmitted(hours, now), hours, now);
    const accepted = await autoAccept(db, hours, charity, now);
    if (accepted === undefined) await enqueueWorkflow(db, startOf(hours));
    return present(db, accepted ?? hours);
  },
});

/** Refuses a date in the future, another charity's opportunity and a verifier who is no member, all at once. */
async function checkNames(
  db: Database,
  body: HoursRequest,
  opportunity: Opportunity | undefined,
  now: Date,
): Promise<void> {
  const faults: FieldFault[] = [];
  if (body.date > latestDate(now)) faults.push({ field: 'date', message: 'is in the future' });
  if (body.opportunity_id !== undefined && opportunity?.charityId !== body.charity_id) {
    faults.push({ field: 'opportunity_id', message: 'is no opportunity of this charity' });
  }
  if (body.verifier_id !== undefined && !(await isMember(db, body.charity_id, body.verifier_id))) {
    faults.push({ field: 'verifier_id', message: 'is no member of this charity' });
  }
  if (faults.length > 0) throw validationError(faults);
}

/** Refuses more than 24 hours on one date in total, and work that overlaps other work, also when both come at once. */
async function checkDay(tx: Database, actor: Actor, body: HoursRequest): Promise<void> {
  const faults: FieldFault[] = [];
  const hundredths = Math.round(body.hours * 100);
  const before = await lockHoursOfDate(tx, actor.userId, body.date);
  if (before + hundredths > DAY_HUNDREDTHS) {
    const message = `makes more than 24 hours on ${body.date}: ${before / 100} are handed in already`;
    faults.push({ field: 'hours', message });
  }
  if (body.start_time !== undefined) {
    const startsAtMinute = parseMinute(body.start_time);
    const work = { userId: actor.userId, date: body.date, startsAtMinute, hundredths };
    if (await hasOverlap(tx, work)) {
      faults.push({ field: 'start_time', message: 'overlaps other hours that you handed in' });
    }
  }
  if (faults.length > 0) throw validationError(faults);
}

function buildHours(
  body: HoursRequest,
  actor: Actor,
  opportunity: Opportunity | undefined,
  now: Date,
): Hours {
  const hundredths = Math.round(body.hours * 100);
  return {
    id: newId('hours'),
    accountId: actor.accountId,
    volunteerUserId: actor.userId,
    charityId: body.charity_id,
    opportunityId: opportunity?.id ?? null,
    verifierUserId: body.verifier_id ?? opportunity?.verifierUserId ?? null,
    claimedHundredths: hundredths,
    hundredths,
    workedOn: body.date,
    startsAtMinute: body.start_time === undefined ? null : parseMinute(body.start_time),
    description: body.description,
    proofDocuments: body.proof_documents,
    status: 'pending',
    reason: null,
    decidedBy: null,
    decidedAt: null,
    remindersSent: 0,
    handedOverAt: null,
    submittedAt: now,
    expiresAt: expiryOf(now),
  };
}

/** Verifies at once what the charity's rule accepts; hours of the charity's own members always need a decision. */
async function autoAccept(
  tx: Database,
  hours: Hours,
  charity: Charity,
  now: Date,
): Promise<Hours | undefined> {
  if (charity.autoAcceptHundredths === null) return undefined;
  if (await isMember(tx, charity.id, hours.volunteerUserId)) return undefined;
  const verifiedBefore = await countVerified(tx, charity.id, hours.volunteerUserId);
  if (!isAutoAccepted(charity, { hundredths: hours.hundredths, verifiedBefore })) return undefined;
  const detail = "Verified by the charity's rule.";
  return moveHours(tx, hours, { to: 'verified', detail, byUserId: null, at: now });
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
