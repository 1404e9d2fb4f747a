/** Connects to Stripe, or to another server with the same API. */
import Stripe from 'stripe';
import { type StripeSettings } from '../../../domain/charges/settings';

/**
 * The version of Stripe's API that this code uses. It overrides the default version of the account. The pages load the
 * Stripe.js of the same name (api/identity/pages/processor-form.ts).
 */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/**
 * The time after which an answer counts as lost. Two requests of this length fit into one attempt of an
 * activity.
 */
const TIMEOUT_MS = 12_000;

/** The settings of a client. Only tests set the two times, to make them shorter. */
export type ClientSettings = StripeSettings & { timeoutMs?: number; keyWindowMs?: number };

export function createStripeClient({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: ClientSettings): Stripe {
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    // Temporal retries instead of this library, because we first store that an answer was lost.
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
    // Node's HTTP client needs an IPv6 address without brackets.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  };
}
