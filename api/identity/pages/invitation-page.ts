/** Shows the page on which a person accepts an invitation to a charity. */
import { type Context } from 'koa';
import { html } from '../html';
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
  answerPage(context, {
    title: `Manage ${page.charityName}`,
    body: html`<p>
        You are invited to manage ${page.charityName}. Members change its profile, invite others and ask for
        payouts.
      </p>
      <p class="hint">You are signed in as ${page.email}.</p>
      <form method="post" action="${page.path}">
        ${hiddenToken(page.token)}
        <input type="hidden" name="token" value="${page.invitationToken}" />
        <button type="submit">Accept the invitation</button>
      </form>`,
  });
}
