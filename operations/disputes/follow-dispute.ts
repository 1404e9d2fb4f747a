import { type Database } from '../../db/database';
import { type Charge, findCharge, findChargeByReference } from '../../db/queries/charges/charges';
import {
  type Dispute,
  findDisputeByReference,
  insertDispute,
  updateDispute,
} from '../../db/queries/disputes/disputes';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Gift, lockGift } from '../../db/queries/gifts/gifts';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { shiftByDays } from '../../domain/days';
import { EVIDENCE_DAYS, isOpen, RETURN_REASON } from '../../domain/disputes/dispute';
import { giftDisputed } from '../../domain/disputes/events';
import { requireRow } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { type ProcessorDispute } from '../../gateways/processors/processor-reports';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { followReturns } from '../gifts/return-gift';
import { stopDisputedPlan } from '../plans/holds';
import { disableSource } from '../sources/follow-source';
import { decided, endDispute, reverseLoss } from './end-dispute';
import { bookDispute, splitWithdrawn } from './posting';
import { wakeDispute, startOfDispute } from './start-dispute';

export interface FollowedDispute {
  known: ProcessorDispute;
}

/** A returned debit is lost, and its money is with the donor. */
const RETURNED = { code: 'money_returned', detail: 'The money went back to the donor.' } as const;

/**
 * Updates our dispute to the state that the processor reports now, in one or more steps. The result does not
 * depend on earlier events, so events may arrive in any order and more than once. Books nothing until the
 * processor has withdrawn money. Returns false if the payment is not ours.
 */
export async function followDispute(act: Act, { known }: FollowedDispute): Promise<boolean> {
  const donationId = known.donationId ?? (await findPaidGift(act.tx, known.payment));
  const gift = donationId === undefined ? undefined : await lockLastGift(act.tx, donationId);
  if (gift === undefined) return false;
  if (known.withdrawn.minor > 0n) await follow(act, gift, { known });
  return true;
}

/** Locks the gift that now bears the charge. If the gift was redirected, this is the last gift of the chain. */
async function lockLastGift(tx: Database, donationId: string): Promise<Gift | undefined> {
  const gift = await lockGift(tx, donationId);
  return gift === undefined || gift.redirectedTo === null ? gift : lockLastGift(tx, gift.redirectedTo);
}

async function findPaidGift(tx: Database, payment: string | null): Promise<string | undefined> {
  return payment === null ? undefined : (await findChargeByReference(tx, payment))?.donationId;
}

async function follow(act: Act, gift: Gift, { known }: FollowedDispute): Promise<void> {
  if (known.withdrawn.currency !== gift.currency) {
    throw new Error(`${gift.id} was paid in ${gift.currency}, not in ${known.withdrawn.currency}`);
  }
  const charge = requireRow(await findCharge(act.tx, gift.id), gift.id);
  const dispute =
    (await findDisputeByReference(act.tx, charge.processor, known.reference)) ??
    (await reportDispute(act, { gift, charge, known }));
  const isWon = known.state === 'won';
  if (isWon && dispute.status === 'lost') await reverseLoss(act, dispute);
  if (!isOpen(dispute.status)) return;
  // A returned debit counts as lost at once, because no evidence can undo it.
  const isLost = known.state === 'lost' || known.returnCode !== null;
  if (isWon || isLost) await end(act, dispute, isWon ? 'won' : 'lost');
  else if (known.state === 'under_review') await review(act.tx, dispute);
}

async function end(act: Act, dispute: Dispute, outcome: 'won' | 'lost'): Promise<void> {
  await endDispute(act, {
    disputeId: dispute.id,
    from: ['opened', 'under_review'],
    outcome,
    resolvedByUserId: null,
    step: dispute.returnCode === null ? decided(outcome) : RETURNED,
  });
}

/** Records that somebody gave evidence on the processor's own pages. */
async function review(tx: Database, dispute: Dispute): Promise<void> {
  if (dispute.status !== 'opened') return;
  await updateDispute(tx, dispute.id, { status: 'under_review' });
  await wakeDispute(tx, dispute.id);
}

interface ReportedDispute {
  /** The caller has locked the gift. */
  gift: Gift;
  charge: Charge;
  known: ProcessorDispute;
}

/**
 * Opens a dispute that the processor reported after it had withdrawn the money. Books the withdrawal in every
 * state of the gift. The platform bears the part that cannot be taken from the gift. If a bank returned the
 * debit, disables the source and pauses the source's plans. Any other dispute cancels the gift's plan.
 */
async function reportDispute(act: Act, report: ReportedDispute): Promise<Dispute> {
  const { tx, at } = act;
  const { gift, known } = report;
  const dispute = await buildDispute(act, report);
  await insertDispute(tx, dispute);
  const hasPart = dispute.joined === 'at_opening';
  const status = hasPart
    ? await followReturns(act, { gift, refundedMinor: gift.refundedMinor })
    : gift.status;
  await bookDispute(act, { gift, dispute, kind: 'disputed' });
  await addTimelineEntry(tx, { donationId: gift.id, status, ...describe(gift, known), at });
  await recordEvent(tx, giftDisputed(gift, dispute, 'opened'), gift, at);
  if (known.returnCode !== null) await stopUsingSource(act, report);
  else if (gift.recurringId !== null) await stopDisputedPlan(act, gift.recurringId);
  const isEnded = known.state === 'won' || known.state === 'lost';
  if (!isEnded) await enqueueWorkflow(tx, startOfDispute(gift, dispute));
  return dispute;
}

async function buildDispute({ tx, at }: Act, { gift, charge, known }: ReportedDispute): Promise<Dispute> {
  const { returnCode, withdrawn } = known;
  const isReturn = returnCode !== null;
  const split = await splitWithdrawn(tx, gift, { withdrawnMinor: withdrawn.minor, isReturn });
  return {
    id: newId('dispute'),
    donationId: gift.id,
    status: 'opened',
    ...split,
    reason: isReturn ? RETURN_REASON : known.reason,
    evidence: null,
    evidenceDueAt: known.evidenceDueAt ?? shiftByDays(at, EVIDENCE_DAYS),
    openedByUserId: null,
    resolvedByUserId: null,
    createdAt: at,
    resolvedAt: null,
    reversedAt: null,
    processor: charge.processor,
    processorReference: known.reference,
    returnCode,
    joined: split.amountMinor > 0n ? 'at_opening' : 'not_yet',
    evidenceSentAt: null,
  };
}

function describe(gift: Gift, { returnCode, withdrawn }: ProcessorDispute) {
  const amount = `${gift.currency} ${formatMoney(withdrawn)}`;
  const { minor: amountMinor } = withdrawn;
  if (returnCode === null) {
    return { code: 'disputed', amountMinor, detail: `The donor's bank disputes ${amount}.` } as const;
  }
  const detail = `The donor's bank returned the debit of ${amount} (${returnCode}).`;
  return { code: 'debit_returned', amountMinor, reason: returnCode, detail } as const;
}

/** Disables only the donor's own source, because all users of a sandbox share the test sources. */
async function stopUsingSource(act: Act, { gift, charge }: ReportedDispute): Promise<void> {
  const name = { processor: charge.processor, reference: charge.sourceReference, userId: gift.donorUserId };
  await disableSource(act, name);
}
