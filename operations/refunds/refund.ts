import { type Database, inTransaction } from '../../db/database';
import {
  addTimelineEntry,
  type Donation,
  lockDonation,
  moveDonation,
  noteRefunded,
} from '../../db/queries/gifts/gifts';
import { recordEvent } from '../../db/queries/events/record-events';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { enqueueWorkflow } from '../../db/queries/platform/promise-workflows';
import { findTakenShare, insertRefund, type Refund, settleRefund } from '../../db/queries/refunds/refunds';
import { donationRefunded } from '../../domain/gifts/events';
import { GivingError, notFound, validationError } from '../../domain/errors';
import { postRefund } from '../../domain/ledger/postings';
import { shareOf } from '../../domain/ledger/shares';
import { formatMoney, MoneyError, parseMoney } from '../../domain/money';
import { type AskingRole, REFUND_FAILURES, type RefundFailureCode } from '../../domain/refunds/refund';
import { reissueReceipt } from '../receipts/receipt';
import { type RefundInput } from '../../workflows/messages';

export interface RefundOrder {
  id: string;
  donationId: string;
  /** A decimal string in the gift's currency; absent for all that is left. */
  amount?: string | undefined;
  reason: string | null;
  requestedBy: AskingRole;
  requestedByUserId: string;
  now: Date;
}

/**
 * Accepts a refund inside the caller's transaction: reserves its amount of what is left of the gift, and promises its
 * workflow. Throws a GivingError on anything that refuses it.
 */
export async function requestRefund(tx: Database, order: RefundOrder): Promise<Refund> {
  const gift = await lockDonation(tx, order.donationId);
  if (gift === undefined) throw notFound('donation');
  requireCompleted(gift);
  const taken = await findTakenShare(tx, gift.id);
  const amountMinor = chooseAmount(gift, order.amount, gift.amountMinor - taken.amountMinor);
  const refund: Refund = {
    id: order.id,
    donationId: gift.id,
    status: 'pending',
    ...shareOf(gift, taken, amountMinor),
    reason: order.reason,
    requestedBy: order.requestedBy,
    requestedByUserId: order.requestedByUserId,
    failureCode: null,
    createdAt: order.now,
    settledAt: null,
  };
  await insertRefund(tx, refund);
  const input: RefundInput = { refundId: refund.id };
  await enqueueWorkflow(tx, {
    workflowType: 'refund',
    workflowId: refund.id,
    input,
    searchAttributes: { CharityId: gift.charityId, UserId: gift.donorUserId, DonationId: gift.id },
    summary: `refund of a ${gift.paymentMethod} gift in ${gift.currency}`,
  });
  return refund;
}

const WHY_NOT = {
  pending: 'The gift is not completed yet.',
  failed: 'The gift failed: nothing was taken, so there is nothing to give back.',
  refunded: 'The gift was given back in full.',
  disputed: 'The gift is disputed: its money is with the issuer until the dispute ends.',
};

/** Refuses with CONFLICT unless the gift is completed: only then is its money here. */
export function requireCompleted(gift: Pick<Donation, 'status'>): void {
  if (gift.status === 'completed') return;
  throw new GivingError('CONFLICT', WHY_NOT[gift.status], { status: gift.status });
}

/** The part of a gift that a request names, or all that is left; refuses one that is malformed or larger. */
export function chooseAmount(
  { currency }: Pick<Donation, 'currency'>,
  wanted: string | undefined,
  leftMinor: bigint,
): bigint {
  const left = formatMoney({ currency, minor: leftMinor });
  if (leftMinor === 0n) {
    throw new GivingError('CONFLICT', 'Nothing of the gift is left: refunds under way reserve the rest.', {
      left,
    });
  }
  if (wanted === undefined) return leftMinor;
  const minor = parseAmount(wanted, currency);
  if (minor <= leftMinor) return minor;
  throw validationError([
    { field: 'amount', message: `is more than is left of the gift: ${left} ${currency}` },
  ]);
}

function parseAmount(text: string, currency: Donation['currency']): bigint {
  try {
    return parseMoney(text, currency).minor;
  } catch (error) {
    if (error instanceof MoneyError) throw validationError([{ field: 'amount', message: error.message }]);
    throw error;
  }
}

/** One transaction: refund, gift, timeline, posting, event. A refund that has ended stays as it is. */
export async function completeRefund(db: Database, refund: Refund): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = new Date();
    const gift = await requireLocked(tx, refund.donationId);
    if (!(await settleRefund(tx, refund.id, { status: 'completed' }, at))) return;
    const refundedMinor = gift.refundedMinor + refund.amountMinor;
    const status = await giveBack(tx, gift, refundedMinor, at);
    const money = (minor: bigint) => `${gift.currency} ${formatMoney({ currency: gift.currency, minor })}`;
    await addTimelineEntry(tx, {
      donationId: gift.id,
      status,
      detail: status === 'refunded' ? 'Given back in full.' : `${money(refund.amountMinor)} was given back.`,
      at,
    });
    await insertPosting(tx, {
      donationId: gift.id,
      kind: 'refunded',
      cause: refund.id,
      at,
      entries: postRefund({ ...gift, method: gift.paymentMethod }, refund),
    });
    await recordEvent(tx, donationRefunded(gift, refund, { status, refundedMinor }), gift, at);
  });
}

/**
 * Notes what went back of a locked gift, which is `refunded` once nothing is left, and answers its state; its receipt is
 * voided. The refund or dispute itself must have ended before.
 */
export async function giveBack(
  tx: Database,
  gift: Donation,
  refundedMinor: bigint,
  at: Date,
): Promise<'completed' | 'refunded'> {
  const status = refundedMinor === gift.amountMinor ? 'refunded' : 'completed';
  if (status === gift.status) await noteRefunded(tx, gift.id, refundedMinor);
  else await moveDonation(tx, gift.id, gift.status, { status, refundedMinor });
  await reissueReceipt(tx, gift.id, at);
  return status;
}

/** One transaction: the refund ends without money moving, and its amount is free again; the gift's timeline says why. */
export async function failRefund(
  db: Database,
  refund: Refund,
  failureCode: RefundFailureCode,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = new Date();
    const gift = await requireLocked(tx, refund.donationId);
    if (!(await settleRefund(tx, refund.id, { status: 'failed', failureCode }, at))) return;
    const detail = `A refund failed: ${REFUND_FAILURES[failureCode]}`;
    await addTimelineEntry(tx, { donationId: gift.id, status: gift.status, detail, at });
  });
}

async function requireLocked(tx: Database, donationId: string): Promise<Donation> {
  const gift = await lockDonation(tx, donationId);
  if (gift === undefined) throw new Error(`${donationId} is not in the database`);
  return gift;
}
