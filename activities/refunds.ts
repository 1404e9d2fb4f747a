import { type Database, inTransaction } from '../db/database';
import { type Dispute, findDispute } from '../db/queries/disputes/disputes';
import { type Charge, findCharge } from '../db/queries/charges/charges';
import { type Gift, findGift } from '../db/queries/gifts/gifts';
import { findRefund, type Refund } from '../db/queries/refunds/refunds';
import { type DisputeStatus } from '../domain/disputes/dispute';
import { isRefusal, requireRow } from '../domain/errors';
import { type PaymentProcessor, type RefundProgress } from '../gateways/processors/payment-processor';
import { noteEvidence } from '../operations/disputes/evidence';
import { endUnansweredDispute } from '../operations/disputes/unanswered';
import { cancelRefund, completeRefund, failRefund } from '../operations/refunds/end-refund';
import { noteRefundRequest } from '../operations/refunds/follow-refund';
import { type ActivityDependencies } from '.';
import { chargeName } from '../operations/charges/charge-name';

export type RefundOutcome =
  { status: 'pending'; checkAgainInMs: number } | { status: 'completed' | 'failed' };

export function createRefundActivities({ db, gateways }: ActivityDependencies) {
  return {
    /**
     * Requests the refund, or reads the progress of an earlier request. Once the refund has ended, books it.
     */
    async settleRefund({ refundId }: { refundId: string }): Promise<RefundOutcome> {
      const refund = await requireRefund(db, refundId);
      if (refund.status !== 'pending') return readOutcome(refund);
      const gift = requireRow(await findGift(db, refund.donationId), refund.donationId);
      const charge = requireRow(await findCharge(db, gift.id), gift.id);
      const at = new Date();
      if (
        refund.askedAt === null &&
        !(await inTransaction(db, (tx) => noteRefundRequest({ tx, at }, refund)))
      ) {
        return readOutcome(await requireRefund(db, refundId));
      }
      const progress = await giveBack(gateways.processor, { gift, charge, refund });
      if (progress.state === 'pending') return { status: 'pending', checkAgainInMs: progress.checkAgainInMs };
      return endRefund(db, refund, progress);
    },

    /** Fails a refund whose run an operator cancelled. A refund that the processor was asked for stays pending. */
    async cancelRefund({ refundId }: { refundId: string }): Promise<RefundOutcome> {
      const at = new Date();
      return readOutcome({ status: await inTransaction(db, (tx) => cancelRefund({ tx, at }, refundId)) });
    },

    /** Sends the charity's evidence to the processor, once. */
    async sendEvidence({ disputeId }: { disputeId: string }): Promise<void> {
      await sendEvidenceOn(db, gateways.processor, await requireDispute(db, disputeId));
    },

    async readDispute({ disputeId }: { disputeId: string }): Promise<DisputeStatus> {
      return (await requireDispute(db, disputeId)).status;
    },

    /** Marks a dispute as lost if the charity gave no evidence, and one operator may decide it. Returns its status. */
    async endUnanswered({ disputeId }: { disputeId: string }): Promise<DisputeStatus> {
      const at = new Date();
      const { approvalUsdMinor } = gateways.payouts;
      const end = (tx: Database) => endUnansweredDispute({ tx, at }, disputeId, approvalUsdMinor);
      return (await inTransaction(db, end)).status;
    },
  };
}

/** Requests the refund. If the processor refuses the request, the refund counts as refused. */
async function giveBack(
  processor: PaymentProcessor,
  { gift, charge, refund }: { gift: Gift; charge: Charge; refund: Refund },
): Promise<RefundProgress> {
  try {
    return await processor.refund({
      refundId: refund.id,
      idempotencyKey: refund.id,
      charge: { ...chargeName(gift, charge), source: charge.sourceReference },
      amount: { currency: gift.currency, minor: refund.returnedMinor },
    });
  } catch (error) {
    if (isRefusal(error)) return { state: 'refused' };
    throw error;
  }
}

/** Sends the charity's evidence to the processor, and records whether the processor accepted it. */
async function sendEvidenceOn(
  db: Database,
  { reports }: PaymentProcessor,
  { id: disputeId, evidence: text, processorReference: reference, evidenceSentAt }: Dispute,
): Promise<void> {
  if (text === null || reference === null || evidenceSentAt !== null) return;
  let isTaken = true;
  try {
    await reports.submitEvidence({ reference, disputeId, text });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    isTaken = false;
  }
  await inTransaction(db, (tx) => noteEvidence({ tx, at: new Date() }, { disputeId, isTaken }));
}

/** Books the outcome of a refund in one transaction. */
async function endRefund(
  db: Database,
  refund: Refund,
  end: Exclude<RefundProgress, { state: 'pending' }>,
): Promise<RefundOutcome> {
  return inTransaction(db, async (tx) => {
    const at = new Date();
    if (end.state === 'returned') await completeRefund({ tx, at }, refund);
    else
      await failRefund({ tx, at }, { refund, failureCode: end.isTooLate === true ? 'TOO_LATE' : 'REFUSED' });
    return { status: end.state === 'returned' ? 'completed' : 'failed' };
  });
}

function readOutcome({ status }: Pick<Refund, 'status'>): RefundOutcome {
  return status === 'pending' ? { status, checkAgainInMs: 1 } : { status };
}

async function requireRefund(db: Database, id: string): Promise<Refund> {
  return requireRow(await findRefund(db, id), id);
}

async function requireDispute(db: Database, id: string): Promise<Dispute> {
  return requireRow(await findDispute(db, id), id);
}
