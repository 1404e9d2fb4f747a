import { type Database } from '../../db/database';
import { findCharge, findChargeByReference } from '../../db/queries/charges/charges';
import { type Dispute, findDisputeByReference, updateDispute } from '../../db/queries/disputes/disputes';
import { type Donation, lockDonation } from '../../db/queries/gifts/gifts';
import { isOpen } from '../../domain/disputes/dispute';
import { requireRow } from '../../domain/errors';
import { type ProcessorDispute } from '../../gateways/processors/processor-reports';
import { endDispute } from './outcome';
import { reportDispute } from './report-dispute';
import { signalDispute } from './signal';

export interface FollowedDispute {
  known: ProcessorDispute;
  at: Date;
}

/**
 * Brings our dispute to what the processor knows now, in one or more steps. So the events of a dispute may arrive in any
 * order and more than once. Nothing is booked before money was withdrawn. Returns false if the payment is not ours.
 */
export async function followDispute(tx: Database, { known, at }: FollowedDispute): Promise<boolean> {
  const donationId = known.donationId ?? (await findPaidGift(tx, known.payment));
  const gift = donationId === undefined ? undefined : await lockDonation(tx, donationId);
  if (gift === undefined) return false;
  if (known.withdrawn.minor > 0n) await follow(tx, gift, { known, at });
  return true;
}

async function findPaidGift(tx: Database, payment: string | null): Promise<string | undefined> {
  return payment === null ? undefined : (await findChargeByReference(tx, payment))?.donationId;
}

async function follow(tx: Database, gift: Donation, { known, at }: FollowedDispute): Promise<void> {
  if (known.withdrawn.currency !== gift.currency) {
    throw new Error(`${gift.id} was paid in ${gift.currency}, not in ${known.withdrawn.currency}`);
  }
  const charge = requireRow(await findCharge(tx, gift.id), gift.id);
  const dispute =
    (await findDisputeByReference(tx, charge.processor, known.reference)) ??
    (await reportDispute(tx, { gift, charge, known, at }));
  if (!isOpen(dispute.status)) return;
  // No evidence can undo a return, so it is lost at once.
  const isLost = known.state === 'lost' || known.returnCode !== null;
  if (isLost || known.state === 'won') await end(tx, dispute, isLost ? 'lost' : 'won', at);
  else if (known.state === 'under_review') await review(tx, dispute);
}

async function end(tx: Database, dispute: Dispute, outcome: 'won' | 'lost', at: Date): Promise<void> {
  await endDispute(tx, {
    disputeId: dispute.id,
    from: ['opened', 'under_review'],
    outcome,
    resolvedByUserId: null,
    detail: dispute.returnCode === null ? `The dispute was ${outcome}.` : 'The money went back to the donor.',
    at,
  });
}

/** Somebody gave evidence in the processor's own pages. */
async function review(tx: Database, dispute: Dispute): Promise<void> {
  if (dispute.status !== 'opened') return;
  await updateDispute(tx, dispute.id, { status: 'under_review' });
  await signalDispute(tx, dispute.id);
}
