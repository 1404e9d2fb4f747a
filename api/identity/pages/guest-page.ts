/** Shows the pages on which people without an account reach their gifts. */
import { type Context } from 'koa';
import { askingPath, GUEST_PATH } from '../../../letters/mails/paths';
import { type Html, html } from '../html';
import { type Say, sayIn } from '../language';
import { answerBadLink, answerPage, formFault, hiddenToken, inputField, linkList } from './layout';

export const GUEST_SCRIPT_PATH = '/account/guest.js';

/** Stores the session where other pages of this origin read it, and goes on to the gifts. */
export const GUEST_SCRIPT = `'use strict';
const session = document.getElementById('guest-session');
if (session !== null) {
  const { accessToken, expiresAt, userId, returnTo } = session.dataset;
  sessionStorage.setItem(
    'giving.guest-session',
    JSON.stringify({ access_token: accessToken, expires_at: expiresAt, user_id: userId }),
  );
  location.replace(returnTo);
}
`;

/** Asks for the email address that gets the link. */
export function answerGuestAddress(
  context: Context,
  page: { token: string; returnTo: string; email?: string; fault?: string },
): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('findGifts'),
    status: page.fault === undefined ? 200 : 422,
    lead: say('findGiftsText'),
    body: html`${formFault(page.fault === undefined ? undefined : say('checkFields'))}
      <form method="post" action="${GUEST_PATH}">
        ${hiddenToken(page.token)} ${hiddenReturn(page.returnTo)}
        ${inputField({ name: 'email', label: say('email'), type: 'email', autocomplete: 'email', value: page.email, fault: page.fault })}
        <button type="submit" class="primary">${say('sendLink')}</button>
      </form>
      ${linkList([{ href: page.returnTo, label: say('signInInstead') }])}`,
  });
}

export function answerBadGuestLink(context: Context, returnTo: string): void {
  const say = sayIn(context);
  answerBadLink(context, say('badGuestLink'), { href: askingPath(returnTo), label: say('findGifts') });
}

function hiddenReturn(returnTo: string): Html {
  return html`<input type="hidden" name="to" value="${returnTo}" />`;
}

interface GuestLinkPage {
  token: string;
  linkToken: string;
  returnTo: string;
  email: string;
  hasAccount: boolean;
}

/** Asks before the link is used, because programs that scan mails open links too. */
export function answerGuestLink(context: Context, page: GuestLinkPage): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('seeGifts'),
    lead: say('seeGiftsText', { email: page.email }),
    body: html`<form method="post" action="${GUEST_PATH}/open">
        ${hiddenToken(page.token)} ${hiddenReturn(page.returnTo)}
        <input type="hidden" name="token" value="${page.linkToken}" />
        <button type="submit" class="primary">${say('openGifts')}</button>
      </form>
      ${page.hasAccount ? moveForm(say, page) : undefined}`,
  });
}

function moveForm(say: Say, { token, linkToken, returnTo }: GuestLinkPage): Html {
  return html`<form method="post" action="${GUEST_PATH}/move" class="apart">
    ${hiddenToken(token)} ${hiddenReturn(returnTo)}
    <input type="hidden" name="token" value="${linkToken}" />
    <p>${say('hasAccount')}</p>
    <button type="submit" class="secondary">${say('moveGifts')}</button>
  </form>`;
}

export interface OpenedSession {
  accessToken: string;
  expiresAt: string;
  userId: string;
  returnTo: string;
}

/** Passes the session to the browser. `GUEST_SCRIPT` stores it and leaves the page, which stays only without scripts. */
export function answerGuestSession(
  context: Context,
  { accessToken, expiresAt, userId, returnTo }: OpenedSession,
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
      data-return-to="${returnTo}"
    >
      ${say('giftsOpenText')}
    </span>`,
    body: html`<a class="primary" href="${returnTo}">${say('myGiving')}</a>`,
  });
}
