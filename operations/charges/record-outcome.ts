import { type Database } from '../../db/database';
import { type Charge, moveCharge } from '../../db/queries/charges/charges';
import { type Donation } from '../../db/queries/gifts/gifts';
import { statesBefore } from '../../domain/charges/charge';
import { type ChargeOutcome } from '../../gateways/processors/payment-processor';
import { failGift } from '../gifts/fail-gift';
import { awaitDonor } from './await-donor';
import { countDecline } from './count-velocity';

export interface RecordedOutcome {
  gift: Donation;
  charge: Charge;
  outcome: ChargeOutcome;
  /** Encrypts the token of the donor's link. */
  secrets: { seal(text: string): string };
  at: Date;
}

/** `waiting` means that the charge needs more time at the processor or a confirmation by the donor. */
export type ChargeStep =
  { status: 'charged' } | { status: 'waiting'; checkAgainInMs: number } | { status: 'completed' | 'failed' };

/** Stores the processor's answer about a charge. Fails the gift if the charge was declined or cancelled. */
export async function recordOutcome(tx: Database, recorded: RecordedOutcome): Promise<ChargeStep> {
  const { gift, charge, outcome, at } = recorded;
  const { donationId } = charge;
  const { reference } = outcome;
  if (outcome.state === 'approved') {
    await moveCharge(tx, donationId, statesBefore('approved'), {
      state: 'approved',
      reference,
      approvedAt: at,
    });
    return { status: 'charged' };
  }
  if (outcome.state === 'requires_action') {
    const expiresAt = await awaitDonor(tx, recorded, outcome.reference);
    return { status: 'waiting', checkAgainInMs: Math.max(1, expiresAt.getTime() - at.getTime()) };
  }
  if (outcome.state === 'processing') {
    await moveCharge(tx, donationId, statesBefore('processing'), { state: 'processing', reference });
    return { status: 'waiting', checkAgainInMs: outcome.checkAgainInMs };
  }
  const isDeclined = outcome.state === 'declined';
  const state = isDeclined ? ('declined' as const) : ('cancelled' as const);
  const from = [...statesBefore('declined'), 'cancelling' as const];
  const hasMoved = await moveCharge(tx, donationId, from, { state, reference });
  const code = isDeclined ? outcome.code : 'AUTHENTICATION_EXPIRED';
  const status = await failGift(tx, { gift, code, at });
  if (isDeclined && hasMoved) await countDecline(tx, gift, charge, at);
  return { status: status === 'failed' ? 'failed' : 'completed' };
}

/** Returns true if the donor did not confirm the payment in time. */
export function hasExpired({ state, actionExpiresAt }: Charge, at: Date): boolean {
  return state === 'requires_action' && actionExpiresAt !== null && actionExpiresAt <= at;
}
