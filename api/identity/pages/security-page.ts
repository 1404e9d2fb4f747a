/** Shows the page on which people manage second factors and recovery codes. */
import { type Context } from 'koa';
import qrcode from 'qrcode-generator';
import { type Factor } from '../../../db/queries/factors/factors';
import { Html, html } from '../html';
import { passkeyForm } from './factor-pages';
import { answerPage, formFault, hiddenToken, inputField } from './layout';

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
  const { factors, fault } = page;
  answerPage(context, {
    title: 'How you sign in',
    status: fault === undefined ? 200 : 422,
    usesPasskeys: page.passkeyOptions !== undefined,
    body: html`<p class="hint">You are signed in as ${page.email}.</p>
      ${formFault(fault)}
      ${factors.length > 0 ? listOf(page) : html`<p>${page.isRequired ? 'Operators need a second factor. Set one up now.' : 'You sign in with a password alone. A second factor protects you if somebody learns it.'}</p>`}
      ${factors.length > 0 ? recoveryCodes(page) : undefined} ${totpForm(page)} ${newPasskey(page)}`,
  });
}

/** Shows new recovery codes. No later page shows them. */
export function answerRecoveryCodes(context: Context, page: { path: string; codes: string[] }): void {
  answerPage(context, {
    title: 'Your recovery codes',
    body: html`<p>
        Each code replaces your second factor once. Keep the codes in case you lose it. They are not shown
        again.
      </p>
      <pre>${page.codes.join('\n')}</pre>
      <p><a href="${page.path}">I have kept them</a></p>`,
  });
}

function listOf({ path, token, factors }: SecurityPage): Html {
  const rows = factors.map(
    ({ id, name, createdAt, lastUsedAt }) =>
      html`<tr>
        <td>${name}</td>
        <td>${dayOf(createdAt)}</td>
        <td>${lastUsedAt === null ? 'never' : dayOf(lastUsedAt)}</td>
        <td>
          <form method="post" action="${path}/remove" class="inline">
            ${hiddenToken(token)}
            <input type="hidden" name="factor_id" value="${id}" />
            <button type="submit" class="quiet" aria-label="Remove ${name}">Remove</button>
          </form>
        </td>
      </tr>`,
  );
  return html`<table>
    <tr>
      <th>Second factor</th>
      <th>Added</th>
      <th>Last used</th>
      <th></th>
    </tr>
    ${rows}
  </table>`;
}

function recoveryCodes({ path, token, recoveryCodesLeft }: SecurityPage): Html {
  return html`<section>
    <h2>Recovery codes</h2>
    <p>${String(recoveryCodesLeft)} left.</p>
    <form method="post" action="${path}/recovery-codes">
      ${hiddenToken(token)}
      <button type="submit" class="quiet">Make new recovery codes</button>
    </form>
  </section>`;
}

function totpForm({ path, token, pendingTotp }: SecurityPage): Html | undefined {
  if (pendingTotp === undefined) return undefined;
  return html`<section>
    <h2>Authenticator app</h2>
    <p>Scan this code with the app, or enter the key by hand.</p>
    ${drawQrCode(pendingTotp.uri)}
    <p class="hint"><code id="totp-key">${pendingTotp.secret}</code></p>
    <form method="post" action="${path}/totp">
      ${hiddenToken(token)}
      <input type="hidden" name="pending" value="${pendingTotp.sealed}" />
      ${inputField({ name: 'code', label: 'Code from the app', type: 'text', autocomplete: 'one-time-code' })}
      <button type="submit">Add the app</button>
    </form>
  </section>`;
}

function newPasskey({ path, token, passkeyOptions, passkeysElsewhere }: SecurityPage): Html | undefined {
  if (passkeyOptions === undefined) {
    if (passkeysElsewhere === undefined) return undefined;
    return html`<section>
      <h2>Passkey</h2>
      <p>Set up a passkey on <a href="${passkeysElsewhere}">${passkeysElsewhere}</a>.</p>
    </section>`;
  }
  return html`<section>
    <h2>Passkey</h2>
    ${passkeyForm({
      action: `${path}/passkey`,
      token,
      use: 'add',
      options: passkeyOptions,
      button: 'Add a passkey',
      fields: inputField({
        name: 'name',
        label: 'Name of the passkey',
        type: 'text',
        autocomplete: 'off',
        value: 'Passkey',
      }),
    })}
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
