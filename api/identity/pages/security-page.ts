/** Shows the page on which people manage their password, second factors and recovery codes. */
import { type Context } from 'koa';
import qrcode from 'qrcode-generator';
import { type Factor } from '../../../db/queries/factors/factors';
import { RECOVERY_CODES } from '../../../domain/factors/factors';
import { Html, html } from '../html';
import { SESSIONS_PATH } from '../own-clients';
import { type Say, sayAround, sayIn } from '../language';
import { passkeyForm } from './factor-pages';
import { besideAction, headOf, pill } from './head';
import { answerPage, dayOf, formFault, hiddenToken, inputField } from './layout';
import { belowAccount } from './trail';

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
  /** What was wrong with the code of the authenticator app. */
  codeFault?: string | undefined;
}

export function answerSecurity(context: Context, page: SecurityPage): void {
  const { factors, fault, email, isRequired } = page;
  const say = sayIn(context);
  const advice = html`<p role="note">${say(isRequired ? 'operatorsNeed' : 'passwordAlone')}</p>`;
  answerPage(context, {
    title: say('linkSecurity'),
    above: belowAccount(say),
    wide: true,
    status: fault === undefined ? 200 : 422,
    usesPasskeys: page.passkeyOptions !== undefined,
    lead: say('signedInAs', { email }),
    body: html`${formFault(fault)} ${factors.length > 0 ? undefined : advice} ${passwordPart(say)}
    ${passkeyPart(context, page)} ${appPart(context, page)} ${codesPart(say, page)} ${sessionsPart(say)}`,
  });
}

function sessionsPart(say: Say): Html {
  return html`<section>
    ${besideAction(
      html`<h2>${say('linkSessions')}</h2>
        <p class="quiet">${say('aboutSessions')}</p>`,
      html`<div class="actions"><a class="secondary" href="${SESSIONS_PATH}">${say('seeSessions')}</a></div>`,
    )}
  </section>`;
}

/** Shows new recovery codes. No later page shows them. */
export function answerRecoveryCodes(context: Context, page: { path: string; codes: string[] }): void {
  const { path, codes } = page;
  const say = sayIn(context);
  answerPage(context, {
    title: say('yourCodes'),
    above: belowAccount(say, { href: path, label: say('linkSecurity') }),
    wide: true,
    body: html`<section>
      <p>${say('yourCodesText')}</p>
      <pre>${codes.join('\n')}</pre>
      <div class="actions"><a class="primary" href="${path}">${say('keptCodes')}</a></div>
    </section>`,
  });
}

function passwordPart(say: Say): Html {
  return html`<section>
    ${besideAction(
      html`${headOf(say('password'), pill(say('setUp'), 'good'))}
        <p class="quiet">${say('changePasswordText')}</p>`,
      html`<div class="actions">
        <a class="secondary" href="/account/forgotten">${say('changePassword')}</a>
      </div>`,
    )}
  </section>`;
}

function passkeyPart(context: Context, page: SecurityPage): Html | undefined {
  const { passkeyOptions, passkeysElsewhere } = page;
  const say = sayIn(context);
  const passkeys = page.factors.filter(({ kind }) => kind === 'passkey');
  const { length: count } = passkeys;
  const elsewhere = passkeyOptions === undefined ? passkeysElsewhere : undefined;
  if (count === 0 && passkeyOptions === undefined && elsewhere === undefined) return undefined;
  return html`<section>
    ${besideAction(
      html`${headOf(say('passkeys'), count === 0 ? pill(say('notSetUp')) : pill(say('passkeysSetUp', { count }), 'good'))}
        <p class="quiet">${say('passkeyText')}</p>
        ${elsewhere === undefined ? undefined : html`<p>${say('passkeyElsewhere')}</p>`}`,
      elsewhere === undefined ? undefined : wayToPasskeys(say, elsewhere),
    )}
    ${count === 0 ? undefined : listOf(context, page, passkeys)} ${newPasskey(say, page)}
  </section>`;
}

function newPasskey(say: Say, page: SecurityPage): Html | undefined {
  const { path, token, passkeyOptions: options } = page;
  if (options === undefined) return undefined;
  const name = inputField({
    name: 'name',
    label: say('passkeyName'),
    type: 'text',
    autocomplete: 'off',
    value: say('passkey'),
  });
  const button = say('addPasskey');
  return passkeyForm(say, { action: `${path}/passkey`, token, use: 'add', options, button, fields: name });
}

/** Leads to the same page under the name of this machine, because browsers refuse passkeys at an IP address. */
function wayToPasskeys(say: Say, elsewhere: string): Html {
  return html`<div class="actions">
    <a class="secondary" href="${elsewhere}">${say('openElsewhere')}</a>
  </div>`;
}

function appPart(context: Context, page: SecurityPage): Html {
  const say = sayIn(context);
  const apps = page.factors.filter(({ kind }) => kind === 'totp');
  return html`<section>
    ${besideAction(
      html`${headOf(say('app'), apps.length === 0 ? pill(say('notSetUp')) : pill(say('setUp'), 'good'))}
        <p class="quiet">${say('appText')}</p>`,
      totpForm(say, page),
    )}
    ${apps.length === 0 ? undefined : listOf(context, page, apps)}
  </section>`;
}

function totpForm(say: Say, { path, token, pendingTotp, codeFault: fault }: SecurityPage): Html | undefined {
  if (pendingTotp === undefined) return undefined;
  return html`<details class="step" ${fault === undefined ? undefined : html`open`}>
    <summary class="secondary">${say('setUpApp')}</summary>
    <p>${say('scanCode')}</p>
    <div aria-hidden="true">${drawQrCode(pendingTotp.uri)}</div>
    <p class="hint"><code id="totp-key">${pendingTotp.secret}</code></p>
    <p class="links on-phone"><a href="${pendingTotp.uri}">${say('openApp')}</a></p>
    <form method="post" action="${path}/totp">
      ${hiddenToken(token)}
      <input type="hidden" name="pending" value="${pendingTotp.sealed}" />
      ${inputField({ name: 'code', label: say('appCode'), type: 'text', autocomplete: 'one-time-code', fault })}
      <button type="submit" class="primary">${say('addApp')}</button>
    </form>
  </details>`;
}

function listOf(context: Context, { path, token }: SecurityPage, factors: Factor[]): Html {
  const say = sayIn(context);
  const rows = factors.map(
    ({ id, name, createdAt, lastUsedAt }) =>
      html`<li class="beside">
        <div>
          <strong>${name}</strong>
          <span class="hint">${useOf(context, createdAt, lastUsedAt)}</span>
        </div>
        <form method="post" action="${path}/remove">
          ${hiddenToken(token)}
          <input type="hidden" name="factor_id" value="${id}" />
          <button type="submit" class="secondary danger" aria-label="${say('removeNamed', { name })}">
            ${say('remove')}
          </button>
        </form>
      </li>`,
  );
  return html`<ul class="rows">
    ${rows}
  </ul>`;
}

function useOf(context: Context, createdAt: Date, lastUsedAt: Date | null): Html {
  const added = dayOf(context, createdAt);
  return lastUsedAt === null
    ? sayAround(context, 'setUpUnused', { added })
    : sayAround(context, 'setUpUsed', { added, used: dayOf(context, lastUsedAt) });
}

function codesPart(say: Say, { path, token, factors, recoveryCodesLeft: count }: SecurityPage): Html {
  const total = RECOVERY_CODES;
  if (factors.length === 0) {
    return html`<section>
      ${besideAction(
        html`${headOf(say('recoveryCodes'), pill(say('notSetUp')))}
          <p class="quiet">${say('codesLater', { total })}</p>`,
        undefined,
      )}
    </section>`;
  }
  return html`<section>
    ${besideAction(
      html`${headOf(say('recoveryCodes'), pill(say('codesLeft', { count, total }), count === 0 ? 'bad' : 'good'))}
        <p class="quiet">${say(count === 0 ? 'noCodesLeft' : 'codesText')}</p>`,
      html`<form method="post" action="${path}/recovery-codes">
        ${hiddenToken(token)}
        <button type="submit" class="secondary">${say('newCodes')}</button>
      </form>`,
    )}
  </section>`;
}

function drawQrCode(text: string): Html {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  return new Html(code.createSvgTag({ scalable: true, margin: 8 }));
}
