/** Second factors of sign-in. See docs/rules/access.md. */
export const FACTOR_KINDS = ['totp', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** Codes of authenticator apps (RFC 6238). Steps of time before and after the current one are accepted, too. */
export const TOTP = { digits: 6, periodSeconds: 30, windowSteps: 1 } as const;

/** How many recovery codes a user gets with the first factor. */
export const RECOVERY_CODES = 10;

export const MAX_PASSKEYS = 10;

/** How many codes a user may try in an hour, right ones included. */
export const FACTOR_ATTEMPTS_PER_HOUR = 20;

/** How long the pages wait for a second factor, a passkey's answer or the first code of a new authenticator app. */
export const FACTOR_WAIT_SECONDS = 600;

/** How a user proved the second factor. */
export type FactorProof = FactorKind | 'recovery_code';

/** The methods of a sign-in as RFC 8176 names them. */
export function amrOf(proof: FactorProof | undefined): string[] {
  if (proof === undefined) return ['pwd'];
  return ['pwd', proof === 'passkey' ? 'pop' : 'otp', 'mfa'];
}
