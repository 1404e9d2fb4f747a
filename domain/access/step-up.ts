/** The maximum age of a sign-in for sensitive calls. See docs/rules/access.md. */
export const STEP_UP_MAX_AGE_SECONDS = 600;

/** The ACR values of a sign-in with only a password, and of a sign-in with a second factor. */
export const ACR = { password: 'aal1', secondFactor: 'aal2' } as const;

/** Returns true if a sign-in is recent enough for a sensitive call. */
export function isFreshSignIn(signedInAtSeconds: number, at: Date): boolean {
  return Math.floor(at.getTime() / 1000) - signedInAtSeconds <= STEP_UP_MAX_AGE_SECONDS;
}
