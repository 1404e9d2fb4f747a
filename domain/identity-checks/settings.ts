/** Defines and validates the setting for the identity-check vendor. See docs/rules/identity-checks.md. */
import { z } from 'zod';
import { type ProcessorName } from '../charges/charge';

const IDENTITY_PROVIDERS = ['stripe'] as const;
export type IdentityProviderName = (typeof IDENTITY_PROVIDERS)[number];

/** The schemas of the environment variables. */
export const identityShape = {
  /** Checks documents and selfies of people. Without it, reviewers look at the documents. */
  IDENTITY_PROVIDER: z.enum(IDENTITY_PROVIDERS).optional(),
};

/** Lists invalid settings. Stripe Identity uses the keys and the webhook of PAYMENT_PROCESSOR=stripe. */
export function identityFaults(values: {
  IDENTITY_PROVIDER?: IdentityProviderName | undefined;
  PAYMENT_PROCESSOR: ProcessorName;
}): string[] {
  if (values.IDENTITY_PROVIDER === undefined || values.PAYMENT_PROCESSOR === 'stripe') return [];
  return ['IDENTITY_PROVIDER: stripe uses the keys and the webhook of PAYMENT_PROCESSOR=stripe'];
}
