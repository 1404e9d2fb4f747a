import { type Database } from '../../db/database';
import {
  closeDispute,
  type Dispute,
  findDispute,
  insertDispute,
  keepEvidence,
} from '../../db/queries/disputes/disputes';
import { addTimelineEntry, type Donation, lockDonation, moveDonation } from '../../db/queries/gifts/gifts';
import { recordEvent } from '../../db/queries/events/record-events';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { enqueueSignals, enqueueWorkflow } from '../../db/queries/platform/promise-workflows';
import { stopPlanOfDisputedGift } from '../../db/queries/plans/plans';
import { findTakenShare, hasPendingRefund } from '../../db/queries/refunds/refunds';
import { type DisputeOutcome, type DisputeStatus } from '../../domain/disputes/dispute';
import { donationDisputed } from '../../domain/gifts/events';
import { GivingError, notFound } from '../../domain/errors';
import { FEE_SCHEDULE } from '../../domain/fees/schedule';
import { postDispute, postDisputeLost, postDisputeWon } from '../../domain/ledger/postings';
import { shareOf } from '../../domain/ledger/shares';
import { formatMoney, fromUsdMinor } from '../../domain/money';
import { type DisputeInput } from '../../workflows/messages';
import { returnGift } from '../gifts/return-gift';
import { chooseAmount } from '../refunds/amount';
import { requireCompleted } from '../refunds/completed';

export interface DisputeOrder {
  id: string;
  donationId: string;
  /** A decimal string in the gift's currency; absent for all that is left. */
  amount?: string | undefined;
  reason: string | null;
  evidenceDueAt: Date;
  openedByUserId: string;
  now: Date;
}

/**
 * Opens a dispute inside the caller's transaction: the issuer has withdrawn the money, and the charity owes the
 * chargeback fee; the plan that the gift belongs to ends. Throws a GivingError on anything that refuses it.
 */
export async function openDispute(tx: Database, order: DisputeOrder): Promise<Dispute> {
  const gift = await lockDonation(tx, order.donationId);
  if (gift === undefined) throw notFound('donation');
  requireCompleted(gift);
  if (await hasPendingRefund(tx, gift.id)) {
    throw new GivingError(
      'CONFLICT',
      'A refund of the gift is under way: try again once it has ended.',
      {},
      5,
    );
  }
  const taken = await findTakenShare(tx, gift.id);
  const amountMinor = chooseAmount(gift, order.amount, gift.amountMinor - taken.amountMinor);
  const dispute: Dispute = {
    id: order.id,
    donationId: gift.id,
    status: 'opened',
    ...shareOf(gift, taken, amountMinor),
    feeMinor: fromUsdMinor(FEE_SCHEDULE.chargebackUsdMinor, gift.currency, gift.usdPerUnit).minor,
    reason: order.reason,
    evidence: null,
    evidenceDueAt: order.evidenceDueAt,
    openedByUserId: order.openedByUserId,
    resolvedByUserId: null,
    createdAt: order.now,
    resolvedAt: null,
  };
  await insertDispute(tx, dispute);
  await moveDonation(tx, gift.id, 'completed', { status: 'disputed' });
  await book(tx, { gift, dispute, kind: 'disputed', at: order.now });
  const amount = formatMoney({ currency: gift.currency, minor: amountMinor });
  const detail = `The donor's bank disputes ${gift.currency} ${amount}.`;
  await addTimelineEntry(tx, { donationId: gift.id, status: 'disputed', detail, at: order.now });
  await recordEvent(tx, donationDisputed(gift, dispute, 'opened'), gift, order.now);
  await stopPlanOfDisputedGift(tx, gift.id, order.now);
  await enqueueWorkflow(tx, startOf(gift, dispute));
  return dispute;
}

function startOf(gift: Donation, { id, evidenceDueAt }: Dispute) {
  const input: DisputeInput = { disputeId: id, evidenceDueAtMs: evidenceDueAt.getTime() };
  return {
    workflowType: 'dispute',
    workflowId: id,
    input,
    searchAttributes: { CharityId: gift.charityId, UserId: gift.donorUserId, DonationId: gift.id },
    summary: `dispute of a ${gift.paymentMethod} gift in ${gift.currency}`,
  };
}

/** Keeps the charity's evidence inside the caller's transaction: from now on the dispute waits for the issuer alone. */
export async function giveEvidence(
  tx: Database,
  dispute: Dispute,
  evidence: string,
  at: Date,
): Promise<Dispute> {
  if (!(await keepEvidence(tx, dispute.id, evidence))) {
    throw new GivingError('CONFLICT', 'The dispute no longer waits for evidence.');
  }
  const { donationId } = dispute;
  await addTimelineEntry(tx, { donationId, status: 'disputed', detail: 'Evidence was given.', at });
  await tellWorkflow(tx, dispute);
  return { ...dispute, status: 'under_review', evidence };
}

export interface Resolution {
  disputeId: string;
  outcome: DisputeOutcome;
  /** Who said so; null when the deadline passed without evidence. */
  resolvedByUserId: string | null;
  at: Date;
}

/**
 * Ends a dispute inside the caller's transaction, and answers it; one that had ended before stays as it is, as does
 * one whose deadline passed while its evidence came. A dispute
 * that is won gives the money back to the charity, one that is lost to the donor; the chargeback fee stays owed.
 */
export async function resolveDispute(tx: Database, resolution: Resolution): Promise<Dispute> {
  const { disputeId, outcome, resolvedByUserId, at } = resolution;
  const { donationId } = await requireDispute(tx, disputeId);
  const gift = await lockDonation(tx, donationId);
  if (gift === undefined) throw new Error(`${donationId} is not in the database`);
  // Evidence that came at the last moment keeps the deadline from ending the dispute.
  const from: DisputeStatus[] = resolvedByUserId === null ? ['opened'] : ['opened', 'under_review'];
  const end = { status: outcome, resolvedByUserId, resolvedAt: at };
  const hasClosed = await closeDispute(tx, disputeId, from, end);
  const dispute = await requireDispute(tx, disputeId);
  if (!hasClosed) return dispute;
  const status = await applyOutcome(tx, gift, dispute, at);
  const kind = outcome === 'won' ? 'dispute_won' : 'dispute_lost';
  await book(tx, { gift, dispute, kind, at });
  const detail = outcome === 'won' ? 'The dispute was won.' : describeLoss(resolution);
  await addTimelineEntry(tx, { donationId, status, detail, at });
  await recordEvent(tx, donationDisputed(gift, dispute, outcome), gift, at);
  await tellWorkflow(tx, dispute);
  return dispute;
}

async function applyOutcome(
  tx: Database,
  gift: Donation,
  dispute: Dispute,
  at: Date,
): Promise<'completed' | 'refunded'> {
  if (dispute.status === 'lost') {
    return returnGift(tx, { gift, refundedMinor: gift.refundedMinor + dispute.amountMinor, at });
  }
  await moveDonation(tx, gift.id, 'disputed', { status: 'completed' });
  return 'completed';
}

function describeLoss({ resolvedByUserId }: Resolution): string {
  return resolvedByUserId === null
    ? 'The dispute was lost: no evidence came before its deadline.'
    : 'The dispute was lost.';
}

interface Booking {
  gift: Donation;
  dispute: Dispute;
  kind: 'disputed' | 'dispute_won' | 'dispute_lost';
  at: Date;
}

async function book(tx: Database, { gift, dispute, kind, at }: Booking): Promise<void> {
  const parties = { ...gift, method: gift.paymentMethod };
  const entries = {
    disputed: () => postDispute(parties, dispute, dispute.feeMinor),
    dispute_won: () => postDisputeWon(parties, dispute),
    dispute_lost: () => postDisputeLost(parties, dispute),
  }[kind]();
  await insertPosting(tx, { donationId: gift.id, kind, cause: dispute.id, at, entries });
}

/** The workflow looks at the row itself, so a signal carries nothing and may come twice. */
async function tellWorkflow(tx: Database, { id }: Dispute): Promise<void> {
  await enqueueSignals(tx, [{ workflowType: 'dispute', workflowId: id, signal: 'disputeMoved' }]);
}

async function requireDispute(tx: Database, id: string): Promise<Dispute> {
  const dispute = await findDispute(tx, id);
  if (dispute === undefined) throw new Error(`${id} is not in the database`);
  return dispute;
}
