import { type Context } from 'koa';
import { type Done, noteDone } from './done-note';

/**
 * Sends the browser to a page with a GET, so that reloading the page sends no form again. A page of the account then
 * says what is done.
 */
export function seeOther(context: Context, path: string, done?: Done): void {
  if (done !== undefined) noteDone(context, done);
  context.status = 303;
  context.redirect(path);
}
