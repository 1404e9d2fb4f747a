import { type Database } from '../../db/database';
import { type Gift, lockGift } from '../../db/queries/gifts/gifts';
import { findChargeIdOfGift } from '../../db/queries/matching/charges';
import {
  findTakenShare,
  insertRefund,
  lockDonorRefunds,
  type Refund,
} from '../../db/queries/refunds/refunds';
import { DAY_MS } from '../../domain/days';
import { GivingError, requireRow, validationError } from '../../domain/errors';
import { postRefund, takenFromCharity } from '../../domain/ledger/postings';
import { shareOf } from '../../domain/ledger/shares';
import {
  type AskingRole,
  DONOR_REFUND_WINDOW_DAYS,
  DONOR_REFUNDS,
  type FeeBearer,
  isTooLateForDonor,
  REFUND_DAYS,
} from '../../domain/refunds/refund';
import { type Act } from '../act';
import { chooseAmount, hasFunds, isUnclaimedRefund, requireCompleted } from './conditions';
import { startRefund } from './start-refund';

/** What a refund is made of. */
export interface RefundDraft {
  id: string;
  donationId: string;
  /** A decimal string in the gift's currency. Defaults to the part of the gift that is not refunded yet. */
  amount?: string | undefined;
  reason: string | null;
  requestedBy: AskingRole;
  requestedByUserId: string;
  /** True if the platform bears the processing fee instead of the charity. */
  doesPlatformBearFees?: boolean;
}

export interface RefundRequest extends RefundDraft {
  /** True if the charity owes the refund even without the money for it. Its balance may become negative. */
  isOwed?: boolean;
  environment: keyof typeof DONOR_REFUNDS;
}

/**
 * Accepts a refund, reserves its amount and enqueues its workflow. If the charity cannot pay a donor's refund, the
 * refund waits for an operator's decision. If nobody claimed the charity in time, the donor gets everything back.
 * Throws a GivingError if the gift is not completed or has too little left, or if the donor asks too late or too often.
 * Also throws if the charity cannot pay a refund that the donor did not request.
 */
export async function requestRefund(act: Act, request: RefundRequest): Promise<Refund> {
  const { tx } = act;
  const gift = await lockRefundable(tx, request.donationId);
  if (request.requestedBy === 'donor') await refuseMatches(tx, gift);
  const isUnclaimed = await isUnclaimedRefund(act, gift, request);
  const refund = await buildRefund(act, gift, isUnclaimed ? 'platform' : feeBearerOf(request), request);
  // The limits do not apply if nobody claimed the charity in time.
  if (request.requestedBy === 'donor' && !isUnclaimed) {
    await checkDonorLimits(act, gift, { ...request, userId: request.requestedByUserId });
  }
  return acceptRefund(tx, { gift, refund, isOwed: request.isOwed === true });
}

/** Builds the refund that somebody other than the donor asks for, and stores nothing. Locks the gift. */
export async function draftRefund(
  act: Act,
  draft: RefundDraft,
): Promise<Pick<AcceptedRefund, 'gift' | 'refund'>> {
  const gift = await lockRefundable(act.tx, draft.donationId);
  return { gift, refund: await buildRefund(act, gift, feeBearerOf(draft), draft) };
}

async function lockRefundable(tx: Database, donationId: string): Promise<Gift> {
  const gift = requireRow(await lockGift(tx, donationId), donationId);
  requireCompleted(gift);
  return gift;
}

interface AcceptedRefund {
  /** The caller has locked the gift. */
  gift: Gift;
  refund: Refund;
  isOwed: boolean;
}

/** Stores a refund, reserves its amount and enqueues its workflow, unless it waits for an operator's decision. */
export async function acceptRefund(tx: Database, { gift, refund, isOwed }: AcceptedRefund): Promise<Refund> {
  const isPaid = isOwed || (await hasFunds(tx, gift, refund));
  const accepted: Refund = { ...refund, decision: isPaid ? null : 'needed' };
  await insertRefund(tx, accepted);
  if (accepted.decision === null) await startRefund(tx, gift, accepted);
  return accepted;
}

/** Other donors were told that their gifts are matched, so the sponsor cannot take the matches back. */
async function refuseMatches(tx: Database, { id, campaignId }: Gift): Promise<void> {
  if (campaignId === null || (await findChargeIdOfGift(tx, id)) === undefined) return;
  const message = 'This gift pays matches of other gifts. Only the charity can refund it.';
  throw new GivingError('CONFLICT', message, { reason: 'matches' });
}

async function buildRefund(
  { tx, at }: Act,
  gift: Gift,
  feeBearer: FeeBearer,
  request: RefundDraft,
): Promise<Refund> {
  const taken = await findTakenShare(tx, gift.id);
  const amountMinor = chooseAmount(gift, request.amount, gift.amountMinor - taken.amountMinor);
  const { chargeMinor, ...share } = shareOf(gift, taken, amountMinor);
  const keptMinor = feeBearer === 'donor' ? share.processingFeeMinor + share.absorbedProcessingMinor : 0n;
  const returnedMinor = chargeMinor - keptMinor;
  if (returnedMinor <= 0n) {
    throw validationError([
      {
        field: 'amount',
        code: 'too_small',
        message: 'is too small: nothing would be returned after the processing fee',
      },
    ]);
  }
  const cost = { ...share, returnedMinor, feeBearer, decision: null };
  return {
    id: request.id,
    donationId: gift.id,
    status: 'pending',
    ...cost,
    keptMinor,
    fromCharityMinor: takenFromCharity(gift, postRefund({ ...gift, method: gift.paymentMethod }, cost)),
    decisionReason: null,
    decidedByUserId: null,
    decidedAt: null,
    askedAt: null,
    reason: request.reason,
    requestedBy: request.requestedBy,
    requestedByUserId: request.requestedByUserId,
    failureCode: null,
    createdAt: at,
    settledAt: null,
    reversedAt: null,
  };
}

function feeBearerOf({ requestedBy, doesPlatformBearFees }: RefundDraft): FeeBearer {
  if (requestedBy === 'donor') return 'donor';
  return doesPlatformBearFees === true ? 'platform' : 'charity';
}

interface DonorRequest {
  userId: string;
  environment: keyof typeof DONOR_REFUNDS;
}

/**
 * Refuses a donor who has requested too many refunds, or who requests one too long after the gift was
 * completed.
 */
async function checkDonorLimits(
  { tx, at }: Act,
  gift: Pick<Gift, 'settledAt'>,
  { userId, environment }: DonorRequest,
): Promise<void> {
  if (gift.settledAt !== null && isTooLateForDonor(gift.settledAt, at)) {
    const message = `A donor can take a gift back within ${REFUND_DAYS} days of its completion. Ask the charity to refund it.`;
    throw new GivingError('CONFLICT', message, { completed_at: gift.settledAt.toISOString() });
  }
  const since = new Date(at.getTime() - DONOR_REFUND_WINDOW_DAYS * DAY_MS);
  const limit = DONOR_REFUNDS[environment];
  if ((await lockDonorRefunds(tx, userId, since)) < limit) return;
  throw new GivingError(
    'LIMIT_EXCEEDED',
    `A donor may request ${limit} refunds in ${DONOR_REFUND_WINDOW_DAYS} days. Ask the charity to refund the gift.`,
    { limit, days: DONOR_REFUND_WINDOW_DAYS },
  );
}
