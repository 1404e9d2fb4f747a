/** Shows the pages for sign-in, registration, mail confirmation and new passwords. */
import { type Context } from 'koa';
import { GUEST_PATH } from '../../../letters/mails/paths';
import { html } from '../html';
import { MY_SIGN_IN_PATH, OVERVIEW_PATH } from '../own-clients';
import { type Key, sayIn } from '../language';
import { answerPage, formFault, hiddenToken, inputField, linkList } from './layout';

/** The registration of somebody whom no application asked to sign in. */
export const REGISTER_BASE = '/account';
export const REGISTER_PATH = `${REGISTER_BASE}/register`;
export const REGISTER_SCRIPT_PATH = '/account/register.js';

/**
 * Fills in what somebody has just typed on another page of this origin. It comes through the tab's storage, because
 * servers and proxies log addresses.
 */
export const REGISTER_SCRIPT = `'use strict';
const KEY = 'giving:register';
const known = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
sessionStorage.removeItem(KEY);
for (const name of ['name', 'email']) {
  const input = document.getElementById(name);
  if (input.value === '' && typeof known[name] === 'string') input.value = known[name];
}
`;

export interface SignInPage {
  /** The base path of the form and the links: `/interaction/<uid>`. */
  base: string;
  token: string;
  /** The name of the application that asks the user to sign in. Undefined if these are the platform's own pages. */
  clientName?: string | undefined;
  email?: string | undefined;
  fault?: string | undefined;
  formTargets?: string[];
}

export function answerSignIn(context: Context, page: SignInPage): void {
  const say = sayIn(context);
  const { base, clientName: name } = page;
  answerPage(context, {
    title: say('signIn'),
    status: page.fault === undefined ? 200 : 422,
    ...(page.formTargets === undefined ? {} : { formTargets: page.formTargets }),
    lead: name === undefined ? undefined : say('toContinue', { name }),
    body: html`${formFault(page.fault)}
      <form method="post" action="${base}/sign-in">
        ${hiddenToken(page.token)}
        ${inputField({ name: 'email', label: say('email'), type: 'email', autocomplete: 'username', value: page.email })}
        <div>
          ${inputField({ name: 'password', label: say('password'), type: 'password', autocomplete: 'current-password' })}
          ${linkList([{ href: '/account/forgotten', label: say('forgotten') }])}
        </div>
        <button type="submit" class="primary">${say('signIn')}</button>
      </form>
      ${linkList([
        { href: `${base}/register`, label: say('createAccount') },
        { href: GUEST_PATH, label: say('gaveAsGuest') },
      ])}`,
  });
}

export interface RegisterPage {
  /** The base path of the form: `/interaction/<uid>` or `/account`. */
  base: string;
  token: string;
  name?: string | undefined;
  email?: string | undefined;
  faults?: { name?: Key | undefined; email?: Key | undefined; password?: Key | undefined };
  scripts?: string[];
}

export function answerRegister(context: Context, page: RegisterPage): void {
  const say = sayIn(context);
  const { faults = {} } = page;
  const faultOf = (key: Key | undefined) => (key === undefined ? undefined : say(key));
  answerPage(context, {
    title: say('createAccount'),
    status: page.faults === undefined ? 200 : 422,
    scripts: page.scripts ?? [],
    body: html`${formFault(page.faults === undefined ? undefined : say('checkFields'))}
      <form method="post" action="${page.base}/register">
        ${hiddenToken(page.token)}
        ${inputField({ name: 'name', label: say('yourName'), type: 'text', autocomplete: 'name', value: page.name, fault: faultOf(faults.name) })}
        ${inputField({ name: 'email', label: say('email'), type: 'email', autocomplete: 'username', value: page.email, hint: say('guestGiftsCome'), fault: faultOf(faults.email) })}
        ${inputField({ name: 'password', label: say('password'), type: 'password', autocomplete: 'new-password', hint: say('passwordHint'), fault: faultOf(faults.password) })}
        <button type="submit" class="primary">${say('create')}</button>
      </form>
      ${linkList([{ href: signInPathOf(page.base), label: say('signInInstead') }])}`,
  });
}

/** Returns where to sign in: in the interaction that is open, or else on a page that asks for a sign-in. */
export function signInPathOf(base: string): string {
  return base === REGISTER_BASE ? OVERVIEW_PATH : base;
}

/** A mailed link opens this page. A button confirms the address, because mail scanners open links too. */
export function answerConfirm(context: Context, page: { token: string; mailToken: string }): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('confirmAddress'),
    lead: say('confirmText'),
    body: html`<form method="post" action="/account/confirm">
      ${hiddenToken(page.token)}
      <input type="hidden" name="token" value="${page.mailToken}" />
      <button type="submit" class="primary">${say('confirm')}</button>
    </form>`,
  });
}

export function answerConfirmed(context: Context, continueAt: string): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('addressConfirmed'),
    body: html`<a class="primary" href="${continueAt}">${say('continueSignIn')}</a>`,
  });
}

export function answerForgotten(context: Context, page: { token: string }): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('resetPassword'),
    lead: say('linkForAnHour'),
    body: html`<form method="post" action="/account/forgotten">
        ${hiddenToken(page.token)}
        ${inputField({ name: 'email', label: say('email'), type: 'email', autocomplete: 'username' })}
        <button type="submit" class="primary">${say('sendLink')}</button>
      </form>
      ${linkList([{ href: MY_SIGN_IN_PATH, label: say('backToSignIn') }])}`,
  });
}

export function answerNewPassword(
  context: Context,
  page: { token: string; mailToken: string; fault?: Key | undefined },
): void {
  const say = sayIn(context);
  const fault = page.fault === undefined ? undefined : say(page.fault);
  answerPage(context, {
    title: say('choosePassword'),
    status: fault === undefined ? 200 : 422,
    body: html`${formFault(fault === undefined ? undefined : say('checkFields'))}
      <form method="post" action="/account/new-password">
        ${hiddenToken(page.token)}
        <input type="hidden" name="token" value="${page.mailToken}" />
        ${inputField({ name: 'password', label: say('newPassword'), type: 'password', autocomplete: 'new-password', hint: say('passwordHint'), fault })}
        <button type="submit" class="primary">${say('save')}</button>
      </form>`,
  });
}
