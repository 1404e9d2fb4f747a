import { type Database } from '../../db/database';
import { type Charge, moveCharge } from '../../db/queries/charges/charges';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Donation } from '../../db/queries/gifts/gifts';
import { ACTION_HOURS, statesBefore } from '../../domain/charges/charge';
import { HOUR_MS } from '../../domain/days';
import { donationActionRequired } from '../../domain/gifts/events';
import { hashKey, newActionToken } from '../../gateways/credentials';
import { notifyDonor } from '../gifts/notify-donor';

export interface WaitingCharge {
  gift: Donation;
  charge: Charge;
  /** Encrypts the token of the donor's link. */
  secrets: { seal(text: string): string };
  at: Date;
}

/**
 * Creates a link by which the donor confirms the payment. Returns the time at which the link expires. A
 * repeated call keeps the first link.
 */
export async function awaitDonor(
  tx: Database,
  { gift, charge, secrets, at }: WaitingCharge,
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
  await recordEvent(tx, donationActionRequired(gift, actionExpiresAt), gift, at);
  await notifyDonor(tx, 'confirm_payment', gift);
  return actionExpiresAt;
}
