import { inTransaction, type Database } from '../db/database';
import { addTimelineEntry, type Donation, findDonation, moveDonation } from '../db/queries/gifts/gifts';
import { recordEvent } from '../db/queries/events/record-events';
import { insertPosting } from '../db/queries/ledger/ledger';
import { donationCompleted, donationFailed } from '../domain/gifts/events';
import { FAILURES, type FailureCode } from '../domain/gifts/gift';
import { postCompletedGift } from '../domain/ledger/postings';
import { settleOccurrence } from '../operations/gifts/outcome';
import { type ActivityDependencies } from '.';

export type DonationOutcome =
  { status: 'pending'; checkAgainInMs: number } | { status: 'completed' | 'failed' };

/** Ask the network a little after the moment it is expected to confirm. */
const CHECK_MARGIN_MS = 50;

export function createDonationActivities({ db, gateways }: ActivityDependencies) {
  const { network, processor } = gateways;

  async function broadcast({ transactionHash, signedTransaction, confirmationsNeeded }: Donation) {
    return checkAgain(
      await network.broadcast({ hash: transactionHash, signedTransaction, confirmationsNeeded }),
    );
  }

  return {
    /** Takes the donor's money and broadcasts the gift's signed transfer. */
    async submitDonation({ donationId }: { donationId: string }): Promise<DonationOutcome> {
      const gift = await requireDonation(db, donationId);
      if (gift.status !== 'pending') return settledOutcome(gift);
      const approved = await processor.charge({
        idempotencyKey: gift.id,
        source: gift.source,
        amount: { currency: gift.currency, minor: gift.totalChargeMinor },
      });
      if (!approved) return failDonation(db, gift, 'DECLINED');
      return broadcast(gift);
    },

    /** Completes a confirmed gift, fails one whose last check found no confirmation, sends a lost transfer again. */
    async settleDonation(step: { donationId: string; lastCheck: boolean }): Promise<DonationOutcome> {
      const gift = await requireDonation(db, step.donationId);
      if (gift.status !== 'pending') return settledOutcome(gift);
      const progress = await network.progress(gift.transactionHash, gift.confirmationsNeeded);
      if (progress.state === 'confirmed') return completeDonation(db, gift);
      if (step.lastCheck) {
        await processor.voidCharge(gift.id);
        return failDonation(db, gift, 'NOT_CONFIRMED');
      }
      return progress.state === 'unknown' ? broadcast(gift) : checkAgain(progress.expectedMs);
    },
  };
}

async function requireDonation(db: Database, donationId: string): Promise<Donation> {
  const gift = await findDonation(db, donationId);
  if (gift === undefined) throw new Error(`${donationId} is not in the database`);
  return gift;
}

/** One transaction: state, timeline, ledger, event. A gift that is already settled stays as it is. */
async function completeDonation(db: Database, gift: Donation): Promise<DonationOutcome> {
  return inTransaction(db, async (tx) => {
    const at = new Date();
    const donationId = gift.id;
    if (!(await moveDonation(tx, donationId, 'pending', { status: 'completed', settledAt: at }))) {
      return settledOutcome(await requireDonation(tx, donationId));
    }
    await addTimelineEntry(tx, { donationId, status: 'completed', detail: 'Confirmed by the network.', at });
    await insertPosting(tx, {
      donationId,
      kind: 'completed',
      at,
      entries: postCompletedGift({ ...gift, method: gift.paymentMethod, ...feesOf(gift) }),
    });
    await recordEvent(tx, donationCompleted(gift), gift, at);
    await settleOccurrence(tx, gift, null, at);
    return { status: 'completed' };
  });
}

/** One transaction: state, timeline, event. Nothing was booked, so nothing is reversed. */
async function failDonation(db: Database, gift: Donation, code: FailureCode): Promise<DonationOutcome> {
  return inTransaction(db, async (tx) => {
    const at = new Date();
    const donationId = gift.id;
    const message = FAILURES[code];
    const failure = { status: 'failed' as const, failureCode: code, failureMessage: message, settledAt: at };
    if (!(await moveDonation(tx, donationId, 'pending', failure))) {
      return settledOutcome(await requireDonation(tx, donationId));
    }
    await addTimelineEntry(tx, { donationId, status: 'failed', detail: message, at });
    await recordEvent(tx, donationFailed(gift, code, message), gift, at);
    await settleOccurrence(tx, gift, { code, message }, at);
    return { status: 'failed' };
  });
}

function checkAgain(expectedMs: number): DonationOutcome {
  return { status: 'pending', checkAgainInMs: Math.max(0, expectedMs) + CHECK_MARGIN_MS };
}

function feesOf(gift: Donation) {
  return {
    platformMinor: gift.platformFeeMinor,
    processingMinor: gift.processingFeeMinor,
    additionalMinor: gift.additionalFeeMinor,
  };
}

function settledOutcome(gift: Donation): DonationOutcome {
  return { status: gift.status === 'failed' ? 'failed' : 'completed' };
}
