/** Shows the page on which a person accepts an invitation to a charity. */
import { type Context } from 'koa';
import { html } from '../html';
import { sayIn } from '../language';
import { answerPage, hiddenToken } from './layout';

export interface InvitationPage {
  path: string;
  token: string;
  invitationToken: string;
  charityName: string;
  /** The address of the account that would become a member. */
  email: string;
}

export function answerInvitation(context: Context, page: InvitationPage): void {
  const say = sayIn(context);
  const { charityName: charity, email } = page;
  answerPage(context, {
    title: say('manageTitle', { charity }),
    lead: say('invited', { charity }),
    body: html`<p class="hint">${say('signedInAs', { email })}</p>
      <form method="post" action="${page.path}">
        ${hiddenToken(page.token)}
        <input type="hidden" name="token" value="${page.invitationToken}" />
        <button type="submit" class="primary">${say('accept')}</button>
      </form>`,
  });
}
