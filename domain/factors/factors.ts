/** Defines the second factors of sign-in. See docs/rules/access.md. */
export const FACTOR_KINDS = ['totp', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** Configures the codes of authenticator apps (RFC 6238). The previous and the next time step are accepted too. */
export const TOTP = { digits: 6, periodSeconds: 30, windowSteps: 1 } as const;

/** A user gets this many recovery codes with the first factor. */
export const RECOVERY_CODES = 10;

export const MAX_PASSKEYS = 10;

/** A user may try this many codes in an hour. Correct codes count too. */
export const FACTOR_ATTEMPTS_PER_HOUR = 20;

/** The account pages wait this long for a second factor, a passkey or the first code of a new authenticator app. */
export const FACTOR_WAIT_SECONDS = 600;

/** A user proved the second factor in one of these ways. */
export type FactorProof = FactorKind | 'recovery_code';

/** Lists the methods of a sign-in by the names of RFC 8176. */
export function amrOf(proof: FactorProof | undefined): string[] {
  if (proof === undefined) return ['pwd'];
  return ['pwd', proof === 'passkey' ? 'pop' : 'otp', 'mfa'];
}
