/** Describes a tribute: a gift in honor or in memory of somebody. See docs/rules/tributes.md. */

export const TRIBUTE_KINDS = ['in_honor', 'in_memory'] as const;
export type TributeKind = (typeof TRIBUTE_KINDS)[number];

export const TRIBUTE_MESSAGE_LENGTH = 500;

/** A donor may schedule the mail for at most this many days after the gift. */
export const TRIBUTE_DAYS_AHEAD = 366;

/** An address gets this many mails about tributes a day. Further ones go in one mail the next day. */
export const TRIBUTES_A_DAY = 3;

/** The recipient and the message of the mail about a tribute. They are stored encrypted. */
export interface TributeNotice {
  name: string;
  email: string;
  message: string | null;
}

/** Returns true if a text contains a web address. The mail about a tribute must have no links. */
export function hasWebAddress(text: string): boolean {
  return /:\/\/|\bwww\./i.test(text);
}
