/**
 * Reads the Stripe account of the secret key, and its webhook endpoints. The command `doctor` checks them.
 */
import Stripe from 'stripe';
import { type StripeSettings } from '../../../domain/charges/settings';
import { createStripeClient } from './client';

export interface StripeAccount {
  id: string;
  country: string | undefined;
  /** True if Stripe lets the account take payments. */
  takesPayments: boolean;
}

export interface WebhookEndpoint {
  url: string;
  isEnabled: boolean;
  /** Names of events, or `*`. */
  events: string[];
}

/** Thrown if Stripe gave no usable answer. `refused` means that the key is wrong or lacks a permission. */
export class StripeUnreadable extends Error {
  constructor(
    readonly kind: 'refused' | 'no_answer' | 'other',
    /** Contains no text from Stripe, because Stripe's text may quote the key. */
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

/** Throws a StripeUnreadable if the account is not a Stripe Connect platform. */
export async function requireConnect(settings: StripeSettings): Promise<void> {
  await read(createStripeClient(settings).accounts.list({ limit: 1 }));
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
