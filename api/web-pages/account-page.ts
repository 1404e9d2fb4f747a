/** Serves a page whose script signs the person in: /review and /charity. */
import { type Context } from 'koa';
import { html } from '../identity/html';
import { policyOf } from '../page-policies';
import { type ApiDependencies } from '../route';
import { apiPlace } from './api-place';
import { findPageFiles } from './built-pages';
import { answerWebPage } from './layout';
import { bareHeader } from './site-header';

type Family = 'review' | 'charity';

interface AccountPage extends Pick<ApiDependencies, 'config'> {
  language: string;
  /** Its policy, its entry in web/ and the id of its element. */
  family: Family;
  title: string;
  needsScript: string;
}

/** Nobody keeps or lists the page. It holds nothing of anybody until its script has a token. */
export function answerAccountPage(context: Context, page: AccountPage): void {
  const { config, language, family, title, needsScript } = page;
  const { apiAddress, apiHosts } = apiPlace(context, config);
  context.set('Cache-Control', 'no-store');
  context.set('X-Robots-Tag', 'noindex');
  answerWebPage(context, {
    language,
    title,
    files: findPageFiles(`${family}/main.tsx`),
    firstRead: '/.well-known/openid-configuration',
    policy: policyOf(family, apiHosts),
    apiAddress,
    head: html`<meta name="robots" content="noindex" />`,
    body: html`<div id="${family}">
      ${bareHeader()}
      <noscript>
        <main class="column"><p class="notice">${needsScript}</p></main>
      </noscript>
    </div>`,
  });
}

/** All pages of `giving-pages` share one callback. The state of a sign-in begins with the page where it began. */
export function signInPageOf({ query: { state } }: Context): Family | undefined {
  const start = typeof state === 'string' ? /^(\w+)\./.exec(state)?.[1] : undefined;
  return start === 'review' || start === 'charity' ? start : undefined;
}
