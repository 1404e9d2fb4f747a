import { type Database } from '../../db/database';
import { findCharge, findChargeByReference } from '../../db/queries/charges/charges';
import { type Dispute, findDisputeByReference, updateDispute } from '../../db/queries/disputes/disputes';
import { type Donation, lockDonation } from '../../db/queries/gifts/gifts';
import { isOpen } from '../../domain/disputes/dispute';
import { requireRow } from '../../domain/errors';
import { type ProcessorDispute } from '../../gateways/processors/processor-reports';
import { decided, endDispute } from './outcome';
import { reportDispute } from './report-dispute';
import { reverseLoss } from './reverse-loss';
import { signalDispute } from './signal';

export interface FollowedDispute {
  known: ProcessorDispute;
  at: Date;
}

/** A returned debit is lost, and its money is with the donor. */
const RETURNED = { code: 'money_returned', detail: 'The money went back to the donor.' } as const;

/**
 * Updates our dispute to the state that the processor reports now, in one or more steps. The result does not
 * depend on earlier events, so events may arrive in any order and more than once. Books nothing until the
 * processor has withdrawn money. Returns false if the payment is not ours.
 */
export async function followDispute(tx: Database, { known, at }: FollowedDispute): Promise<boolean> {
  const donationId = known.donationId ?? (await findPaidGift(tx, known.payment));
  const gift = donationId === undefined ? undefined : await lockLastGift(tx, donationId);
  if (gift === undefined) return false;
  if (known.withdrawn.minor > 0n) await follow(tx, gift, { known, at });
  return true;
}

/** Locks the gift that now bears the charge. If the gift was redirected, this is the last gift of the chain. */
async function lockLastGift(tx: Database, donationId: string): Promise<Donation | undefined> {
  const gift = await lockDonation(tx, donationId);
  return gift === undefined || gift.redirectedTo === null ? gift : lockLastGift(tx, gift.redirectedTo);
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
  const isWon = known.state === 'won';
  if (isWon && dispute.status === 'lost') await reverseLoss(tx, { dispute, at });
  if (!isOpen(dispute.status)) return;
  // A returned debit counts as lost at once, because no evidence can undo it.
  const isLost = known.state === 'lost' || known.returnCode !== null;
  if (isWon || isLost) await end(tx, dispute, isWon ? 'won' : 'lost', at);
  else if (known.state === 'under_review') await review(tx, dispute);
}

async function end(tx: Database, dispute: Dispute, outcome: 'won' | 'lost', at: Date): Promise<void> {
  await endDispute(tx, {
    disputeId: dispute.id,
    from: ['opened', 'under_review'],
    outcome,
    resolvedByUserId: null,
    step: dispute.returnCode === null ? decided(outcome) : RETURNED,
    at,
  });
}

/** Records that somebody gave evidence on the processor's own pages. */
async function review(tx: Database, dispute: Dispute): Promise<void> {
  if (dispute.status !== 'opened') return;
  await updateDispute(tx, dispute.id, { status: 'under_review' });
  await signalDispute(tx, dispute.id);
}
