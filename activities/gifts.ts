import { inTransaction, type Database } from '../db/database';
import { type Charge, findCharge } from '../db/queries/charges/charges';
import { type Gift, findGift } from '../db/queries/gifts/gifts';
import { type CancelCode, isGivenUp } from '../domain/charges/charge';
import { isRefusal, requireRow } from '../domain/errors';
import { type SettlementNetwork } from '../gateways/settlement/settlement-network';
import { type ChargeStep } from '../operations/charges/record-outcome';
import { completeGift, giveUpCharge } from '../operations/gifts/end-gift';
import { type ActivityDependencies } from '.';
import { endedGift, type EndedGift, endGivenUpCharge } from './charges';

export type GiftOutcome = { status: 'pending'; checkAgainInMs: number } | EndedGift;

/** We ask the network again this long after the expected confirmation time. */
const CHECK_MARGIN_MS = 50;
/** If the network refuses the broadcast of a transfer, we check the transfer after this time. */
const REFUSED_BROADCAST_MS = 30_000;
/**
 * A gift may reach its deadline when it already has a leaf (an entry) in the receipt log. We check such a
 * gift again after this time.
 */
const LATE_LEAF_MS = 2_000;

export function createGiftActivities({ db, gateways }: ActivityDependencies) {
  return {
    /**
     * Broadcasts the signed transfer of a charged gift. Repeating is harmless, because the network accepts each
     * hash only once.
     */
    broadcastDonation: async ({ donationId }: { donationId: string }): Promise<GiftOutcome> => {
      const gift = await requireGift(db, donationId);
      if (gift.status !== 'pending') return endedGift(gift);
      const charge = requireRow(await findCharge(db, donationId), donationId);
      if (isGivenUp(charge.state)) return endGivenUp({ db, gateways }, gift, charge);
      return sendTransfer(gateways.networks[gift.network], gift, charge);
    },

    /**
     * Completes a confirmed gift, or rebroadcasts a lost transfer. Fails an unconfirmed gift at the last
     * check.
     */
    settleDonation: (step: { donationId: string; lastCheck: boolean }) =>
      advance({ db, gateways }, step.donationId, step.lastCheck ? 'NOT_CONFIRMED' : null),

    /**
     * Fails a gift whose run an operator cancelled, once its charge is voided or given back. Completes the gift if the
     * network has confirmed it, or certainly will.
     */
    cancelDonation: (step: { donationId: string }) =>
      advance({ db, gateways }, step.donationId, 'CANCELLED_BY_OPERATOR'),
  };
}

/**
 * Gives up a gift and fails it once its charge is cancelled. Does neither if the gift is settled or has a leaf in the
 * receipt log.
 */
async function giveUp(
  dependencies: ActivityDependencies,
  { gift, charge, code }: { gift: Gift; charge: Charge; code: CancelCode },
): Promise<GiftOutcome> {
  const { db, gateways } = dependencies;
  const network = gateways.networks[gift.network];
  if (network.confirmsLate && charge.state === 'approved') await sendTransfer(network, gift, charge);
  const isLost = await inTransaction(db, (tx) => giveUpCharge(tx, gift.id, code));
  if (isLost) return endGivenUp(dependencies, gift, requireRow(await findCharge(db, gift.id), gift.id));
  const { status } = await requireGift(db, gift.id);
  return status === 'pending' ? checkAgain(LATE_LEAF_MS) : endedGift({ status });
}

async function endGivenUp(
  { db, gateways: { processor } }: ActivityDependencies,
  gift: Gift,
  charge: Charge,
): Promise<GiftOutcome> {
  return toOutcome(await endGivenUpCharge({ db, processor }, { gift, charge, at: new Date() }));
}

/**
 * Completes a confirmed gift. Gives up an unconfirmed gift if there is a code for that. Otherwise rebroadcasts a
 * transfer that the network does not know.
 */
async function advance(
  dependencies: ActivityDependencies,
  donationId: string,
  giveUpCode: CancelCode | null,
): Promise<GiftOutcome> {
  const { db, gateways } = dependencies;
  const gift = await requireGift(db, donationId);
  if (gift.status !== 'pending') return endedGift(gift);
  const charge = requireRow(await findCharge(db, donationId), donationId);
  if (isGivenUp(charge.state)) return endGivenUp(dependencies, gift, charge);
  const network = gateways.networks[gift.network];
  const progress = await network.progress(gift.transactionHash, gift.confirmationsNeeded);
  if (progress.state === 'confirmed') return completeNow(dependencies, gift);
  const isCertain = progress.state === 'pending' && progress.willConfirm;
  if (giveUpCode !== null && !isCertain) return giveUp(dependencies, { gift, charge, code: giveUpCode });
  return progress.state === 'unknown' ? sendTransfer(network, gift, charge) : checkAgain(progress.expectedMs);
}

/** Broadcasts the signed transfer of a gift. */
async function sendTransfer(network: SettlementNetwork, gift: Gift, charge: Charge): Promise<GiftOutcome> {
  const { signedTransaction, confirmationsNeeded } = gift;
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

async function requireGift(db: Database, donationId: string): Promise<Gift> {
  return requireRow(await findGift(db, donationId), donationId);
}

async function completeNow({ db, gateways }: ActivityDependencies, gift: Gift): Promise<EndedGift> {
  const at = new Date();
  const availableAt = gateways.availableFrom({ ...gift, completedAt: at });
  const status = await inTransaction(db, (tx) => completeGift({ tx, at }, { gift, availableAt }));
  return endedGift({ status });
}

function toOutcome(step: Exclude<ChargeStep, { status: 'charged' }>): GiftOutcome {
  return step.status === 'waiting' ? { ...step, status: 'pending' } : step;
}

function checkAgain(expectedMs: number): GiftOutcome {
  return { status: 'pending', checkAgainInMs: Math.max(0, expectedMs) + CHECK_MARGIN_MS };
}
