/** Reads and checks the settings of the payment processor. See docs/rules/charges.md. */
import { z } from 'zod';
import { COUNTRY_FAULT, isCountry } from '../countries';
import { isLoopbackName } from '../loopback';
import { HOME_COUNTRY } from '../sources/source';
import { type ProcessorName, PROCESSORS } from './charge';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The secret of the endpoint for events of connected accounts; undefined unless Stripe pays charities. */
  connectWebhookSecret?: string | undefined;
  /** The address of a server that replaces Stripe in tests; undefined for Stripe itself. */
  apiUrl: string | undefined;
}

export interface PaymentSettings {
  processor: ProcessorName;
  /** The country of our account at the processor. Cards from other countries are international cards. */
  country: string;
  /** Undefined unless the processor is Stripe. */
  stripe: StripeSettings | undefined;
}

/** The schemas of the environment variables. */
export const paymentShape = {
  PAYMENT_PROCESSOR: z.enum(PROCESSORS).default('sandbox'),
  /** The country of our account at the processor. Cards from other countries are international cards. */
  PROCESSOR_COUNTRY: z.string().refine(isCountry, COUNTRY_FAULT).default(HOME_COUNTRY),
  STRIPE_SECRET_KEY: stripeKey('sk', 'rk'),
  STRIPE_PUBLISHABLE_KEY: stripeKey('pk'),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  /** The address of a server that replaces Stripe in tests. If it is not set, requests go to Stripe. */
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'must have no path, query, user or password')
    .optional(),
};
type PaymentValues = z.infer<z.ZodObject<typeof paymentShape>>;

/** Builds the schema of a Stripe key. The error message never quotes the key. */
function stripeKey(...prefixes: string[]) {
  const shape = new RegExp(`^(${prefixes.join('|')})_(test|live)_\\w+$`);
  const names = prefixes.flatMap((prefix) => [`${prefix}_test_…`, `${prefix}_live_…`]);
  return z
    .string()
    .regex(shape, `must be ${names.join(' or ')}`)
    .optional();
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;
}

/** Converts the values to settings. Check the values with `paymentFaults` first. */
export function readPayments(values: PaymentValues): PaymentSettings {
  const { PAYMENT_PROCESSOR: processor, PROCESSOR_COUNTRY: country } = values;
  const stripe = {
    secretKey: values.STRIPE_SECRET_KEY ?? '',
    publishableKey: values.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
    connectWebhookSecret: values.STRIPE_CONNECT_WEBHOOK_SECRET,
    apiUrl: values.STRIPE_API_URL,
  };
  return { processor, country, stripe: processor === 'stripe' ? stripe : undefined };
}

const keyNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const;

/**
 * Lists missing and wrong values. A sandbox must not take real money, and production must not take test
 * money.
 */
export function paymentFaults(
  values: PaymentValues & { GIVING_ENVIRONMENT: 'sandbox' | 'production' },
): string[] {
  const environment = values.GIVING_ENVIRONMENT;
  const apiUrl = values.STRIPE_API_URL;
  const isProduction = environment === 'production';
  if (values.PAYMENT_PROCESSOR === 'sandbox') {
    return isProduction
      ? ['PAYMENT_PROCESSOR: production refuses the simulated processor. Set it to stripe']
      : [];
  }
  const missing = [...keyNames, 'STRIPE_WEBHOOK_SECRET' as const].filter(
    (name) => values[name] === undefined,
  );
  const faults = missing.map((name) => `${name}: PAYMENT_PROCESSOR=stripe needs it`);
  const mode = isProduction ? 'live' : 'test';
  // A server that replaces Stripe takes no money, so production may use test keys with it.
  const isChecked = !isProduction || apiUrl === undefined;
  const wrong = keyNames.filter((name) => isChecked && (values[name]?.split('_')[1] ?? mode) !== mode);
  faults.push(...wrong.map((name) => `${name}: ${environment} needs a ${mode} key`));
  if (isProduction && apiUrl !== undefined && !isSafe(new URL(apiUrl))) {
    faults.push('STRIPE_API_URL: production needs an https address, unless it is this machine');
  }
  return faults;
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopbackName(hostname);
}
