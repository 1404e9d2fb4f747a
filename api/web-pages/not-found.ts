/** Answers 404 with a page, for browsers that prefer HTML to JSON. */
import { type Context } from 'koa';
import { speak } from '../../texts/languages';
import { answerMessage } from '../identity/pages/layout';
import { sayIn } from '../identity/language';
import { languageOf } from './language';

/** Programs request these paths, so they get JSON, whatever their `Accept` header says. */
const FOR_PROGRAMS = /^\/(?:api\/)?v1(?:\/|$)|^\/(?:oauth|\.well-known|assets)\//;

/** Returns false if the answer must be JSON. */
export function wantsPage(context: Context): boolean {
  return !FOR_PROGRAMS.test(context.path) && context.accepts('json', 'html') === 'html';
}

export function answerNotFound(context: Context): void {
  const sayPage = speak('web-pages', languageOf(context, 'production'));
  const say = sayIn(context);
  answerMessage(context, {
    title: sayPage('notFoundTitle'),
    text: sayPage('notFound'),
    status: 404,
    action: { href: '/', label: say('findCharity') },
    links: [{ href: '/my', label: sayPage('navGiving') }],
  });
}
