import { type Database } from '../../db/database';
import { type Charge } from '../../db/queries/charges/charges';
import { type Dispute, insertDispute } from '../../db/queries/disputes/disputes';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Donation } from '../../db/queries/gifts/gifts';
import { enqueueWorkflow } from '../../db/queries/platform/promise-workflows';
import { shiftByDays } from '../../domain/days';
import { EVIDENCE_DAYS, RETURN_REASON } from '../../domain/disputes/dispute';
import { donationDisputed } from '../../domain/disputes/events';
import { formatMoney } from '../../domain/money';
import { type ProcessorDispute } from '../../gateways/processors/processor-reports';
import { newId } from '../../new-id';
import { followReturns } from '../gifts/return-gift';
import { stopDisputedPlan } from '../plans/stop-disputed-plan';
import { disableSource } from '../sources/disable-source';
import { bookDispute } from './posting';
import { startOfDispute } from './start-of-dispute';
import { splitWithdrawn } from './withdrawn';

export interface ReportedDispute {
  /** The caller has locked the gift. */
  gift: Donation;
  charge: Charge;
  known: ProcessorDispute;
  at: Date;
}

/**
 * Opens a dispute that the processor reported after it had withdrawn the money. Books the withdrawal in every
 * state of the gift. The platform bears the part that cannot be taken from the gift. If a bank returned the
 * debit, disables the source and pauses the source's plans. Any other dispute cancels the gift's plan.
 */
export async function reportDispute(tx: Database, report: ReportedDispute): Promise<Dispute> {
  const { gift, known, at } = report;
  const dispute = await buildDispute(tx, report);
  await insertDispute(tx, dispute);
  const hasPart = dispute.joined === 'at_opening';
  const status = hasPart
    ? await followReturns(tx, { gift, refundedMinor: gift.refundedMinor, at })
    : gift.status;
  await bookDispute(tx, { gift, dispute, kind: 'disputed', at });
  await addTimelineEntry(tx, { donationId: gift.id, status, ...describe(gift, known), at });
  await recordEvent(tx, donationDisputed(gift, dispute, 'opened'), gift, at);
  if (known.returnCode !== null) await stopUsingSource(tx, report);
  else if (gift.recurringId !== null) await stopDisputedPlan(tx, { planId: gift.recurringId, at });
  const isEnded = known.state === 'won' || known.state === 'lost';
  if (!isEnded) await enqueueWorkflow(tx, startOfDispute(gift, dispute));
  return dispute;
}

async function buildDispute(tx: Database, { gift, charge, known, at }: ReportedDispute): Promise<Dispute> {
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

function describe(gift: Donation, { returnCode, withdrawn }: ProcessorDispute) {
  const amount = `${gift.currency} ${formatMoney(withdrawn)}`;
  const { minor: amountMinor } = withdrawn;
  if (returnCode === null) {
    return { code: 'disputed', amountMinor, detail: `The donor's bank disputes ${amount}.` } as const;
  }
  const detail = `The donor's bank returned the debit of ${amount} (${returnCode}).`;
  return { code: 'debit_returned', amountMinor, reason: returnCode, detail } as const;
}

/** Disables only the donor's own source, because all users of a sandbox share the test sources. */
async function stopUsingSource(tx: Database, { gift, charge, at }: ReportedDispute): Promise<void> {
  const name = { processor: charge.processor, reference: charge.sourceReference, userId: gift.donorUserId };
  await disableSource(tx, { ...name, at });
}
