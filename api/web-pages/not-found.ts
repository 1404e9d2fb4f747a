/** Answers 404 with a page, for browsers that prefer HTML to JSON. */
import { type Context } from 'koa';
import { html } from '../identity/html';
import { policyOf } from '../page-policies';
import { findPageFiles } from './built-pages';
import { languageOf, textsOf } from './language';
import { answerWebPage } from './layout';

/** Programs request these paths, so they get JSON, whatever their `Accept` header says. */
const FOR_PROGRAMS = /^\/(?:api\/)?v1(?:\/|$)|^\/(?:oauth|\.well-known|assets)\//;

/** Returns false if the answer must be JSON. */
export function wantsPage(context: Context): boolean {
  return !FOR_PROGRAMS.test(context.path) && context.accepts('json', 'html') === 'html';
}

export function answerNotFound(context: Context): void {
  const language = languageOf(context, 'production');
  const texts = textsOf(language);
  answerWebPage(context, {
    language,
    title: texts.notFoundTitle,
    files: findPageFiles('give/main.tsx'),
    runsScript: false,
    policy: policyOf('message'),
    body: html`<main class="give">
      <h1>${texts.notFoundTitle}</h1>
      <p>${texts.notFound}</p>
    </main>`,
    status: 404,
  });
}
