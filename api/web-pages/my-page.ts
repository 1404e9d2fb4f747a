/** Serves /my, where donors see their gifts, and the callback of the sign-in. */
import type Router from '@koa/router';
import { type Context, type Middleware } from 'koa';
import { speak } from '../../texts/languages';
import { SOURCES_PATH } from '../../letters/mails/paths';
import { html } from '../identity/html';
import { seeOther } from '../identity/see-other';
import { policyOf } from '../page-policies';
import { type ApiDependencies } from '../route';
import { signInPageOf } from './account-page';
import { apiPlace } from './api-place';
import { findPageFiles } from './built-pages';
import { answerCharity } from './charity-page';
import { languageOf } from './language';
import { answerWebPage } from './layout';
import { paymentForm } from './payment-form';
import { answerReview } from './review-page';
import { bareHeader } from './site-header';

const ENTRY = 'my/main.tsx';
/** The page's script handles every path below /my. */
const PATH = /^\/my(?:\/.*)?$/;
const CALLBACK = '/account/callback';

export function addMyPages(router: Router, limit: Middleware, dependencies: ApiDependencies): void {
  router.get(`${SOURCES_PATH}/:source_id`, limit, (context: Context) => {
    // A bank sends the browser back here with the client secret of a setup in the address. Drops it.
    if (context.query.setup_intent_client_secret === undefined) answerMy(context, dependencies);
    else seeOther(context, context.path);
  });
  router.get(PATH, limit, (context: Context) => {
    answerMy(context, dependencies);
  });
  router.get(CALLBACK, limit, (context: Context) => {
    const answers = { review: answerReview, charity: answerCharity };
    const page = signInPageOf(context);
    const answer = page === undefined ? answerMy : answers[page];
    answer(context, dependencies);
  });
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
