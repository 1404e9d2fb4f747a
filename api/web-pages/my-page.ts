/** Serves /my, where donors see their gifts, and the callback of its sign-in. */
import type Router from '@koa/router';
import { type Context, type Middleware } from 'koa';
import { html } from '../identity/html';
import { policyOf } from '../page-policies';
import { type ApiDependencies } from '../route';
import { apiPlace } from './api-place';
import { findPageFiles } from './built-pages';
import { languageOf, type PageLanguage } from './language';
import { answerWebPage } from './layout';
import { paymentForm } from './payment-form';

const ENTRY = 'my/main.tsx';
/** The page's script handles every path below /my. */
const PATHS = [/^\/my(?:\/.*)?$/, '/account/callback'];

const TEXTS: Record<PageLanguage, { title: string; needsScript: string }> = {
  en: {
    title: 'My giving',
    needsScript: 'To see your gifts, your browser needs JavaScript. Switch it on and load the page again.',
  },
  de: {
    title: 'Meine Spenden',
    needsScript:
      'Um Ihre Spenden zu sehen, braucht Ihr Browser JavaScript. Schalten Sie es ein und laden Sie die Seite neu.',
  },
  es: {
    title: 'Mis donaciones',
    needsScript:
      'Para ver sus donaciones, su navegador necesita JavaScript. Actívelo y vuelva a cargar la página.',
  },
  'en-XA': { title: '⟦Mý gîṽîñĝ⟧', needsScript: '⟦Ñéédš šçŕîþţ⟧' },
};

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
  const { title, needsScript } = TEXTS[language];
  context.set('Cache-Control', 'no-store');
  context.set('X-Robots-Tag', 'noindex');
  answerWebPage(context, {
    language,
    title,
    files: findPageFiles(ENTRY),
    firstRead: '/.well-known/openid-configuration',
    policy: policyOf('my', form.hosts, apiHosts),
    apiAddress,
    head: html`<meta name="robots" content="noindex" />`,
    body: html`<div id="my" data-environment="${config.environment}" ${form.data}>
      <noscript>
        <main class="column"><p class="notice">${needsScript}</p></main>
      </noscript>
    </div>`,
  });
}
