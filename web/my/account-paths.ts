/** The pages of the account. Their script is a part of its own, because who looks at gifts needs none of it. */
export const ACCOUNT_PATHS = [
  '/my/account',
  '/my/keys',
  '/my/applications',
  '/my/sessions',
  '/my/sources',
  '/my/sources/new/:kind',
  '/my/sources/:id',
  '/my/mails',
  '/my/claims',
  '/my/data',
] as const;

export type AccountPath = (typeof ACCOUNT_PATHS)[number];
