/** The calls of the page. All go through the SDK. */
import { type FeeQuote, type GivingClient } from '../../client/index';
import { type GuestSession, openGuestSession } from '../common/guest';
import { type Recipient } from './wire';

export class Api {
  readonly guest: GuestSession;
  readonly client: GivingClient;

  constructor(baseUrl: string, language: string) {
    this.guest = openGuestSession(baseUrl, language);
    this.client = this.guest.client;
  }

  readRecipient(id: string): Promise<Recipient> {
    return this.client.charities.givePage(id);
  }

  quote({ recipient, amount, currency, coverFees }: Quoted, signal: AbortSignal): Promise<FeeQuote> {
    return this.client.fees.calculate(
      {
        amount: Number(amount),
        currency: currency as FeeQuote['currency'],
        payment_method: 'card',
        organization_id: recipient.charity.id,
        options: { cover_fees: coverFees },
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
}
