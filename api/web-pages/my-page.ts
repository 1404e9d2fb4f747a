/** Serves /my, where donors see their gifts, and the callback of its sign-in. */
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
import { paymentForm } from './payment-form';
import { bareHeader } from './site-header';

const ENTRY = 'my/main.tsx';
/** The page's script handles every path below /my. */
const PATHS = [/^\/my(?:\/.*)?$/, '/account/callback'];

export function addMyPages(router: Router, limit: Middleware, dependencies: ApiDependencies): void {
  for (const path of PATHS) {
    router.get(path, limit, (context: Context) => {
      answerMy(context, dependencies);
    });
  }
}

function answerMy(context: Context, { config, gateways }: ApiDependencies): void {
  const language = languageOf(context, config.environment);
  // Guests enter another card for a recurring gift.
  const form = paymentForm(context, { processor: gateways.processor, language });
  const { apiAddress, apiHosts } = apiPlace(context, config);
  const say = speak('web-pages', language);
  context.set('Cache-Control', 'no-store');
  context.set('X-Robots-Tag', 'noindex');
  answerWebPage(context, {
    language,
    title: say('myTitle'),
    files: findPageFiles(ENTRY),
    firstRead: '/.well-known/openid-configuration',
    policy: policyOf('my', form.hosts, apiHosts),
    apiAddress,
    head: html`<meta name="robots" content="noindex" />`,
    body: html`<div id="my" data-environment="${config.environment}" ${form.data}>
      ${bareHeader()}
      <noscript>
        <main class="column"><p class="notice">${say('myNeedsScript')}</p></main>
      </noscript>
    </div>`,
  });
}
