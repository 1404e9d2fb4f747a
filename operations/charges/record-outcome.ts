import { type Charge, findCharge, moveCharge } from '../../db/queries/charges/charges';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Gift, lockGift } from '../../db/queries/gifts/gifts';
import { ACTION_HOURS, type DeclineCode, isGivenUp, statesBefore } from '../../domain/charges/charge';
import { HOUR_MS } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { giftActionRequired } from '../../domain/gifts/events';
import { hashKey, newActionToken } from '../../gateways/secrets/tokens';
import { type ChargeOutcome } from '../../gateways/processors/payment-processor';
import { type Act } from '../act';
import { settleGiftDay } from '../gifts/gift-day';
import { notifyDonor } from '../gifts/notify-donor';
import { failGift } from '../gifts/end-gift';
import { beginPlan } from '../plans/create-plan';
import { countDecline } from './velocity';

export interface RecordedOutcome {
  gift: Gift;
  charge: Charge;
  outcome: ChargeOutcome;
  /** Encrypts the token of the donor's link. */
  secrets: { seal(text: string): string };
}

/** `waiting` means that the charge needs more time at the processor or a confirmation by the donor. */
export type ChargeStep =
  { status: 'charged' } | { status: 'waiting'; checkAgainInMs: number } | { status: 'completed' | 'failed' };

/** `given_up` means that the charge was given up before its answer arrived. The caller must cancel it. */
export type RecordedStep = ChargeStep | { status: 'given_up' };

/** Stores the processor's answer about a charge. Fails the gift if the charge was declined or cancelled. */
export async function recordOutcome(act: Act, recorded: RecordedOutcome): Promise<RecordedStep> {
  const { donationId } = recorded.charge;
  const { step, hasMoved } = await follow(act, recorded);
  if (hasMoved || step.status === 'completed' || step.status === 'failed') return step;
  const { state } = requireRow(await findCharge(act.tx, donationId), donationId);
  return isGivenUp(state) ? { status: 'given_up' } : step;
}

interface Followed {
  step: ChargeStep;
  hasMoved: boolean;
}

async function follow(act: Act, recorded: RecordedOutcome): Promise<Followed> {
  const { tx, at } = act;
  const { gift, charge, outcome } = recorded;
  const { donationId } = charge;
  const { reference } = outcome;
  switch (outcome.state) {
    case 'approved': {
      const hasMoved = await approve(act, recorded);
      return { step: { status: 'charged' }, hasMoved };
    }
    case 'requires_action': {
      const expiresAt = await awaitDonor(act, recorded, outcome.reference);
      const checkAgainInMs = Math.max(1, expiresAt.getTime() - at.getTime());
      return { step: { status: 'waiting', checkAgainInMs }, hasMoved: false };
    }
    case 'processing': {
      const locked = requireRow(await lockGift(tx, gift.id), gift.id);
      const processing = { state: 'processing', reference } as const;
      const hasMoved = await moveCharge(tx, donationId, statesBefore('processing'), processing);
      // A bank debit takes days, so the processor's acceptance decides its day and begins its plan.
      if (hasMoved && gift.paymentMethod === 'ach') await beginGift(act, locked);
      return { step: { status: 'waiting', checkAgainInMs: outcome.checkAgainInMs }, hasMoved };
    }
    default:
      return end(act, recorded, outcome.state === 'declined' ? outcome.code : null);
  }
}

/** Stores an approved charge. Returns false if the charge was approved or given up before. */
async function approve(act: Act, { gift, charge, outcome }: RecordedOutcome): Promise<boolean> {
  const { tx, at } = act;
  // Locks the gift before its charge, as `giveUpCharge` does. Another order could deadlock.
  const locked = requireRow(await lockGift(tx, gift.id), gift.id);
  const approved = { state: 'approved', reference: outcome.reference, approvedAt: at } as const;
  const { donationId } = charge;
  // A bank debit that the processor accepted earlier has its day, and has begun its plan.
  if (gift.paymentMethod === 'ach' && (await moveCharge(tx, donationId, ['processing'], approved)))
    return true;
  const hasMoved = await moveCharge(tx, donationId, statesBefore('approved'), approved);
  if (hasMoved) await beginGift(act, locked);
  return hasMoved;
}

/** Decides the day of a gift that was just charged, and begins its plan. */
async function beginGift(act: Act, gift: Gift): Promise<void> {
  await beginPlan(act, gift, await settleGiftDay(act, gift));
}

/** Fails the gift of a charge that the issuer declined. Without a code, the charge was cancelled. */
async function end(
  act: Act,
  { gift, charge, outcome: { reference } }: RecordedOutcome,
  declined: DeclineCode | null,
): Promise<Followed> {
  const state = declined === null ? ('cancelled' as const) : ('declined' as const);
  const from = [...statesBefore('declined'), 'cancelling' as const];
  const hasMoved = await moveCharge(act.tx, charge.donationId, from, { state, reference });
  const code = declined ?? charge.cancelCode ?? 'AUTHENTICATION_EXPIRED';
  const status = await failGift(act, { gift, code });
  if (declined !== null && hasMoved) await countDecline(act, gift, charge);
  return { step: { status: status === 'failed' ? 'failed' : 'completed' }, hasMoved };
}

/** Returns true if the donor did not confirm the payment in time. */
export function hasExpired({ state, actionExpiresAt }: Charge, at: Date): boolean {
  return state === 'requires_action' && actionExpiresAt !== null && actionExpiresAt <= at;
}

interface WaitingCharge {
  gift: Gift;
  charge: Charge;
  /** Encrypts the token of the donor's link. */
  secrets: { seal(text: string): string };
}

/**
 * Creates a link by which the donor confirms the payment. Returns the time at which the link expires. A
 * repeated call keeps the first link.
 */
async function awaitDonor(
  { tx, at }: Act,
  { gift, charge, secrets }: WaitingCharge,
  reference: string,
): Promise<Date> {
  if (charge.actionExpiresAt !== null) {
    await moveCharge(tx, gift.id, statesBefore('requires_action'), { state: 'requires_action', reference });
    return charge.actionExpiresAt;
  }
  const token = newActionToken();
  const actionExpiresAt = new Date(at.getTime() + ACTION_HOURS * HOUR_MS);
  const hasMoved = await moveCharge(tx, gift.id, statesBefore('requires_action'), {
    state: 'requires_action',
    reference,
    actionExpiresAt,
    sealedActionToken: secrets.seal(token),
    actionTokenHash: hashKey(token),
  });
  if (!hasMoved) return actionExpiresAt;
  const detail = 'The donor must confirm the payment.';
  const step = { status: 'pending', code: 'confirmation_needed', detail } as const;
  await addTimelineEntry(tx, { donationId: gift.id, ...step, at });
  await recordEvent(tx, giftActionRequired(gift, actionExpiresAt), gift, at);
  await notifyDonor(tx, 'confirm_payment', gift);
  return actionExpiresAt;
}
