/** Says that a link is on its way, and lets people ask again or correct their address. */
import { type Context } from 'koa';
import { type Html, html } from '../html';
import { type Key, sayIn } from '../language';
import { answerPage, hiddenToken, linkList } from './layout';

export interface CheckMailPage {
  token: string;
  email: string;
  /** Says who gets a mail. Names no address, because the answer must not tell who has an account. */
  text: Key;
  /** Takes the address again. */
  action: string;
  /** Further hidden fields of that form. */
  fields?: Record<string, string>;
  /** Leads back to the form for another address. */
  otherAddress: string;
  /** The person pressed the button for another mail. */
  isAgain: boolean;
}

export function answerCheckMail(context: Context, page: CheckMailPage): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('checkMail'),
    lead: html`${say(page.text)} ${say('worksOnce')}`,
    body: html`<p><strong>${page.email}</strong></p>
      ${page.isAgain ? html`<p class="done-note" role="status">${say('askedAgain')}</p>` : undefined}
      <p class="hint">${say('notArrived')}</p>
      <form method="post" action="${page.action}">
        ${hiddenToken(page.token)} ${hiddenFields({ ...page.fields, email: page.email, again: 'yes' })}
        <button type="submit" class="secondary">${say('sendAgain')}</button>
      </form>
      ${linkList([{ href: page.otherAddress, label: say('otherAddress') }])}`,
  });
}

function hiddenFields(fields: Record<string, string>): Html[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}
