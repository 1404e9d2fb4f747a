/** Defines the second factors of sign-in. See docs/rules/access.md. */
const FACTOR_KINDS = ['totp', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/**
 * Configures the codes of authenticator apps (RFC 6238). The codes of the previous and the next time step
 * also work.
 */
export const TOTP = { digits: 6, periodSeconds: 30, windowSteps: 1 } as const;

/** A user gets this many recovery codes with the first factor. */
export const RECOVERY_CODES = 10;

export const MAX_PASSKEYS = 10;

/** A user may try this many codes in an hour. Correct codes count too. */
export const FACTOR_ATTEMPTS_PER_HOUR = 20;

/**
 * The time for a user to give a second factor, create a passkey or enter the first code of an authenticator
 * app.
 */
export const FACTOR_WAIT_SECONDS = 600;

/** The ways to pass the second step of a sign-in. */
export type FactorProof = FactorKind | 'recovery_code';

/** Returns the methods of a sign-in under their names in RFC 8176. */
export function amrOf(proof: FactorProof | undefined): string[] {
  if (proof === undefined) return ['pwd'];
  return ['pwd', proof === 'passkey' ? 'pop' : 'otp', 'mfa'];
}
