/** Shows the second step of a sign-in, which takes a code, a passkey or a recovery code. */
import { type Context } from 'koa';
import { type Html, html } from '../html';
import { answerPage, formFault, hiddenToken, inputField } from './layout';

export interface FactorPage {
  /** The base path of the forms: `/interaction/<uid>`. */
  base: string;
  token: string;
  clientName: string;
  /** True if the user has an authenticator app. */
  hasTotp: boolean;
  /** The browser needs these options, as JSON, to use a passkey. */
  passkeyOptions: string | undefined;
  fault?: string | undefined;
  formTargets: string[];
}

export function answerFactor(context: Context, page: FactorPage): void {
  const { base, token, clientName, passkeyOptions, formTargets } = page;
  answerPage(context, {
    title: 'Confirm that it is you',
    status: page.fault === undefined ? 200 : 422,
    usesPasskeys: passkeyOptions !== undefined,
    formTargets,
    body: html`<p>to continue to ${clientName}</p>
      ${formFault(page.fault)}
      ${passkeyOptions === undefined ? undefined : passkeyForm({ action: `${base}/passkey`, token, use: 'sign-in', options: passkeyOptions, button: 'Use a passkey' })}
      <form method="post" action="${base}/code">
        ${hiddenToken(token)}
        ${inputField({
          name: 'code',
          label: page.hasTotp ? 'Code' : 'Recovery code',
          type: 'text',
          autocomplete: 'one-time-code',
          hint: page.hasTotp
            ? 'Six digits from your authenticator app, or one of your recovery codes.'
            : 'Each recovery code works once.',
        })}
        <button type="submit">Continue</button>
      </form>
      <form method="post" action="${base}/restart">
        ${hiddenToken(token)}
        <button type="submit" class="quiet">Use another account</button>
      </form>`,
  });
}

/** Tells operators to set up a second factor, because they cannot sign in to an application without one. */
export function answerFactorNeeded(context: Context, securityPath: string): void {
  answerPage(context, {
    title: 'You need a second factor',
    body: html`<p>Operators sign in with a second factor: an authenticator app or a passkey.</p>
      <p><a href="${securityPath}">Set up a second factor</a></p>
      <p class="hint">Afterwards go back to the application and sign in again.</p>`,
  });
}

/** Renders a form. A script puts the passkey's answer into the form and sends the form. */
export function passkeyForm(form: {
  action: string;
  token: string;
  use: 'add' | 'sign-in';
  options: string;
  button: string;
  fields?: Html;
}): Html {
  return html`<form
    method="post"
    action="${form.action}"
    data-passkey="${form.use}"
    data-options="${form.options}"
  >
    ${hiddenToken(form.token)}
    <input type="hidden" name="answer" value="" />
    ${form.fields}
    <button type="submit">${form.button}</button>
    <p class="fault" role="alert"></p>
  </form>`;
}
