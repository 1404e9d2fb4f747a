/** Shows the pages on which people choose their mails. */
import { type Context } from 'koa';
import { type Concerns } from '../../../db/queries/mails/readers';
import { OPTIONAL_KINDS, type OptionalKind, type StrangerKind } from '../../../domain/mails/kinds';
import { LANGUAGES } from '../../../texts/languages';
import { type Html, html } from '../html';
import { type Key, type Say, sayIn } from '../language';
import { answerPage, checkBox, hiddenToken } from './layout';
import { belowAccount } from './trail';

const GROUP_OF: Record<OptionalKind, Key> = {
  card_expiring: 'mailsGiving',
  hours_decided: 'mailsHours',
  qualification_moved: 'mailsHours',
  qualification_expiring: 'mailsHours',
  hours_due: 'mailsCharities',
  verification_moved: 'mailsCharities',
  verification_reminder: 'mailsCharities',
  video_call_moved: 'mailsCharities',
  saved_report: 'mailsCharities',
  endpoint_disabled: 'mailsDevelopers',
};
/** A group is for those whom it concerns. Everybody may give. */
const GROUPS: [title: Key, concern?: keyof Concerns][] = [
  ['mailsGiving'],
  ['mailsHours', 'volunteers'],
  ['mailsCharities', 'manages'],
  ['mailsDevelopers', 'develops'],
];

export interface MailPage {
  path: string;
  token: string;
  email: string;
  isBouncing: boolean;
  locale: string;
  concerns: Concerns;
  switchedOff: OptionalKind[];
}

export function answerMailPreferences(context: Context, page: MailPage): void {
  const { path, token, email, isBouncing, switchedOff } = page;
  const say = sayIn(context);
  const groups = shownGroups(page);
  const shown = groups.flatMap(({ kinds }) => kinds);
  answerPage(context, {
    title: say('linkMails'),
    above: belowAccount(say),
    wide: true,
    lead: html`${say('mailsGoTo', { email })} ${say('alwaysArrive')}`,
    body: html`${isBouncing ? bounceNote(say, page) : undefined}
      <form method="post" action="${path}">
        ${hiddenToken(token)}
        <input type="hidden" name="shown" value="${shown.join(' ')}" />
        <div class="field">
          <label for="locale">${say('language')}</label>
          <select id="locale" name="locale">
            ${LANGUAGES.map((each) => languageOption(each, page.locale))}
          </select>
        </div>
        <fieldset class="kinds">
          <legend>${say('mailsYouWant')}</legend>
          ${groups.map((group) => kindsOf(say, group, switchedOff))}
        </fieldset>
        <button type="submit" class="primary">${say('save')}</button>
      </form>`,
  });
}

interface Group {
  title: Key;
  kinds: OptionalKind[];
}

/** Also shows a group of which the person switched something off, so that it can be switched on again. */
function shownGroups({ concerns, switchedOff }: MailPage): Group[] {
  return GROUPS.map(([title, concern]) => {
    const kinds = OPTIONAL_KINDS.filter((kind) => GROUP_OF[kind] === title);
    const isShown =
      concern === undefined || concerns[concern] || kinds.some((kind) => switchedOff.includes(kind));
    return { title, kinds: isShown ? kinds : [] };
  }).filter(({ kinds }) => kinds.length > 0);
}

function kindsOf(say: Say, { title, kinds }: Group, switchedOff: OptionalKind[]): Html {
  return html`<fieldset>
    <legend>${say(title)}</legend>
    ${kinds.map((kind) => checkBox({ name: kind, label: say(`mail:${kind}`), isOn: !switchedOff.includes(kind) }))}
  </fieldset>`;
}

function languageOption(locale: string, chosen: string): Html {
  return html`<option value="${locale}" lang="${locale}" ${locale === chosen ? html`selected` : undefined}>
    ${nameOf(locale)}
  </option>`;
}

/** Names a language in itself. Some languages write their names with a small letter, also at the start of a list. */
function nameOf(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(locale));
}

function bounceNote(say: Say, { path, token, email }: MailPage): Html {
  return html`<form method="post" action="${path}/address">
    ${hiddenToken(token)}
    <p class="alert" role="alert">${say('bounced', { email })}</p>
    <button type="submit" class="secondary">${say('worksAgain')}</button>
  </form>`;
}

/** Asks before switching off, because programs that scan mails open links too. */
export function answerUnsubscribe(
  context: Context,
  { action, kind }: { action: string; kind: OptionalKind | StrangerKind },
): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('switchOffTitle'),
    lead: say('noMoreMails', { kind: say(`mail:${kind}`) }),
    body: html`<form method="post" action="${action}">
      <button type="submit" class="primary">${say('switchOff')}</button>
    </form>`,
  });
}
