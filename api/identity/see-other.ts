import { type Context } from 'koa';

/** Sends the browser to a page with a GET, so that reloading the page sends no form again. */
export function seeOther(context: Context, path: string): void {
  context.status = 303;
  context.redirect(path);
}
