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
/** If the network refuses the broadcast of a transfer, we check the transfer after this time. */
const REFUSED_BROADCAST_MS = 30_000;
/**
 * A gift may reach its deadline when it already has a leaf (an entry) in the receipt log. We check such a
 * gift again after this time.
 */
const LATE_LEAF_MS = 2_000;

export function createDonationActivities({ db, gateways }: ActivityDependencies) {
  const { networks, processor } = gateways;

  const broadcast = (gift: Donation) => sendTransfer(db, networks[gift.network], gift);

  /**
   * Charges the donor once per gift, or reads the status of the charge. Returns `waiting` while the charge
   * needs more time at the processor or a confirmation by the donor. Fails the gift if the charge is
   * declined, refused or not confirmed in time.
   */
  async function chargeDonation({ donationId }: { donationId: string }): Promise<ChargeStep> {
    const gift = await requireDonation(db, donationId);
    if (gift.status !== 'pending') return settledOutcome(gift);
    return takeChargeStep({ db, gateways }, gift, new Date());
  }

  /**
   * Broadcasts the signed transfer of a charged gift. Repeating is harmless, because the network accepts each
   * hash only once.
   */
  async function broadcastDonation({ donationId }: { donationId: string }): Promise<DonationOutcome> {
    const gift = await requireDonation(db, donationId);
    return gift.status === 'pending' ? broadcast(gift) : settledOutcome(gift);
  }

  /**
   * Cancels the charge of a gift that its network did not confirm in time. Then fails the gift. Does neither
   * if the gift is settled or has a leaf in the receipt log.
   */
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

    /**
     * Charges and broadcasts in one step. Only workflow runs of older releases call this activity. Such runs
     * do not know the status `waiting`, so this activity returns `pending` instead.
     */
    async submitDonation(step: { donationId: string }): Promise<DonationOutcome> {
      const outcome = await chargeDonation(step);
      if (outcome.status === 'waiting') return { ...outcome, status: 'pending' };
      return outcome.status === 'charged' ? broadcastDonation(step) : outcome;
    },

    /**
     * Completes a confirmed gift, or rebroadcasts a lost transfer. Fails an unconfirmed gift at the last
     * check.
     */
    async settleDonation(step: { donationId: string; lastCheck: boolean }): Promise<DonationOutcome> {
      const gift = await requireDonation(db, step.donationId);
      if (gift.status !== 'pending') return settledOutcome(gift);
      const progress = await networks[gift.network].progress(gift.transactionHash, gift.confirmationsNeeded);
      if (progress.state === 'confirmed') return completeDonation({ db, gateways }, gift);
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
    // Does not fail the gift here, because an earlier broadcast may have arrived. Only the gift's deadline
    // may fail the gift.
    return checkAgain(REFUSED_BROADCAST_MS);
  }
}

async function requireDonation(db: Database, donationId: string): Promise<Donation> {
  return requireRow(await findDonation(db, donationId), donationId);
}

async function completeDonation(
  { db, gateways }: ActivityDependencies,
  gift: Donation,
): Promise<SettledDonation> {
  const at = new Date();
  const availableAt = gateways.availableFrom({ ...gift, completedAt: at });
  const status = await inTransaction(db, (tx) => completeGift(tx, { gift, availableAt, at }));
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
