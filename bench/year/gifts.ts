/** Plays gifts, refunds, disputes and returns through the product's operations, at the times of a plan. */
import { chargeName } from '../../operations/charges/charge-name';
import { takeChargeStep } from '../../activities/charges';
import { inTransaction, runStatement } from '../../db/database';
import { findCharge } from '../../db/queries/charges/charges';
import { type Gift, findGift } from '../../db/queries/gifts/gifts';
import { findRefund } from '../../db/queries/refunds/refunds';
import { GivingError, requireRow } from '../../domain/errors';
import { CURRENCIES, formatMoney } from '../../domain/money';
import { giveEvidence } from '../../operations/disputes/evidence';
import { openDispute, resolveDispute } from '../../operations/disputes/operator-changes';
import { bookCost } from '../../operations/charges/cost';
import { acceptGift } from '../../operations/gifts/accept-gift';
import { completeGift } from '../../operations/gifts/end-gift';
import { completeRefund, failRefund } from '../../operations/refunds/end-refund';
import { decideRefund } from '../../operations/refunds/decide-refund';
import { requestRefund } from '../../operations/refunds/request-refund';
import { newId } from '../../new-id';
import { type GiftPlan, type RefundPlan } from './plan';
import { PLAIN_ORDER } from '../../test/factories/gift-order';
import { type World } from './world';

const SETTLING_MS = 5_000;

/** Accepts a planned gift, which enqueues its workflow. */
export function accept({ db, donors, payees, gateways }: World, plan: GiftPlan, at: Date): Promise<Gift> {
  const { accountId, userId } = requireRow(donors[plan.donor], 'donor');
  const { charity } = requireRow(payees[plan.charity], 'charity');
  const order = {
    donor: { accountId, userId, verificationLevel: 'enhanced' as const },
    charityId: charity.id,
    amount: { currency: plan.currency, minor: plan.minor },
    method: plan.method,
    source: plan.source,
    ...PLAIN_ORDER,
    coverFees: plan.coversFees,
  };
  return inTransaction(db, (tx) => acceptGift({ tx, at }, order, { id: newId('donation'), gateways }));
}

/** Charges an accepted gift and puts it into the receipt log. Returns false if the charge was declined. */
export async function charge({ db, gateways }: World, gift: Gift, at: Date): Promise<boolean> {
  const step = await takeChargeStep({ db, gateways }, gift, at);
  if (step.status !== 'charged') return false;
  const { sourceReference: from } = requireRow(await findCharge(db, gift.id), gift.id);
  const { transactionHash: hash, signedTransaction, confirmationsNeeded } = gift;
  const transfer = { reference: gift.id, from, hash, signedTransaction, confirmationsNeeded };
  await gateways.networks[gift.network].broadcast(transfer);
  return true;
}

/** Completes a gift whose leaf a signed checkpoint covers. */
export async function complete(
  { db, gateways, fees }: World,
  { gift, plan, at: acceptedAt }: { gift: Gift; plan: GiftPlan; at: Date },
): Promise<void> {
  const { state } = await gateways.networks[gift.network].progress(
    gift.transactionHash,
    gift.confirmationsNeeded,
  );
  if (state !== 'confirmed') throw new Error(`${gift.id} is ${state}`);
  const at = new Date(acceptedAt.getTime() + SETTLING_MS);
  const availableAt = gateways.availableFrom({ ...gift, completedAt: at });
  await inTransaction(db, (tx) => completeGift({ tx, at }, { gift, availableAt }));
  if (!plan.hasKnownFee) return;
  const cost = { feeMinor: gift.totalChargeMinor / 40n + 25n, settledMinor: gift.totalChargeMinor };
  fees.set(gift.id, cost.feeMinor);
  await inTransaction(db, (tx) => bookCost({ tx, at }, { gift, cost }));
}

/** Drops the workflows of what this process plays itself. */
export async function dropWorkflows({ db }: World, giftIds: string[]): Promise<void> {
  await runStatement(
    db,
    `DELETE FROM outbox WHERE workflow_id = ANY($1) OR workflow_type IN ('refund', 'dispute')`,
    [giftIds],
  );
}

export type Outcome = 'done' | 'failed' | 'refused' | 'decided';

/** Requests a refund and plays it to its end. */
export async function refund(
  world: World,
  giftId: string,
  { share, requestedBy, doesPlatformBearFees, decision }: RefundPlan,
  at: Date,
): Promise<Outcome> {
  const { db, gateways, operators } = world;
  const gift = requireRow(await findGift(db, giftId), giftId);
  const part = (gift.amountMinor * BigInt(Math.round(share * 1_000))) / 1_000n;
  const { decimals } = CURRENCIES[gift.currency];
  const minor = part > 10n ** BigInt(decimals) ? part : gift.amountMinor;
  const amount = share === 1 ? undefined : formatMoney({ currency: gift.currency, minor });
  const request = {
    id: newId('refund'),
    donationId: giftId,
    amount,
    reason: null,
    requestedBy,
    requestedByUserId: gift.donorUserId,
    doesPlatformBearFees,
    environment: 'sandbox' as const,
  };
  const asked = await tryTo(() => inTransaction(db, (tx) => requestRefund({ tx, at }, request)));
  if (asked === undefined) return 'refused';
  if (asked.decision === 'needed') {
    const decidedByUserId = operators[0].userId;
    const order = { refundId: asked.id, decision, reason: 'Played.', decidedByUserId };
    await inTransaction(db, (tx) => decideRefund({ tx, at }, order));
    if (decision === 'refuse') return 'decided';
  }
  const paid = requireRow(await findCharge(db, giftId), giftId);
  const progress = await gateways.processor.refund({
    refundId: asked.id,
    idempotencyKey: asked.id,
    charge: { ...chargeName(gift, paid), source: paid.sourceReference },
    amount: { currency: gift.currency, minor: asked.returnedMinor },
  });
  const refund = requireRow(await findRefund(db, asked.id), asked.id);
  const isReturned = progress.state === 'returned';
  await inTransaction(db, (tx) =>
    isReturned
      ? completeRefund({ tx, at }, refund)
      : failRefund({ tx, at }, { refund, failureCode: 'REFUSED' }),
  );
  return isReturned ? 'done' : 'failed';
}

/** Opens a dispute of what is left of a gift. Returns its id, or undefined if the gift cannot be disputed. */
export async function dispute(world: World, giftId: string, at: Date): Promise<string | undefined> {
  const { db, operators } = world;
  const order = {
    id: newId('dispute'),
    donationId: giftId,
    reason: 'fraudulent',
    evidenceDueAt: new Date(at.getTime() + 14 * 86_400_000),
    openedByUserId: operators[0].userId,
  };
  return (await tryTo(() => inTransaction(db, (tx) => openDispute({ tx, at }, order))))?.id;
}

export async function endDispute(
  { db, operators }: World,
  { disputeId, outcome, at }: { disputeId: string; outcome: 'won' | 'lost'; at: Date },
): Promise<void> {
  const resolvedByUserId = operators[0].userId;
  if (outcome === 'won') {
    await inTransaction(db, (tx) => giveEvidence({ tx, at }, { disputeId, evidence: 'A letter of thanks.' }));
  }
  await inTransaction(db, (tx) => resolveDispute({ tx, at }, { disputeId, outcome, resolvedByUserId }));
}

/** Returns undefined if a rule refuses. */
async function tryTo<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof GivingError) return undefined;
    throw error;
  }
}
