/** Shows the page of the link that stops mails of a kind. */
import { type Context } from 'koa';
import { type OptionalKind, type StrangerKind } from '../../../domain/mails/kinds';
import { html } from '../html';
import { sayIn, sayMailKind } from '../language';
import { answerPage } from './layout';

/** Asks before switching off, because programs that scan mails open links too. */
export function answerUnsubscribe(
  context: Context,
  { action, kind }: { action: string; kind: OptionalKind | StrangerKind },
): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('switchOffTitle'),
    lead: say('noMoreMails', { kind: sayMailKind(context, kind) }),
    body: html`<form method="post" action="${action}">
      <button type="submit" class="primary">${say('switchOff')}</button>
    </form>`,
  });
}
