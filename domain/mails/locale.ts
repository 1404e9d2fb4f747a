/** Lists the languages of mails. See docs/rules/mails.md. */
export const LOCALES = ['en', 'es', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
