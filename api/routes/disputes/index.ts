import { shiftByDays } from '../../../domain/days';
import { EVIDENCE_DAYS } from '../../../domain/disputes/dispute';
import { GivingError, validationError } from '../../../domain/errors';
import { resolveDisputeOrAsk } from '../../../operations/disputes/lose-dispute';
import { openDispute } from '../../../operations/disputes/operator-changes';
import { newId } from '../../../new-id';
import { actsFor } from '../../access/acts-for';
import { loadCharity } from '../../access/charities';
import { loadDispute, loadGift, requireDisputeReporter, roleInGift } from '../../access/gifts';
import { requireOperator } from '../../access/resource';
import { Pending } from '../../pending';
import { presentApproval } from '../../presenters/approval';
import { presentDispute } from '../../presenters/dispute';
import { route, routes } from '../../route';
import {
  disputeRequestSchema,
  disputeSchema,
  disputeListSchema,
  evidenceSchema,
  resolutionSchema,
  allDisputesQuery,
} from './schema';
import { listDisputes } from '../../../db/queries/disputes/disputes';
import { pageQuery } from '../../fields';
import { giveEvidence } from '../../../operations/disputes/evidence';
import { listAllDisputes } from '../../../db/queries/disputes/lists';

export const disputeRoutes = routes('Disputes', {
  openDispute: route('POST /v1/donations/{donation_id}/disputes', {
    summary: "Record that the donor's bank disputes a gift",
    description:
      'For operators who are neither the donor nor tied to the charity. Refuses gifts that a real payment processor charged (409), because the processor itself reports their disputes. The disputed amount is deducted from what the charity is owed, and the chargeback fee is booked. Without `amount`, the dispute is about the whole gift. The answer is also 409 if the gift is not completed, is already disputed, or has a pending refund.',
    scope: 'donations:write',
    stepUp: 'staff',
    body: disputeRequestSchema,
    success: { status: 201, description: 'The dispute is open', schema: disputeSchema },
    errors: ['CONFLICT'],
    async handle(request) {
      const { act, db, params, body, actor, now } = request;
      const { gift, role } = await loadGift(db, actor, params.donation_id);
      await requireDisputeReporter(request, gift);
      const dispute = await openDispute(act, {
        id: newId('dispute'),
        donationId: gift.id,
        amount: body.amount,
        reason: body.reason ?? null,
        evidenceDueAt: chooseDeadline(body.evidence_due_at, now),
        openedByUserId: actor.userId,
      });
      return presentDispute(dispute, gift.currency, role);
    },
  }),

  listDisputes: route('GET /v1/donations/{donation_id}/disputes', {
    summary: 'List the disputes of a gift',
    description: 'Newest first.',
    scope: 'donations:read',
    guests: true,
    query: pageQuery,
    success: { status: 200, description: 'A page of disputes, newest first', schema: disputeListSchema },
    async handle({ db, params, query, actor }) {
      const { gift, role } = await loadGift(db, actor, params.donation_id);
      const { disputes, total } = await listDisputes(db, gift.id, query);
      return {
        disputes: disputes.map((dispute) => presentDispute(dispute, gift.currency, role)),
        total,
        ...query,
      };
    },
  }),

  getDispute: route('GET /v1/donations/{donation_id}/disputes/{dispute_id}', {
    summary: 'Read a dispute and its status',
    scope: 'donations:read',
    guests: true,
    success: { status: 200, description: 'The dispute', schema: disputeSchema },
    async handle({ db, params, actor }) {
      const { dispute, gift, role } = await loadDispute(db, actor, params);
      return presentDispute(dispute, gift.currency, role);
    },
  }),

  giveDisputeEvidence: route('POST /v1/donations/{donation_id}/disputes/{dispute_id}/evidence', {
    summary: "Submit the charity's evidence, once",
    description:
      'For members of the charity and operators. Afterwards the dispute waits only for its outcome. The answer is 409 if the dispute no longer waits for evidence.',
    scope: 'donations:write',
    body: evidenceSchema,
    success: { status: 200, description: 'The dispute, now under review', schema: disputeSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor }) {
      const { dispute, gift, role } = await loadDispute(db, actor, params);
      if (role === 'donor') {
        throw new GivingError('FORBIDDEN', 'Only members of the charity and operators may give evidence.');
      }
      const evidence = { disputeId: dispute.id, evidence: body.evidence };
      return presentDispute(await giveEvidence(act, evidence), gift.currency, role);
    },
  }),

  resolveDispute: route('POST /v1/donations/{donation_id}/disputes/{dispute_id}/resolution', {
    summary: 'Record the outcome of a dispute',
    description:
      'For operators who are neither the donor nor tied to the charity. `won` returns the money to the charity, `lost` to the donor. Repeating the same outcome changes nothing. Once what the operator let the platform bear in 30 days, losses included, would pass `APPROVAL_USD`, another operator must approve a loss. Refuses disputes of gifts that a real payment processor charged (409), because the processor decides them. The answer is also 409 if the dispute already ended differently.',
    scope: 'donations:write',
    stepUp: 'staff',
    body: resolutionSchema,
    success: {
      status: 200,
      description: 'The resolved dispute',
      schema: disputeSchema,
      pending: 'The loss waits for another operator',
    },
    errors: ['CONFLICT'],
    async handle(request) {
      const { act, db, params, body, actor, config, now } = request;
      const { dispute, gift, role } = await loadDispute(db, actor, params);
      await requireDisputeReporter(request, gift);
      const order = { disputeId: dispute.id, outcome: body.outcome };
      const resolved = await resolveDisputeOrAsk(act, order, config.approvalUsdMinor);
      return 'dispute' in resolved
        ? presentDispute(resolved.dispute, gift.currency, role)
        : new Pending(presentApproval(resolved.approval, now));
    },
  }),

  listAllDisputes: route('GET /v1/disputes', {
    summary: 'List the disputes of all gifts, or of the gifts to a charity',
    description:
      'Operators see all disputes. Members of a charity name it in `charity_id`. With `status=opened` and `due_before`, the list has what must be answered first. A dispute of the caller’s own gift shows no evidence. Newest first.',
    scope: 'donations:read',
    query: allDisputesQuery,
    success: { status: 200, description: 'A page of disputes, newest first', schema: disputeListSchema },
    errors: ['CHARITY_NOT_FOUND'],
    async handle({ db, query, actor }) {
      const { status, charity_id: charityId, due_before: dueBefore, limit, offset } = query;
      if (charityId !== undefined) await loadCharity(db, actor, charityId, 'readGifts');
      else requireOperator(actor, 'Name your charity in charity_id: only operators see all disputes.');
      const { disputes, total } = await listAllDisputes(db, { status, charityId, dueBefore, limit, offset });
      const member = charityId !== undefined;
      const presented = disputes.map(({ dispute, gift }) => {
        const role = roleInGift({ owner: actsFor(actor, gift.donorUserId), member });
        return presentDispute(dispute, gift.currency, role);
      });
      return { disputes: presented, total, limit, offset };
    },
  }),
});

function chooseDeadline(text: string | undefined, now: Date): Date {
  if (text === undefined) return shiftByDays(now, EVIDENCE_DAYS);
  const deadline = new Date(text);
  if (deadline > now) return deadline;
  throw validationError([{ field: 'evidence_due_at', code: 'too_small', message: 'must be in the future' }]);
}
