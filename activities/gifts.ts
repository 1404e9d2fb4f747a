import { inTransaction, type Database } from '../db/database';
import { findCharge } from '../db/queries/charges/charges';
import { type Donation, findDonation } from '../db/queries/gifts/gifts';
import { isRefusal, requireRow } from '../domain/errors';
import { type FailureCode } from '../domain/gifts/gift';
import { type SettlementNetwork } from '../gateways/settlement-network';
import { type ChargeStep } from '../operations/charges/record-outcome';
import { completeGift } from '../operations/gifts/complete-gift';
import { failGift } from '../operations/gifts/fail-gift';
import { giveUpGift } from '../operations/gifts/give-up-gift';
import { type ActivityDependencies } from '.';
import { chargeName } from './charge-name';
import { takeChargeStep } from './charges';

interface SettledDonation {
  status: 'completed' | 'failed';
}

export type DonationOutcome = { status: 'pending'; checkAgainInMs: number } | SettledDonation;

/** We ask the network again this long after the expected confirmation time. */
const CHECK_MARGIN_MS = 50;
/** We wait this long before checking a transfer whose broadcast the network refused. */
const REFUSED_BROADCAST_MS = 30_000;
/** Delay before checking a gift whose leaf was queued at its deadline. */
const LATE_LEAF_MS = 2_000;

export function createDonationActivities({ db, gateways }: ActivityDependencies) {
  const { networks, processor } = gateways;

  const broadcast = (gift: Donation) => sendTransfer(db, networks[gift.network], gift);

  /**
   * Charges the donor once per gift, or reads the status of the charge. Returns `waiting` while the processor or the donor
   * is not done. The gift fails if the charge is declined, refused or not confirmed in time.
   */
  async function chargeDonation({ donationId }: { donationId: string }): Promise<ChargeStep> {
    const gift = await requireDonation(db, donationId);
    if (gift.status !== 'pending') return settledOutcome(gift);
    return takeChargeStep({ db, gateways }, gift, new Date());
  }

  /** Broadcasts the signed transfer of a charged gift. The network accepts each hash only once. */
  async function broadcastDonation({ donationId }: { donationId: string }): Promise<DonationOutcome> {
    const gift = await requireDonation(db, donationId);
    return gift.status === 'pending' ? broadcast(gift) : settledOutcome(gift);
  }

  /** Cancels the charge of a gift that was not confirmed in time, then fails the gift. */
  async function giveUp(gift: Donation): Promise<DonationOutcome> {
    if (networks[gift.network].confirmsLate) await broadcast(gift);
    const isLost = await inTransaction(db, (tx) => giveUpGift(tx, gift.id));
    if (!isLost) {
      const { status } = await requireDonation(db, gift.id);
      return status === 'pending' ? checkAgain(LATE_LEAF_MS) : settledOutcome({ status });
    }
    await processor.cancelCharge(chargeName(gift, requireRow(await findCharge(db, gift.id), gift.id)));
    return failDonation(db, gift, 'NOT_CONFIRMED');
  }

  return {
    chargeDonation,
    broadcastDonation,

    /** Charges and broadcasts in one step. Only older workflow runs call it. They do not handle the status `waiting`. */
    async submitDonation(step: { donationId: string }): Promise<DonationOutcome> {
      const outcome = await chargeDonation(step);
      if (outcome.status === 'waiting') return { ...outcome, status: 'pending' };
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

/** Broadcasts the signed transfer of a gift. */
async function sendTransfer(
  db: Database,
  network: SettlementNetwork,
  gift: Donation,
): Promise<DonationOutcome> {
  const { signedTransaction, confirmationsNeeded } = gift;
  const charge = requireRow(await findCharge(db, gift.id), gift.id);
  try {
    const expectedMs = await network.broadcast({
      reference: gift.id,
      from: charge.sourceReference,
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

async function requireDonation(db: Database, donationId: string): Promise<Donation> {
  return requireRow(await findDonation(db, donationId), donationId);
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
