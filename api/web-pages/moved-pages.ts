/** Leads from the old addresses of pages to their new ones. Mails that were sent long ago hold the old ones. */
import type Router from '@koa/router';
import { type Context } from 'koa';

export const MOVED_PAGES: Readonly<Record<string, string>> = {
  '/account': '/my/account',
  '/account/sources': '/my/sources',
  '/account/mail': '/my/mails',
  '/account/keys': '/my/keys',
  '/account/applications': '/my/applications',
  '/account/sessions': '/my/sessions',
  '/account/claims': '/my/claims',
  '/account/decisions': '/review/claims',
};

export function addMovedPages(router: Router): void {
  for (const [old, path] of Object.entries(MOVED_PAGES)) {
    router.get(old, (context: Context) => {
      context.status = 308;
      context.redirect(path + context.search);
    });
  }
}
