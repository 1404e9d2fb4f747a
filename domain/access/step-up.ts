/** How fresh a sign-in must be for sensitive calls. See docs/rules/access.md. */
export const STEP_UP_MAX_AGE_SECONDS = 600;

/** How a user signed in: with a password alone, or with a second factor too. */
export const ACR = { password: 'aal1', secondFactor: 'aal2' } as const;

/** Whether a sign-in is fresh enough for a sensitive call. */
export function isFreshSignIn(signedInAtSeconds: number, at: Date): boolean {
  return Math.floor(at.getTime() / 1000) - signedInAtSeconds <= STEP_UP_MAX_AGE_SECONDS;
}
