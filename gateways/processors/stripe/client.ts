/** Connects to Stripe, or to a server that speaks its API. */
import Stripe from 'stripe';
import { type StripeSettings } from '../../../domain/charges/settings';

/** The version of the API that this code was written for. The account's own default version does not matter. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** An answer that takes longer counts as lost. Two requests fit into one attempt of an activity. */
export const TIMEOUT_MS = 12_000;

/** Tests shorten the times. */
export type ClientSettings = StripeSettings & { timeoutMs?: number; keyWindowMs?: number };

export function createStripeClient({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: ClientSettings): Stripe {
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    // Temporal retries. It first stores what is known about the lost answer.
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...(apiUrl === undefined ? {} : addressOf(new URL(apiUrl))),
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    // Node's client takes an IPv6 address without brackets.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  };
}
