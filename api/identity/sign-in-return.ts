import { type Context } from 'koa';
import { answerMessage } from './pages/layout';
import { seeOther } from './see-other';
import { sayIn } from './language';

/**
 * Handles the return from a sign-in to a page. Removes the code from the URL, because the page does not need it.
 * Shows an error if the sign-in failed. Returns false for any other request.
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
