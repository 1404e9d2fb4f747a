import { inTransaction, type Database } from '../db/database';
import { type Donation, findDonation } from '../db/queries/gifts/gifts';
import { requireRow } from '../domain/errors';
import { type FailureCode } from '../domain/gifts/gift';
import { completeGift } from '../operations/gifts/complete-gift';
import { failGift } from '../operations/gifts/fail-gift';
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
  return requireRow(await findDonation(db, donationId), donationId);
}

async function completeDonation(db: Database, gift: Donation): Promise<DonationOutcome> {
  const status = await inTransaction(db, (tx) => completeGift(tx, { gift, at: new Date() }));
  return settledOutcome({ status });
}

async function failDonation(db: Database, gift: Donation, code: FailureCode): Promise<DonationOutcome> {
  const status = await inTransaction(db, (tx) => failGift(tx, { gift, code, at: new Date() }));
  return settledOutcome({ status });
}

function checkAgain(expectedMs: number): DonationOutcome {
  return { status: 'pending', checkAgainInMs: Math.max(0, expectedMs) + CHECK_MARGIN_MS };
}

function settledOutcome({ status }: Pick<Donation, 'status'>): DonationOutcome {
  return { status: status === 'failed' ? 'failed' : 'completed' };
}
