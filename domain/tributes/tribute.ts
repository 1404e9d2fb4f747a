/** Describes a tribute: a gift in honor or in memory of somebody. See docs/rules/tributes.md. */

export const TRIBUTE_KINDS = ['in_honor', 'in_memory'] as const;
export type TributeKind = (typeof TRIBUTE_KINDS)[number];

export const TRIBUTE_MESSAGE_LENGTH = 500;

/** How many days ahead of the gift its mail may be asked for. */
export const TRIBUTE_DAYS_AHEAD = 366;

/** Whom the mail about a tribute goes to. It is stored encrypted. */
export interface TributeNotice {
  name: string;
  email: string;
  message: string | null;
}

/** Returns true if a text has a web address. The mail about a tribute carries none. */
export function hasWebAddress(text: string): boolean {
  return /:\/\/|\bwww\./i.test(text);
}

/** Puts a space after each dot inside a word, so that no mail program makes a link of "example.org". */
export function breakLinks(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])([.。．｡])(?=[\p{L}\p{N}])/gu, '$1 ');
}
