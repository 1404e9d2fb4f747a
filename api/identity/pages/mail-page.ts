/** Shows the pages on which people choose their mails. */
import { type Context } from 'koa';
import { OPTIONAL_KINDS, type OptionalKind } from '../../../domain/mails/kinds';
import { type Locale, LOCALES } from '../../../domain/mails/locale';
import { type Html, html } from '../html';
import { answerPage, hiddenToken } from './layout';

const NAMES: Record<OptionalKind, string> = {
  card_expiring: 'A card expires soon',
  verification_moved: 'A verification moved on',
  verification_reminder: 'A verification expires soon',
  hours_decided: 'Volunteer hours are decided',
  hours_due: 'Volunteer hours wait for a decision',
  video_call_moved: 'The video call of a verification',
  saved_report: 'Saved reports of a charity',
  endpoint_disabled: 'A webhook endpoint is disabled',
};

const LANGUAGES: Record<Locale, string> = { en: 'English', es: 'Español', de: 'Deutsch' };

export function nameOfKind(kind: OptionalKind): string {
  return NAMES[kind];
}

export interface MailPage {
  path: string;
  token: string;
  email: string;
  isBouncing: boolean;
  locale: Locale;
  switchedOff: OptionalKind[];
}

export function answerMailPreferences(context: Context, page: MailPage): void {
  const { path, token, email, isBouncing, switchedOff } = page;
  answerPage(context, {
    title: 'Your mails',
    body: html`<p class="hint">Mails go to ${email}.</p>
      ${isBouncing ? bounceNote(page) : undefined}
      <form method="post" action="${path}">
        ${hiddenToken(token)}
        <label for="locale">Language</label>
        <select id="locale" name="locale">
          ${LOCALES.map((each) => languageOption(each, page.locale))}
        </select>
        ${OPTIONAL_KINDS.map((kind) => kindBox(kind, !switchedOff.includes(kind)))}
        <p class="hint">Mails about money and about the security of your account always arrive.</p>
        <button type="submit">Save</button>
      </form>`,
  });
}

function languageOption(locale: Locale, chosen: Locale): Html {
  return html`<option value="${locale}" ${locale === chosen ? html`selected` : undefined}>
    ${LANGUAGES[locale]}
  </option>`;
}

function kindBox(kind: OptionalKind, isOn: boolean): Html {
  return html`<label for="${kind}">
    <input type="checkbox" id="${kind}" name="${kind}" value="on" ${isOn ? html`checked` : undefined} />
    ${NAMES[kind]}
  </label>`;
}

function bounceNote({ path, token, email }: MailPage): Html {
  return html`<p class="fault" role="alert">
      The mail server of ${email} refused a mail. Only mails about security still go there.
    </p>
    <form method="post" action="${path}/address">
      ${hiddenToken(token)}
      <button type="submit" class="quiet">The address works again</button>
    </form>`;
}

/** Asks before switching off, because programs that scan mails open links too. */
export function answerUnsubscribe(
  context: Context,
  { action, kind }: { action: string; kind: OptionalKind },
): void {
  answerPage(context, {
    title: 'Switch these mails off?',
    body: html`<p>You get no more mails of this kind: ${NAMES[kind]}.</p>
      <form method="post" action="${action}">
        <button type="submit">Switch them off</button>
      </form>`,
  });
}
