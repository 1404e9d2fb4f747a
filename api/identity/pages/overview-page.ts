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
  SOURCES_PATH,
} from '../own-clients';
import { type Key, type Say, sayIn } from '../words';
import { answerPage } from './layout';

type Entry = [path: string, label: Key, purpose: Key];

const GIVING: Entry[] = [
  ['/my', 'myGiving', 'aboutGiving'],
  [SOURCES_PATH, 'linkSources', 'aboutSources'],
];
const PERSON: Entry[] = [
  [SECURITY_PATH, 'linkSecurity', 'aboutSecurity'],
  [MAIL_PATH, 'linkMails', 'aboutMails'],
];
const CHARITIES: Entry[] = [[CLAIMS_PATH, 'linkClaims', 'aboutClaims']];
const DECISIONS: Entry[] = [[DECISIONS_PATH, 'linkDecisions', 'aboutDecisions']];
const DEVELOPERS: Entry[] = [
  [KEYS_PATH, 'linkKeys', 'aboutKeys'],
  [APPLICATIONS_PATH, 'linkApplications', 'aboutApplications'],
];

export interface OverviewPage {
  email: string;
  /** Reviewers and operators decide claims. */
  mayDecide: boolean;
  /** The charities of which the person is a member. */
  charities: { id: string; name: string }[];
}

export function answerOverview(context: Context, { email, mayDecide, charities }: OverviewPage): void {
  const say = sayIn(context);
  const forCharities = mayDecide ? [...CHARITIES, ...DECISIONS] : CHARITIES;
  answerPage(context, {
    title: say('overview'),
    wide: true,
    body: html`<p class="hint">${say('signedInAs', { email })}</p>
      <div class="groups">
        ${groupOf(say, 'groupGiving', GIVING)} ${groupOf(say, 'groupPerson', PERSON)}
        ${groupOf(say, 'groupCharities', forCharities, managed(say, charities))}
        ${groupOf(say, 'groupDevelopers', DEVELOPERS)}
      </div>`,
  });
}

function groupOf(say: Say, title: Key, entries: Entry[], more?: Html): Html {
  const rows = entries.map(
    ([path, label, purpose]) =>
      html`<li><a href="${path}">${say(label)}</a> <span class="hint">${say(purpose)}</span></li>`,
  );
  return html`<section>
    <h2>${say(title)}</h2>
    <ul class="rows">
      ${rows}
    </ul>
    ${more}
  </section>`;
}

function managed(say: Say, charities: OverviewPage['charities']): Html | undefined {
  if (charities.length === 0) return undefined;
  return html`<h3>${say('youManage')}</h3>
    <ul>
      ${charities.map(({ id, name }) => html`<li>${name} <code>${id}</code></li>`)}
    </ul>`;
}
