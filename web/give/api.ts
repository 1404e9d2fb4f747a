/** The calls of the page. All go through the SDK. */
import { type FeeQuote, type GivingClient } from '../../client/index';
import { type GuestSession, openGuestSession } from '../common/guest';
import { type PayingMethod, type Recipient } from './wire';

export class Api {
  readonly guest: GuestSession;
  readonly client: GivingClient;

  constructor(language: string) {
    this.guest = openGuestSession(language);
    this.client = this.guest.client;
  }

  readRecipient(id: string): Promise<Recipient> {
    return this.client.charities.givePage(id);
  }

  quote(quoted: Quoted, signal: AbortSignal): Promise<FeeQuote> {
    const { recipient, amount, currency, coverFees, method, isInternational } = quoted;
    return this.client.fees.calculate(
      {
        amount: Number(amount),
        currency: currency as FeeQuote['currency'],
        payment_method: method,
        organization_id: recipient.charity.id,
        options: { cover_fees: coverFees, ...(isInternational ? { international_card: true } : {}) },
      },
      { signal, maxRetries: 1 },
    );
  }
}

export interface Quoted {
  recipient: Recipient;
  amount: string;
  currency: string;
  coverFees: boolean;
  method: PayingMethod;
  isInternational: boolean;
}
