/** Asks before a mailed link restores a person or shows their data. */
import { type Context } from 'koa';
import { html } from '../html';
import { sayIn } from '../language';
import { answerPage } from './layout';

const WORDS = {
  restore: { title: 'restoreTitle', lead: 'restoreLead', button: 'restore' },
  export: { title: 'exportTitle', lead: 'exportLead', button: 'exportDownload' },
} as const;

export function answerLinkForm(
  context: Context,
  { action, words }: { action: string; words: keyof typeof WORDS },
): void {
  const say = sayIn(context);
  const { title, lead, button } = WORDS[words];
  answerPage(context, {
    title: say(title),
    lead: say(lead),
    body: html`<form method="post" action="${action}">
      <button type="submit" class="primary">${say(button)}</button>
    </form>`,
  });
}
