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
import { answerPage } from './layout';

const LINKS: [path: string, label: string][] = [
  [SECURITY_PATH, 'Second factors and recovery codes'],
  [SOURCES_PATH, 'How you pay'],
  [CLAIMS_PATH, 'Claim a charity'],
  [KEYS_PATH, 'API keys'],
  [APPLICATIONS_PATH, 'Applications'],
  [MAIL_PATH, 'Mails that you get'],
];

export interface OverviewPage {
  email: string;
  /** Reviewers and operators decide claims. */
  mayDecide: boolean;
  /** The charities of which the person is a member. */
  charities: { id: string; name: string }[];
}

export function answerOverview(context: Context, { email, mayDecide, charities }: OverviewPage): void {
  answerPage(context, {
    title: 'Your account',
    body: html`<p class="hint">You are signed in as ${email}.</p>
      <ul>
        ${mayDecide ? html`<li><a href="${DECISIONS_PATH}">Claims to decide</a></li>` : undefined}
        ${LINKS.map(([path, label]) => html`<li><a href="${path}">${label}</a></li>`)}
      </ul>
      ${
        charities.length === 0
          ? undefined
          : html`<section>
              <h2>Charities that you manage</h2>
              <ul>
                ${charities.map(({ id, name }) => html`<li>${name} <code>${id}</code></li>`)}
              </ul>
            </section>`
      }`,
  });
}
