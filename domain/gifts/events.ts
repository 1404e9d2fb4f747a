/** Defines the events of a gift in wire format. No event contains the id of a hidden donor. */
import { z } from 'zod';
import { type DonorPrivacy, shownDonorId } from '../donors/shown-donor';
import { type Day } from '../days';
import { type EventOf } from '../events/event-of';
import { amount, currency, donor, id } from '../events/fields';
import { type Currency, formatMoney } from '../money';

/** The fields that tell which gift an event is about. The events of refunds and disputes have them too. */
export const giftFields = { donation_id: id, charity_id: id, amount, currency, donor_id: donor };
const acceptedGift = z.strictObject({
  ...giftFields,
  transaction_hash: z.string(),
  given_on: z.iso.date().meta({
    description:
      'The day of the gift in the time zone of the donor, else of the charity. Final once the gift is charged.',
  }),
});

export const giftEvents = {
  'donation.created': acceptedGift.meta({ description: 'A gift was accepted.' }),
  'donation.completed': acceptedGift.meta({ description: 'A gift was confirmed and booked.' }),
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

export type AcceptedGift = PrintableGift & { transactionHash: string; givenOn: Day };

export function giftCreated(gift: AcceptedGift): GiftEvent {
  return { name: 'donation.created', data: printAccepted(gift) };
}

export function giftCompleted(gift: AcceptedGift): GiftEvent {
  return { name: 'donation.completed', data: printAccepted(gift) };
}

function printAccepted(gift: AcceptedGift) {
  return { ...printGift(gift), transaction_hash: gift.transactionHash, given_on: gift.givenOn };
}

/** The event does not contain the link for the donor, because other people also read events. */
export function giftActionRequired(gift: PrintableGift, expiresAt: Date): GiftEvent {
  const data = { ...printGift(gift), expires_at: expiresAt.toISOString() };
  return { name: 'donation.action_required', data };
}

export function giftFailed(gift: PrintableGift, code: string, reason: string): GiftEvent {
  return { name: 'donation.failed', data: { ...printGift(gift), reason, code } };
}
