import { shiftByDays } from '../../../domain/days';
import { EVIDENCE_DAYS } from '../../../domain/disputes/dispute';
import { GivingError, validationError } from '../../../domain/errors';
import { openDispute } from '../../../operations/disputes/open-dispute';
import { requireIndependence } from '../../../operations/members/independence';
import { newId } from '../../../new-id';
import { mayReportDispute } from '../../policies/dispute';
import { presentDispute } from '../../presenters/dispute';
import { defineRoute } from '../../route';
import { loadGift } from '../gifts/load';
import { donationParams } from '../gifts/schema';
import { disputeRequestSchema, disputeSchema } from './schema';

export const openDisputeRoute = defineRoute({
  method: 'post',
  path: '/v1/donations/{donation_id}/disputes',
  operationId: 'openDispute',
  tag: 'Disputes',
  summary: "Record that the donor's bank disputes a gift",
  description:
    'For operators who are neither the donor nor tied to the charity. Refuses gifts that a real payment processor charged (409), because the processor itself reports their disputes. The disputed amount is deducted from what the charity is owed, and the chargeback fee is booked.',
  scope: 'donations:write',
  stepUp: 'staff',
  params: donationParams,
  body: disputeRequestSchema,
  success: { status: 201, description: 'The dispute is open', schema: disputeSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { gift, role } = await loadGift(db, actor, params.donation_id);
    if (!mayReportDispute(actor)) throw new GivingError('FORBIDDEN', 'Only an operator may do this.');
    await requireIndependence(db, { charityId: gift.charityId, parties: [gift.donorUserId], actor, at: now });
    const dispute = await openDispute(db, {
      id: newId('dispute'),
      donationId: gift.id,
      amount: body.amount,
      reason: body.reason ?? null,
      evidenceDueAt: chooseDeadline(body.evidence_due_at, now),
      openedByUserId: actor.userId,
      at: now,
    });
    return presentDispute(dispute, gift.currency, role);
  },
});

function chooseDeadline(text: string | undefined, now: Date): Date {
  if (text === undefined) return shiftByDays(now, EVIDENCE_DAYS);
  const deadline = new Date(text);
  if (deadline > now) return deadline;
  throw validationError([{ field: 'evidence_due_at', code: 'too_small', message: 'must be in the future' }]);
}
