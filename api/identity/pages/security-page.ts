/** Shows the page on which people manage second factors and recovery codes. */
import { type Context } from 'koa';
import qrcode from 'qrcode-generator';
import { type Factor } from '../../../db/queries/factors/factors';
import { Html, html } from '../html';
import { type Say, sayIn } from '../words';
import { passkeyForm } from './factor-pages';
import { answerPage, formFault, hiddenToken, inputField, linkList } from './layout';

/** Describes an authenticator app that the user has not yet confirmed with a code. */
export interface PendingTotp {
  secret: string;
  uri: string;
  /** The form carries the secret in this encrypted text. */
  sealed: string;
}

export interface SecurityPage {
  path: string;
  token: string;
  email: string;
  factors: Factor[];
  recoveryCodesLeft: number;
  /** Undefined when the user has an authenticator app. */
  pendingTotp: PendingTotp | undefined;
  /** The browser needs these options, as JSON, to create a passkey. Undefined if browsers allow no passkeys here. */
  passkeyOptions: string | undefined;
  /** The URL of this page on localhost, where a sandbox's passkeys work. Undefined outside of a sandbox. */
  passkeysElsewhere: string | undefined;
  /** True for users who must have a second factor. */
  isRequired: boolean;
  fault?: string | undefined;
}

export function answerSecurity(context: Context, page: SecurityPage): void {
  const { factors, fault, email, isRequired } = page;
  const say = sayIn(context);
  const none = html`<p>${say(isRequired ? 'operatorsNeed' : 'passwordAlone')}</p>`;
  answerPage(context, {
    title: say('howYouSignIn'),
    status: fault === undefined ? 200 : 422,
    usesPasskeys: page.passkeyOptions !== undefined,
    body: html`<p class="hint">${say('signedInAs', { email })}</p>
      ${formFault(fault)} ${factors.length > 0 ? listOf(say, page) : none}
      ${factors.length > 0 ? recoveryCodes(say, page) : undefined} ${totpForm(say, page)}
      ${newPasskey(say, page)}`,
  });
}

/** Shows new recovery codes. No later page shows them. */
export function answerRecoveryCodes(context: Context, page: { path: string; codes: string[] }): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('yourCodes'),
    body: html`<p>${say('yourCodesText')}</p>
      <pre>${page.codes.join('\n')}</pre>
      ${linkList([{ href: page.path, label: say('keptCodes') }])}`,
  });
}

function listOf(say: Say, { path, token, factors }: SecurityPage): Html {
  const rows = factors.map(({ id, name, createdAt, lastUsedAt }) => {
    const added = dayOf(createdAt);
    const use =
      lastUsedAt === null
        ? say('factorUnused', { added })
        : say('factorUsed', { added, used: dayOf(lastUsedAt) });
    return html`<li>
      <strong>${name}</strong>
      <span class="hint">${use}</span>
      <form method="post" action="${path}/remove">
        ${hiddenToken(token)}
        <input type="hidden" name="factor_id" value="${id}" />
        <button type="submit" class="secondary" aria-label="${say('removeNamed', { name })}">
          ${say('remove')}
        </button>
      </form>
    </li>`;
  });
  return html`<section>
    <h2>${say('yourFactors')}</h2>
    <ul class="rows">
      ${rows}
    </ul>
  </section>`;
}

function recoveryCodes(say: Say, { path, token, recoveryCodesLeft: count }: SecurityPage): Html {
  return html`<section>
    <h2>${say('recoveryCodes')}</h2>
    <p>${say('codesLeft', { count })}</p>
    <form method="post" action="${path}/recovery-codes">
      ${hiddenToken(token)}
      <button type="submit" class="secondary">${say('newCodes')}</button>
    </form>
  </section>`;
}

function totpForm(say: Say, { path, token, pendingTotp }: SecurityPage): Html | undefined {
  if (pendingTotp === undefined) return undefined;
  return html`<section>
    <h2>${say('app')}</h2>
    <p>${say('scanCode')}</p>
    <div aria-hidden="true">${drawQrCode(pendingTotp.uri)}</div>
    <p class="hint"><code id="totp-key">${pendingTotp.secret}</code></p>
    <form method="post" action="${path}/totp">
      ${hiddenToken(token)}
      <input type="hidden" name="pending" value="${pendingTotp.sealed}" />
      ${inputField({ name: 'code', label: say('appCode'), type: 'text', autocomplete: 'one-time-code' })}
      <button type="submit" class="primary">${say('addApp')}</button>
    </form>
  </section>`;
}

function newPasskey(say: Say, page: SecurityPage): Html | undefined {
  const { path, token, passkeyOptions: options, passkeysElsewhere: elsewhere } = page;
  if (options === undefined && elsewhere === undefined) return undefined;
  const name = inputField({
    name: 'name',
    label: say('passkeyName'),
    type: 'text',
    autocomplete: 'off',
    value: say('passkey'),
  });
  return html`<section>
    <h2>${say('passkey')}</h2>
    ${
      options === undefined
        ? html`<p>${say('passkeyElsewhere')} <a href="${elsewhere}">${elsewhere}</a></p>`
        : passkeyForm(say, {
            action: `${path}/passkey`,
            token,
            use: 'add',
            options,
            button: say('addPasskey'),
            fields: name,
          })
    }
  </section>`;
}

function drawQrCode(text: string): Html {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  return new Html(code.createSvgTag({ scalable: true, margin: 8 }));
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
