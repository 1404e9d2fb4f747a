/** Defines and validates the settings of payouts. See docs/rules/payouts.md. */
import { z } from 'zod';
import { type ProcessorName } from '../charges/charge';
import { bankFaults, type BankSenders, bankShape, readBanks } from './bank-settings';

/** All providers of payouts. `stripe` is Stripe Connect, and `file` writes files for a bank. */
const PAYOUT_PROVIDERS = ['sandbox', 'stripe', 'file'] as const;
export type PayoutProviderName = (typeof PAYOUT_PROVIDERS)[number];

export interface PayoutConfig {
  providers: PayoutProviderName[];
  /** The settings of the provider `file`. */
  banks: BankSenders;
}

const names = z.array(z.enum(PAYOUT_PROVIDERS));

/** The schemas of the environment variables. */
export const payoutShape = {
  ...bankShape,
  /** The providers in order of preference. The first that accepts an account pays. A sandbox defaults to `sandbox`. */
  PAYOUT_PROVIDER: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(names)
    .optional(),
};

type Environment = 'sandbox' | 'production';
type PayoutValues = z.infer<z.ZodObject<typeof payoutShape>> & {
  GIVING_ENVIRONMENT: Environment;
  PAYMENT_PROCESSOR: ProcessorName;
  STRIPE_CONNECT_WEBHOOK_SECRET?: string | undefined;
};

/** Converts the values to settings. Check the values with `payoutFaults` first. */
export function readPayouts(values: PayoutValues): PayoutConfig {
  const usual: PayoutProviderName[] = values.GIVING_ENVIRONMENT === 'sandbox' ? ['sandbox'] : [];
  return {
    providers: values.PAYOUT_PROVIDER ?? usual,
    banks: readBanks(values),
  };
}

/** Lists missing settings, and settings that production refuses. */
export function payoutFaults(values: PayoutValues): string[] {
  const faults = bankFaults(values, values.PAYOUT_PROVIDER?.includes('file') ?? false);
  const isSimulated = values.PAYOUT_PROVIDER?.includes('sandbox') ?? false;
  if (values.GIVING_ENVIRONMENT === 'production' && isSimulated) {
    faults.push('PAYOUT_PROVIDER: production refuses the simulated provider');
  }
  if (values.PAYOUT_PROVIDER?.includes('stripe') ?? false) {
    if (values.PAYMENT_PROCESSOR !== 'stripe') {
      faults.push('PAYOUT_PROVIDER: stripe pays only from the balance of PAYMENT_PROCESSOR=stripe');
    }
    if (values.STRIPE_CONNECT_WEBHOOK_SECRET === undefined) {
      faults.push('STRIPE_CONNECT_WEBHOOK_SECRET: PAYOUT_PROVIDER=stripe needs it');
    }
  }
  return faults;
}
