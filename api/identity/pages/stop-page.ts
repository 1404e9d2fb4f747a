/** Asks before a former member stops a change of a charity with a mailed link. */
import { type Context } from 'koa';
import { html } from '../html';
import { sayIn } from '../language';
import { answerPage } from './layout';

export function answerStopForm(
  context: Context,
  { action, charity }: { action: string; charity: string },
): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('stopChangeTitle'),
    lead: say('stopChangeLead', { charity }),
    body: html`<form method="post" action="${action}">
      <button type="submit" class="primary danger">${say('stopChange')}</button>
    </form>`,
  });
}
