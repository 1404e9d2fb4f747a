import { inTransaction, type Database } from '../db/database';
import { type Donation, findDonation } from '../db/queries/gifts/gifts';
import { isRefusal, requireRow } from '../domain/errors';
import { type FailureCode } from '../domain/gifts/gift';
import { type PaymentProcessor } from '../gateways/payment-processor';
import { completeGift } from '../operations/gifts/complete-gift';
import { failGift } from '../operations/gifts/fail-gift';
import { giveUpGift } from '../operations/gifts/give-up-gift';
import { type ActivityDependencies } from '.';

interface SettledDonation {
  status: 'completed' | 'failed';
}

export type DonationOutcome = { status: 'pending'; checkAgainInMs: number } | SettledDonation;

/** `charged` means that the donor was charged and the transfer may be broadcast. */
export type ChargeOutcome = { status: 'charged' } | SettledDonation;

/** We ask the network again this long after the expected confirmation time. */
const CHECK_MARGIN_MS = 50;
/** We wait this long before checking a transfer whose broadcast the network refused. */
const REFUSED_BROADCAST_MS = 30_000;
/** Delay before checking a gift whose leaf was queued at its deadline. */
const LATE_LEAF_MS = 2_000;

export function createDonationActivities({ db, gateways }: ActivityDependencies) {
  const { networks, processor } = gateways;

  async function broadcast(gift: Donation): Promise<DonationOutcome> {
    const { signedTransaction, confirmationsNeeded } = gift;
    try {
      const expectedMs = await networks[gift.network].broadcast({
        reference: gift.id,
        from: gift.source,
        hash: gift.transactionHash,
        signedTransaction,
        confirmationsNeeded,
      });
      return checkAgain(expectedMs);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // An earlier broadcast may have arrived, so only the gift's deadline can fail the gift.
      return checkAgain(REFUSED_BROADCAST_MS);
    }
  }

  /** Charges the donor once per gift. The gift fails if the charge is declined or refused. */
  async function chargeDonation({ donationId }: { donationId: string }): Promise<ChargeOutcome> {
    const gift = await requireDonation(db, donationId);
    if (gift.status !== 'pending') return settledOutcome(gift);
    const isCharged = await charge(processor, gift);
    return isCharged ? { status: 'charged' } : failDonation(db, gift, 'DECLINED');
  }

  /** Broadcasts the signed transfer of a charged gift. The network accepts each hash only once. */
  async function broadcastDonation({ donationId }: { donationId: string }): Promise<DonationOutcome> {
    const gift = await requireDonation(db, donationId);
    return gift.status === 'pending' ? broadcast(gift) : settledOutcome(gift);
  }

  async function giveUp(gift: Donation): Promise<DonationOutcome> {
    if (networks[gift.network].confirmsLate) await broadcast(gift);
    const status = await inTransaction(db, (tx) => giveUpGift(tx, { gift, processor, at: new Date() }));
    return status === 'pending' ? checkAgain(LATE_LEAF_MS) : settledOutcome({ status });
  }

  return {
    chargeDonation,
    broadcastDonation,

    /** Charges and broadcasts in one step. Only older workflow runs call it. */
    async submitDonation(step: { donationId: string }): Promise<DonationOutcome> {
      const outcome = await chargeDonation(step);
      return outcome.status === 'charged' ? broadcastDonation(step) : outcome;
    },

    /** Completes a confirmed gift, or rebroadcasts a lost transfer. Fails an unconfirmed gift at the last check. */
    async settleDonation(step: { donationId: string; lastCheck: boolean }): Promise<DonationOutcome> {
      const gift = await requireDonation(db, step.donationId);
      if (gift.status !== 'pending') return settledOutcome(gift);
      const progress = await networks[gift.network].progress(gift.transactionHash, gift.confirmationsNeeded);
      if (progress.state === 'confirmed') return completeDonation(db, gift);
      const isCertain = progress.state === 'pending' && progress.willConfirm;
      if (step.lastCheck && !isCertain) return giveUp(gift);
      return progress.state === 'unknown' ? broadcast(gift) : checkAgain(progress.expectedMs);
    },
  };
}

async function requireDonation(db: Database, donationId: string): Promise<Donation> {
  return requireRow(await findDonation(db, donationId), donationId);
}

/** Returns true if the donor was charged. Returns false if the issuer declined or the processor refused. */
async function charge(processor: PaymentProcessor, gift: Donation): Promise<boolean> {
  try {
    return await processor.charge({
      idempotencyKey: gift.id,
      source: gift.source,
      amount: { currency: gift.currency, minor: gift.totalChargeMinor },
    });
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

async function completeDonation(db: Database, gift: Donation): Promise<SettledDonation> {
  const status = await inTransaction(db, (tx) => completeGift(tx, { gift, at: new Date() }));
  return settledOutcome({ status });
}

async function failDonation(db: Database, gift: Donation, code: FailureCode): Promise<SettledDonation> {
  const status = await inTransaction(db, (tx) => failGift(tx, { gift, code, at: new Date() }));
  return settledOutcome({ status });
}

function checkAgain(expectedMs: number): DonationOutcome {
  return { status: 'pending', checkAgainInMs: Math.max(0, expectedMs) + CHECK_MARGIN_MS };
}

function settledOutcome({ status }: Pick<Donation, 'status'>): SettledDonation {
  return { status: status === 'failed' ? 'failed' : 'completed' };
}
