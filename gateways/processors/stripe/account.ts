/** Reads the account behind the key and its webhook endpoints, for the operator's check of the settings. */
import Stripe from 'stripe';
import { type StripeSettings } from '../../../domain/charges/settings';
import { createStripeClient } from './client';

export interface StripeAccount {
  id: string;
  country: string | undefined;
  /** Whether Stripe lets the account take payments. */
  takesPayments: boolean;
}

export interface WebhookEndpoint {
  url: string;
  isEnabled: boolean;
  /** Names of events, or `*`. */
  events: string[];
}

/** Why an answer is missing. `refused` means that the key is wrong or lacks the right. */
export class StripeUnreadable extends Error {
  constructor(
    readonly kind: 'refused' | 'no_answer' | 'other',
    /** Holds no text of Stripe, which may quote the key. */
    message: string,
  ) {
    super(message);
  }
}

export async function readAccount(settings: StripeSettings): Promise<StripeAccount> {
  const account = await read(createStripeClient(settings).accounts.retrieveCurrent());
  return { id: account.id, country: account.country, takesPayments: account.charges_enabled };
}

export async function listWebhookEndpoints(settings: StripeSettings): Promise<WebhookEndpoint[]> {
  const { data } = await read(createStripeClient(settings).webhookEndpoints.list({ limit: 100 }));
  return data.map(({ url, status, enabled_events }) => ({
    url,
    isEnabled: status === 'enabled',
    events: enabled_events,
  }));
}

async function read<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode } = error;
    if (statusCode === undefined) throw new StripeUnreadable('no_answer', 'no answer');
    const kind = statusCode === 401 || statusCode === 403 ? 'refused' : 'other';
    throw new StripeUnreadable(kind, `answer ${String(statusCode)}`);
  }
}
