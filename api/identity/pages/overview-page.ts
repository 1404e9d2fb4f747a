/** Shows the overview of an account: its pages in groups, each with a line that says what it is for. */
import { type Context } from 'koa';
import { type Html, html } from '../html';
import {
  APPLICATIONS_PATH,
  CLAIMS_PATH,
  DECISIONS_PATH,
  KEYS_PATH,
  MAIL_PATH,
  SECURITY_PATH,
  SESSIONS_PATH,
  SOURCES_PATH,
} from '../own-clients';
import { type Key, type Say, sayIn } from '../language';
import { answerPage } from './layout';

type Entry = [path: string, label: Key, purpose: Key];

const GIVING: Entry[] = [
  ['/my', 'linkGifts', 'aboutGifts'],
  ['/my/plans', 'linkPlans', 'aboutPlans'],
  ['/my/receipts', 'linkReceipts', 'aboutReceipts'],
  [SOURCES_PATH, 'linkSources', 'aboutSources'],
];
const PERSON: Entry[] = [
  [SECURITY_PATH, 'linkSecurity', 'aboutSecurity'],
  [SESSIONS_PATH, 'linkSessions', 'aboutSessions'],
  [MAIL_PATH, 'linkMails', 'aboutMails'],
];
const CHARITIES: Entry[] = [[CLAIMS_PATH, 'linkClaims', 'aboutClaims']];
const DECISIONS: Entry[] = [[DECISIONS_PATH, 'linkDecisions', 'aboutDecisions']];
const DEVELOPERS: Entry[] = [
  [KEYS_PATH, 'linkKeys', 'aboutKeys'],
  [APPLICATIONS_PATH, 'linkApplications', 'aboutApplications'],
];

export interface OverviewPage {
  name: string;
  email: string;
  /** Reviewers and operators decide claims. */
  mayDecide: boolean;
  /** The charities of which the person is a member. */
  charities: { id: string; name: string }[];
}

export function answerOverview(context: Context, page: OverviewPage): void {
  const { name, email, mayDecide, charities } = page;
  const say = sayIn(context);
  const forCharities = mayDecide ? [...CHARITIES, ...DECISIONS] : CHARITIES;
  answerPage(context, {
    title: say('overview'),
    lead: personOf(name, email),
    wide: true,
    body: html`${groupOf(say, 'groupGiving', GIVING)} ${groupOf(say, 'groupPerson', PERSON)}
    ${groupOf(say, 'groupCharities', forCharities, managed(say, charities))}
    ${groupOf(say, 'groupDevelopers', DEVELOPERS)}`,
  });
}

/** Some people have not given a name. */
function personOf(name: string, email: string): Html {
  const shownName = name === '' ? undefined : html`<strong translate="no">${name}</strong><br />`;
  return html`${shownName}<span translate="no">${email}</span>`;
}

function groupOf(say: Say, title: Key, entries: Entry[], more?: Html): Html {
  const rows = entries.map(
    ([path, label, purpose]) =>
      html`<li><a href="${path}">${say(label)}</a> <span class="hint">${say(purpose)}</span></li>`,
  );
  return html`<section class="group">
    <h2>${say(title)}</h2>
    <div>
      <ul class="rows">
        ${rows}
      </ul>
      ${more}
    </div>
  </section>`;
}

function managed(say: Say, charities: OverviewPage['charities']): Html | undefined {
  if (charities.length === 0) return undefined;
  return html`<h3>${say('youManage')}</h3>
    <ul>
      ${charities.map(({ id, name }) => html`<li>${name} <code class="hint">${id}</code></li>`)}
    </ul>`;
}
