import { type RowOf, integer, key, minor, orNull, table, text, time } from './columns';

/** Users without a login. One user later takes over what a guest gave. */
export const guests = table('guests', {
  userId: key(text()),
  email: orNull(text()),
  confirmedAt: orNull(time()),
  takenOverBy: orNull(text()),
  createdAt: time(),
  bouncingSince: orNull(time()),
});
export type GuestRow = RowOf<typeof guests>;

/** Tokens with which a guest reads and manages gifts. Only the hash is kept. */
export const guestTokens = table('guest_tokens', {
  tokenHash: key(text()),
  userId: text(),
  expiresAt: time(),
  /** Until this time, the newest token of the session can be exchanged for another one. */
  renewableUntil: time(),
  replacedAt: orNull(time()),
  /** Identifies the call that exchanged the token. Null if that call cannot be repeated. */
  renewalHash: orNull(text()),
  /** The hash of the next token. Null if the token was not exchanged. */
  replacedBy: orNull(text()),
});
export type GuestTokenRow = RowOf<typeof guestTokens>;

/** Mailed links that open a guest's session once. Only the hash is kept. */
export const guestLinks = table('guest_links', {
  tokenHash: key(text()),
  email: text(),
  expiresAt: time(),
  usedAt: orNull(time()),
});

/** Guests who gave so much in a year that operators look at them. */
export const guestReports = table('guest_reports', {
  id: key(text()),
  email: text(),
  year: integer(),
  givenUsdMinor: minor(),
  requiredLevel: text(),
  donationId: text(),
  createdAt: time(),
});
export type GuestReportRow = RowOf<typeof guestReports>;

/** Gifts that guests made, and the payer's details as the guest wrote them. */
export const guestGifts = table('guest_gifts', {
  donationId: key(text()),
  payer: text(),
});
