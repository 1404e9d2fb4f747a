/** Shows the pages on which people without an account reach their gifts. */
import { type Context } from 'koa';
import { GUEST_PATH } from '../../../gateways/mail/templates/layout';
import { type Html, html } from '../html';
import { type Say, sayIn } from '../words';
import { answerBadLink, answerPage, formFault, hiddenToken, inputField, linkList } from './layout';

export const GUEST_SCRIPT_PATH = '/account/guest.js';

/** Stores the session where other pages of this origin read it. */
export const GUEST_SCRIPT = `'use strict';
const session = document.getElementById('guest-session');
if (session !== null) {
  const { accessToken, expiresAt, userId } = session.dataset;
  sessionStorage.setItem(
    'giving.guest-session',
    JSON.stringify({ access_token: accessToken, expires_at: expiresAt, user_id: userId }),
  );
}
`;

/** Asks for the email address that gets the link. */
export function answerGuestAddress(
  context: Context,
  page: { token: string; email?: string; fault?: string },
): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('findGifts'),
    status: page.fault === undefined ? 200 : 422,
    lead: say('findGiftsText'),
    body: html`${formFault(page.fault === undefined ? undefined : say('checkFields'))}
      <form method="post" action="${GUEST_PATH}">
        ${hiddenToken(page.token)}
        ${inputField({ name: 'email', label: say('email'), type: 'email', autocomplete: 'email', value: page.email, fault: page.fault })}
        <button type="submit" class="primary">${say('sendLink')}</button>
      </form>
      ${linkList([{ href: '/my', label: say('signInInstead') }])}`,
  });
}

export function answerBadGuestLink(context: Context): void {
  const say = sayIn(context);
  answerBadLink(context, say('badGuestLink'), { href: GUEST_PATH, label: say('findGifts') });
}

/** Asks before the link is used, because programs that scan mails open links too. */
export function answerGuestLink(
  context: Context,
  page: { token: string; linkToken: string; email: string; hasAccount: boolean },
): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('seeGifts'),
    lead: say('seeGiftsText', { email: page.email }),
    body: html`<form method="post" action="${GUEST_PATH}/open">
        ${hiddenToken(page.token)}
        <input type="hidden" name="token" value="${page.linkToken}" />
        <button type="submit" class="primary">${say('openGifts')}</button>
      </form>
      ${page.hasAccount ? moveForm(say, page) : undefined}`,
  });
}

function moveForm(say: Say, { token, linkToken }: { token: string; linkToken: string }): Html {
  return html`<form method="post" action="${GUEST_PATH}/move" class="apart">
    ${hiddenToken(token)}
    <input type="hidden" name="token" value="${linkToken}" />
    <p>${say('hasAccount')}</p>
    <button type="submit" class="secondary">${say('moveGifts')}</button>
  </form>`;
}

export interface OpenedSession {
  accessToken: string;
  expiresAt: string;
  userId: string;
}

/** Passes the session to the browser. `GUEST_SCRIPT` stores it for the other pages. */
export function answerGuestSession(
  context: Context,
  { accessToken, expiresAt, userId }: OpenedSession,
): void {
  context.set('Cache-Control', 'no-store');
  const say = sayIn(context);
  answerPage(context, {
    title: say('giftsOpen'),
    scripts: [GUEST_SCRIPT_PATH],
    lead: html`<span
      id="guest-session"
      data-access-token="${accessToken}"
      data-expires-at="${expiresAt}"
      data-user-id="${userId}"
    >
      ${say('giftsOpenText')}
    </span>`,
    body: html`<a class="primary" href="/my">${say('myGiving')}</a>`,
  });
}
