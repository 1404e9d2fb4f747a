/** Pays charities through Stripe Connect. */
import { type StripeSettings } from '../../../domain/charges/settings';
import { createStripeClient } from '../../processors/stripe/client';
import { KEY_WINDOW_MS } from '../../processors/stripe/keys';
import { type HostedAccounts } from '../hosted-accounts';
import { type PayoutProvider } from '../payout-provider';
import { createHostedAccounts } from './accounts';
import { createStripePayouts } from './provider';

export interface StripeConnectSettings {
  /** Only tests set the two times, to make them shorter. */
  stripe: StripeSettings & { timeoutMs?: number; keyWindowMs?: number };
  homeCountry: string;
  returnUrl: string;
  /** Decrypts the id and the banks of an account. */
  open: (sealed: string) => string;
}

export function createStripeConnect({ stripe: settings, open, ...connect }: StripeConnectSettings): {
  provider: PayoutProvider;
  hostedAccounts: HostedAccounts;
} {
  const stripe = createStripeClient(settings);
  const windowMs = settings.keyWindowMs ?? KEY_WINDOW_MS;
  return {
    provider: createStripePayouts({ stripe, windowMs, open }),
    hostedAccounts: createHostedAccounts({ stripe, windowMs, ...connect }),
  };
}
