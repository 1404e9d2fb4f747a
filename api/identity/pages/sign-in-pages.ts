/** Shows the pages for sign-in, registration, mail confirmation and new passwords. */
import { type Context } from 'koa';
import { html } from '../html';
import { answerPage, formFault, hiddenToken, inputField } from './layout';

export interface SignInPage {
  /** The base path of the form and the links: `/interaction/<uid>` or `/account`. */
  base: string;
  token: string;
  /** The name of the application that asks the user to sign in. */
  clientName?: string | undefined;
  email?: string | undefined;
  fault?: string | undefined;
  formTargets?: string[];
}

export function answerSignIn(context: Context, page: SignInPage): void {
  answerPage(context, {
    title: 'Sign in',
    status: page.fault === undefined ? 200 : 422,
    ...(page.formTargets === undefined ? {} : { formTargets: page.formTargets }),
    body: html`${page.clientName === undefined ? undefined : html`<p>to continue to ${page.clientName}</p>`}
      ${formFault(page.fault)}
      <form method="post" action="${page.base}/sign-in">
        ${hiddenToken(page.token)}
        ${inputField({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value: page.email })}
        ${inputField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}
        <button type="submit">Sign in</button>
      </form>
      <p>
        <a href="${page.base}/register">Create an account</a> ·
        <a href="/account/forgotten">Forgot your password?</a>
      </p>`,
  });
}

export interface RegisterPage {
  base: string;
  token: string;
  name?: string | undefined;
  email?: string | undefined;
  faults?: { name?: string | undefined; email?: string | undefined; password?: string | undefined };
}

export function answerRegister(context: Context, page: RegisterPage): void {
  const { faults = {} } = page;
  answerPage(context, {
    title: 'Create an account',
    status: page.faults === undefined ? 200 : 422,
    body: html`<form method="post" action="${page.base}/register">
        ${hiddenToken(page.token)}
        ${inputField({ name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', value: page.name, fault: faults.name })}
        ${inputField({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value: page.email, fault: faults.email })}
        ${inputField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: 'At least 12 characters.', fault: faults.password })}
        <button type="submit">Create account</button>
      </form>
      <p><a href="${page.base}">I have an account</a></p>`,
  });
}

/** A mailed link opens this page. A button confirms the address, because mail scanners open links too. */
export function answerConfirm(context: Context, page: { token: string; mailToken: string }): void {
  answerPage(context, {
    title: 'Confirm your email address',
    body: html`<form method="post" action="/account/confirm">
      ${hiddenToken(page.token)}
      <input type="hidden" name="token" value="${page.mailToken}" />
      <button type="submit">Confirm</button>
    </form>`,
  });
}

export function answerConfirmed(context: Context, continueAt: string): void {
  answerPage(context, {
    title: 'Your address is confirmed',
    body: html`<p><a href="${continueAt}">Continue to sign in</a></p>`,
  });
}

export function answerForgotten(context: Context, page: { token: string }): void {
  answerPage(context, {
    title: 'Reset your password',
    body: html`<p>We will send you a link that is valid for an hour.</p>
      <form method="post" action="/account/forgotten">
        ${hiddenToken(page.token)}
        ${inputField({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username' })}
        <button type="submit">Send the link</button>
      </form>`,
  });
}

export function answerNewPassword(
  context: Context,
  page: { token: string; mailToken: string; fault?: string | undefined },
): void {
  answerPage(context, {
    title: 'Choose a new password',
    status: page.fault === undefined ? 200 : 422,
    body: html`<form method="post" action="/account/new-password">
      ${hiddenToken(page.token)}
      <input type="hidden" name="token" value="${page.mailToken}" />
      ${inputField({ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password', hint: 'At least 12 characters.', fault: page.fault })}
      <button type="submit">Save</button>
    </form>`,
  });
}
