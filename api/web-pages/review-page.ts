/** Serves /review, where reviewers and operators decide. */
import type Router from '@koa/router';
import { type Context, type Middleware } from 'koa';
import { speak } from '../../texts/languages';
import { html } from '../identity/html';
import { policyOf } from '../page-policies';
import { type ApiDependencies } from '../route';
import { apiPlace } from './api-place';
import { findPageFiles } from './built-pages';
import { languageOf } from './language';
import { answerWebPage } from './layout';
import { bareHeader } from './site-header';

const ENTRY = 'review/main.tsx';
/** The script of the page begins the state of its sign-in with this. */
const STATE_START = 'review.';

export function addReviewPages(router: Router, limit: Middleware, dependencies: ApiDependencies): void {
  router.get(/^\/review(?:\/.*)?$/, limit, (context: Context) => {
    answerReview(context, dependencies);
  });
}

/** All pages of `giving-pages` share one callback. Returns true if the sign-in that comes back there began at /review. */
export function isReviewSignIn({ query: { state } }: Context): boolean {
  return typeof state === 'string' && state.startsWith(STATE_START);
}

export function answerReview(context: Context, { config }: Pick<ApiDependencies, 'config'>): void {
  const language = languageOf(context, config.environment);
  const { apiAddress, apiHosts } = apiPlace(context, config);
  const say = speak('web-pages', language);
  context.set('Cache-Control', 'no-store');
  context.set('X-Robots-Tag', 'noindex');
  answerWebPage(context, {
    language,
    title: say('reviewTitle'),
    files: findPageFiles(ENTRY),
    firstRead: '/.well-known/openid-configuration',
    policy: policyOf('review', apiHosts),
    apiAddress,
    head: html`<meta name="robots" content="noindex" />`,
    body: html`<div id="review">
      ${bareHeader()}
      <noscript>
        <main class="column"><p class="notice">${say('reviewNeedsScript')}</p></main>
      </noscript>
    </div>`,
  });
}
