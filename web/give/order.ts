/** Turns what the donor typed into the body of `POST /v1/donations`. */
import { type DonationRequest } from '../../client/index';
import { type Draft } from './draft';
import { readAmount } from '../common/money';
import { type PaymentToken, type Recipient } from './wire';

/** The request of a guest, who must say who gives. */
export type Order = DonationRequest & { donor: NonNullable<DonationRequest['donor']> };

interface Circumstances {
  recipient: Recipient;
  language: string;
  token: PaymentToken;
  /** The donor comes back here after confirming the payment at the bank. */
  returnUrl: string;
  /** The donor's IANA time zone; empty if the browser does not know it. */
  timeZone: string;
}

export function buildOrder(draft: Draft, circumstances: Circumstances): Order {
  const { recipient, language, token, returnUrl } = circumstances;
  const { charity, campaign } = recipient;
  return {
    charity_id: charity.id,
    ...(campaign === null ? {} : { campaign_id: campaign.id }),
    amount: readAmount(draft.amount, draft.currency, language) ?? draft.amount,
    currency: draft.currency as DonationRequest['currency'],
    payment_method: token.method,
    source: token.source,
    cover_fees: draft.coverFees,
    anonymous: draft.anonymous,
    contact_consent: draft.consent,
    return_url: returnUrl,
    donor: donorOf(draft, circumstances),
    ...(draft.frequency === 'once' ? {} : { recurring: { frequency: 'monthly' as const } }),
    ...tributeOf(draft),
    ...filled({ employer: draft.employer, message: draft.message }),
  };
}

function donorOf(draft: Draft, { recipient: { settings }, timeZone }: Circumstances): Order['donor'] {
  const { name, email, line1, city, state, postalCode, country } = draft;
  const donor = { name: name.trim(), email: email.trim(), ...filled({ time_zone: timeZone }) };
  if (settings.address === 'off' || line1.trim() === '') return donor;
  const address = { line1: line1.trim(), city: city.trim(), postal_code: postalCode.trim(), country };
  return { ...donor, address: { ...address, ...filled({ state }) } };
}

function tributeOf({ tribute: kind, tributeName, ...notify }: Draft): Pick<Order, 'tribute'> {
  if (kind === '') return {};
  const name = tributeName.trim();
  if (notify.notifyEmail.trim() === '') return { tribute: { kind, name } };
  const { notifyName, notifyEmail, notifyMessage } = notify;
  const family = { name: notifyName.trim(), email: notifyEmail.trim() };
  return { tribute: { kind, name, notify: { ...family, ...filled({ message: notifyMessage }) } } };
}

/** Leaves out what is empty. */
function filled<Name extends string>(texts: Record<Name, string>): Partial<Record<Name, string>> {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, text.trim()]);
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as Partial<Record<Name, string>>;
}
