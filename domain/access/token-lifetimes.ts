/** Defines how long codes, tokens and sessions of the authorization server live. See docs/rules/access.md. */
export const TOKEN_SECONDS = {
  authorizationCode: 60,
  accessToken: 3_600,
  machineToken: 3_600,
  idToken: 3_600,
  /** The time for one sign-in, from the password to the consent. */
  signIn: 3_600,
  refreshToken: 30 * 86_400,
  session: 14 * 86_400,
  consent: 180 * 86_400,
} as const;
