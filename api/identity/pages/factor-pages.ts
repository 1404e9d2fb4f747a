/** Shows the second step of a sign-in, which takes a code, a passkey or a recovery code. */
import { type Context } from 'koa';
import { type Html, html } from '../html';
import { type Say, sayIn } from '../language';
import { answerPage, formFault, hiddenToken, inputField } from './layout';

export interface FactorPage {
  /** The base path of the forms: `/interaction/<uid>`. */
  base: string;
  token: string;
  /** Undefined if the platform's own pages ask. */
  clientName: string | undefined;
  /** True if the user has an authenticator app. */
  hasTotp: boolean;
  /** The browser needs these options, as JSON, to use a passkey. */
  passkeyOptions: string | undefined;
  fault?: string | undefined;
  formTargets: string[];
}

export function answerFactor(context: Context, page: FactorPage): void {
  const { base, token, clientName: name, passkeyOptions, formTargets, hasTotp } = page;
  const say = sayIn(context);
  answerPage(context, {
    title: say('confirmYou'),
    status: page.fault === undefined ? 200 : 422,
    usesPasskeys: passkeyOptions !== undefined,
    formTargets,
    lead: name === undefined ? undefined : say('toContinue', { name }),
    body: html`${formFault(page.fault)}
      ${passkeyOptions === undefined ? undefined : passkeyForm(say, { action: `${base}/passkey`, token, use: 'sign-in', options: passkeyOptions, button: say('usePasskey') })}
      <form method="post" action="${base}/code">
        ${hiddenToken(token)}
        ${inputField({
          name: 'code',
          label: say(hasTotp ? 'code' : 'recoveryCode'),
          type: 'text',
          autocomplete: 'one-time-code',
          hint: say(hasTotp ? 'codeHint' : 'recoveryHint'),
        })}
        <button type="submit" class="${passkeyOptions === undefined ? 'primary' : 'secondary'}">
          ${say('continue')}
        </button>
      </form>
      <form method="post" action="${base}/restart" class="apart">
        ${hiddenToken(token)}
        <button type="submit" class="link">${say('otherAccount')}</button>
      </form>`,
  });
}

/** Tells operators to set up a second factor, because they cannot sign in to an application without one. */
export function answerFactorNeeded(context: Context, securityPath: string): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('needFactor'),
    lead: say('needFactorText'),
    body: html`<a class="primary" href="${securityPath}">${say('setUpFactor')}</a>
      <p class="hint">${say('needFactorAfter')}</p>`,
  });
}

/** Renders a form. A script puts the passkey's answer into the form and sends the form. */
export function passkeyForm(
  say: Say,
  form: {
    action: string;
    token: string;
    use: 'add' | 'sign-in';
    options: string;
    button: string;
    fields?: Html;
  },
): Html {
  return html`<form
    method="post"
    action="${form.action}"
    data-passkey="${form.use}"
    data-options="${form.options}"
    data-failed="${say('passkeyFailed')}"
  >
    ${hiddenToken(form.token)}
    <input type="hidden" name="answer" value="" />
    ${form.fields}
    <button type="submit" class="primary">${form.button}</button>
    <p class="fault" role="alert"></p>
  </form>`;
}
