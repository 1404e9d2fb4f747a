import { type Context } from 'koa';
import { answerMessage } from './pages/layout';
import { seeOther } from './see-other';
import { sayIn } from './words';

/**
 * Answers the request with which a sign-in returns to a page: with a code in the URL, which the page does not need and
 * drops, or with an error. Returns false for any other request.
 */
export function answerSignInReturn(context: Context, path: string): boolean {
  if (context.query.error !== undefined) answerNotSignedIn(context);
  else if (context.querystring !== '') seeOther(context, path);
  else return false;
  return true;
}

export function answerNotSignedIn(context: Context): void {
  const say = sayIn(context);
  answerMessage(context, { title: say('didNotSignIn'), text: say('nothingChanged') });
}
