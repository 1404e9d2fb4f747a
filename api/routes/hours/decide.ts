import { type Database, inTransaction } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { type Hours } from '../../../db/queries/hours/hours';
import { GivingError, validationError } from '../../../domain/errors';
import { type HoursStatus, isOpen } from '../../../domain/hours/hours';
import { mayDecideHours } from '../../policies/volunteer-hours';
import { defineRoute } from '../../route';
import { decided, forbidden, loadLockedHours, present, requireMove } from './load';
import {
  bulkDecisionSchema,
  bulkResultSchema,
  type Decision,
  decisionSchema,
  hoursParams,
  hoursSchema,
} from './schema';

const OUTCOMES: Record<Decision['decision'], { to: HoursStatus; detail: string }> = {
  verify: { to: 'verified', detail: 'Verified.' },
  reject: { to: 'rejected', detail: 'Rejected.' },
  request_information: { to: 'information_required', detail: 'More information was asked for.' },
};

export const decideHours = defineRoute({
  method: 'post',
  path: '/v1/volunteer/hours/{submission_id}/decision',
  operationId: 'decideVolunteerHours',
  tag: 'Volunteering',
  summary: 'Verify hours, reject them, or ask for more information',
  description: 'For members of the charity, reviewers and operators; nobody decides on their own hours.',
  scope: 'volunteer:write',
  params: hoursParams,
  body: decisionSchema,
  success: { status: 200, description: 'The submission as it is now', schema: hoursSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    return present(db, await decide(db, actor, { ...body, submissionId: params.submission_id, now }));
  },
});

export const decideManyHours = defineRoute({
  method: 'post',
  path: '/v1/volunteer/hours/decisions',
  operationId: 'decideManyVolunteerHours',
  tag: 'Volunteering',
  summary: 'Decide on up to 100 submissions alike',
  description: 'Each is decided for itself: one that is refused leaves the others as they are.',
  scope: 'volunteer:write',
  body: bulkDecisionSchema,
  success: { status: 200, description: 'What became of each', schema: bulkResultSchema },
  errors: [],
  async handle({ db, body, actor, now }) {
    const { submission_ids: ids, ...decision } = body;
    const results = new Map<string, BulkResult>();
    // In one order, so that two bulk decisions never wait for each other.
    for (const id of ids.toSorted()) {
      results.set(id, await tryDecide(db, actor, { ...decision, submissionId: id, now }));
    }
    return { results: ids.flatMap((id) => results.get(id) ?? []) };
  },
});

type DecisionOn = Decision & { submissionId: string; now: Date };

async function decide(tx: Database, actor: Actor, decision: DecisionOn): Promise<Hours> {
  const { hours, member } = await loadLockedHours(tx, actor, decision.submissionId);
  if (!mayDecideHours(actor, hours, member)) {
    throw forbidden(
      'Somebody else decides on these hours: a member of the charity who is not the volunteer.',
    );
  }
  if (!isOpen(hours.status)) throw decided(hours);
  const hundredths = decision.hours === undefined ? undefined : Math.round(decision.hours * 100);
  if (hundredths !== undefined && hundredths > hours.claimedHundredths) {
    throw validationError([{ field: 'hours', message: 'is more than the volunteer claimed' }]);
  }
  return requireMove(tx, hours, {
    ...OUTCOMES[decision.decision],
    reason: decision.reason ?? null,
    ...(hundredths === undefined ? {} : { hundredths }),
    byUserId: actor.userId,
    at: decision.now,
  });
}

interface BulkResult {
  submission_id: string;
  status: HoursStatus | null;
  error: { code: string; message: string; details: Record<string, unknown> } | null;
}

/** Under a savepoint: what is refused leaves nothing behind. */
async function tryDecide(tx: Database, actor: Actor, decision: DecisionOn): Promise<BulkResult> {
  const { submissionId: submission_id } = decision;
  try {
    const { status } = await inTransaction(tx, (savepoint) => decide(savepoint, actor, decision));
    return { submission_id, status, error: null };
  } catch (error) {
    if (!(error instanceof GivingError) || error.status >= 500) throw error;
    const { code, message, details } = error;
    return { submission_id, status: null, error: { code, message, details } };
  }
}
