/** Says which terms of use hold, and whether somebody accepts them. See docs/rules/users.md. */
import { z } from 'zod';
import { GivingError } from '../errors';

export interface Terms {
  version: string;
  /** Where people read them; undefined for those of a sandbox, which are among our own pages. */
  url: string | undefined;
}

/** The version of the terms in docs/guides/terms.md. */
export const SANDBOX_TERMS_VERSION = 'sandbox-1';

/** Where the terms of a sandbox are, among the platform's own pages. */
export const SANDBOX_TERMS_PATH = '/docs/guides/terms';

/** The schemas of the environment variables. */
export const termsShape = {
  /** A new version asks everybody to accept the terms again. */
  TERMS_VERSION: z.string().trim().min(1).max(40).optional(),
  TERMS_URL: z.url({ protocol: /^https$/ }).optional(),
};
type TermsValues = z.infer<z.ZodObject<typeof termsShape>>;

/** Lists what is wrong with the settings as a whole. */
export function termsFaults(
  values: TermsValues & { GIVING_ENVIRONMENT: 'sandbox' | 'production' },
): string[] {
  const { TERMS_VERSION: version, TERMS_URL: url } = values;
  if ((version === undefined) !== (url === undefined))
    return ['TERMS_VERSION, TERMS_URL: set both or neither'];
  if (values.GIVING_ENVIRONMENT === 'sandbox' || version !== undefined) return [];
  return ['TERMS_URL: production needs your own terms, and their version in TERMS_VERSION'];
}

export function readTerms({
  TERMS_VERSION: version = SANDBOX_TERMS_VERSION,
  TERMS_URL: url,
}: TermsValues): Terms {
  return { version, url };
}

/** Throws CONFLICT unless the accepted version is the one that holds. */
export function requireCurrentTerms(accepted: string, { version }: Terms): void {
  if (accepted === version) return;
  const message = `The terms in force have the version ${version}. Read them, and accept that version.`;
  throw new GivingError('CONFLICT', message, { reason: 'other_version', version });
}
