/** Defines the events of a gift in wire format. No event contains the id of a hidden donor. */
import { z } from 'zod';
import { type DonorPrivacy, shownDonorId } from '../donors/shown-donor';
import { type EventOf } from '../events/event-of';
import { amount, currency, donor, id } from '../events/fields';
import { type Currency, formatMoney } from '../money';

/** The fields that tell which gift an event is about. The events of refunds and disputes have them too. */
export const giftFields = { donation_id: id, charity_id: id, amount, currency, donor_id: donor };
const settledGift = z.strictObject({ ...giftFields, transaction_hash: z.string() });

export const giftEvents = {
  'donation.created': settledGift.meta({ description: 'A gift was accepted.' }),
  'donation.completed': settledGift.meta({ description: 'A gift was confirmed and booked.' }),
  'donation.action_required': z
    .strictObject({ ...giftFields, expires_at: z.string() })
    .meta({ description: 'The donor must confirm the payment before `expires_at`, or the gift fails.' }),
  'donation.failed': z
    .strictObject({ ...giftFields, reason: z.string(), code: z.string() })
    .meta({ description: 'A gift failed and moved no money.' }),
};
type GiftEvent = EventOf<typeof giftEvents>;

export interface PrintableGift extends DonorPrivacy {
  id: string;
  charityId: string;
  donorUserId: string;
  currency: Currency;
  amountMinor: bigint;
}

/** Returns the wire form of `giftFields`, from which the API also presents a gift. */
export function printGift(gift: PrintableGift) {
  return {
    donation_id: gift.id,
    charity_id: gift.charityId,
    amount: formatMoney({ currency: gift.currency, minor: gift.amountMinor }),
    currency: gift.currency,
    donor_id: shownDonorId(gift),
  };
}

export function giftCreated(gift: PrintableGift & { transactionHash: string }): GiftEvent {
  return { name: 'donation.created', data: { ...printGift(gift), transaction_hash: gift.transactionHash } };
}

export function giftCompleted(gift: PrintableGift & { transactionHash: string }): GiftEvent {
  return { name: 'donation.completed', data: { ...printGift(gift), transaction_hash: gift.transactionHash } };
}

/** The event does not contain the link for the donor, because other people also read events. */
export function giftActionRequired(gift: PrintableGift, expiresAt: Date): GiftEvent {
  const data = { ...printGift(gift), expires_at: expiresAt.toISOString() };
  return { name: 'donation.action_required', data };
}

export function giftFailed(gift: PrintableGift, code: string, reason: string): GiftEvent {
  return { name: 'donation.failed', data: { ...printGift(gift), reason, code } };
}
