/** Shows the overview of an account. */
import { type Context } from 'koa';
import { html } from '../html';
import {
  APPLICATIONS_PATH,
  CLAIMS_PATH,
  DECISIONS_PATH,
  KEYS_PATH,
  MAIL_PATH,
  SECURITY_PATH,
  SOURCES_PATH,
} from '../own-clients';
import { type Key, sayIn } from '../words';
import { answerPage, linkList } from './layout';

const LINKS: [path: string, label: Key][] = [
  [SECURITY_PATH, 'linkSecurity'],
  [SOURCES_PATH, 'linkSources'],
  [CLAIMS_PATH, 'linkClaims'],
  [KEYS_PATH, 'linkKeys'],
  [APPLICATIONS_PATH, 'linkApplications'],
  [MAIL_PATH, 'linkMails'],
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
  const decisions: typeof LINKS = mayDecide ? [[DECISIONS_PATH, 'linkDecisions']] : [];
  const shown: typeof LINKS = [['/my', 'myGiving'], ...decisions, ...LINKS];
  answerPage(context, {
    title: say('overview'),
    body: html`<p class="hint">${say('signedInAs', { email })}</p>
      ${linkList(shown.map(([href, label]) => ({ href, label: say(label) })))}
      ${
        charities.length === 0
          ? undefined
          : html`<section>
              <h2>${say('youManage')}</h2>
              <ul>
                ${charities.map(({ id, name }) => html`<li>${name} <code>${id}</code></li>`)}
              </ul>
            </section>`
      }`,
  });
}
