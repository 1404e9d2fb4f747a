/** Shows where a person is signed in, and which applications may use the account. */
import { type Context } from 'koa';
import { type ApplicationAccess, type SignIn } from '../../../db/queries/access/sign-ins';
import { type Html, html } from '../html';
import { SIGN_OUT_PATH } from '../own-clients';
import { sayAround, sayIn } from '../language';
import { answerPage, dayOf, formFault, timeOf } from './layout';
import { questionLink } from './question-page';
import { meaningList } from './scope-choice';
import { belowAccount } from './trail';

export interface SessionsPage {
  path: string;
  /** The session of the browser that asks. */
  current: SignIn | undefined;
  others: SignIn[];
  applications: (ApplicationAccess & { name: string })[];
  fault: string | undefined;
}

export function answerSessions(context: Context, page: SessionsPage): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('linkSessions'),
    above: belowAccount(say),
    wide: true,
    status: page.fault === undefined ? 200 : 422,
    lead: say('sessionsText'),
    body: html`${formFault(page.fault)} ${browsersPart(context, page)} ${applicationsPart(context, page)}`,
  });
}

function browsersPart(context: Context, { path, current, others }: SessionsPage): Html {
  const say = sayIn(context);
  const signOut = html`<div class="actions">
    <a href="${SIGN_OUT_PATH}" class="secondary">${say('signOut')}</a>
  </div>`;
  return html`<section>
    <h2>${say('browsers')}</h2>
    <ul class="rows">
      ${current && browserRow(context, current, { name: say('thisBrowser'), action: signOut })}
      ${others.map((each) => otherRow(context, path, each))}
    </ul>
    ${others.length < 2 ? undefined : html`<div class="apart">${questionLink(path, { query: { end_others: 'yes' }, label: say('signOutOthers') })}</div>`}
  </section>`;
}

function otherRow(context: Context, path: string, session: SignIn): Html {
  const say = sayIn(context);
  const name = say('otherBrowser');
  const label = say('signOut');
  const { id } = session;
  const asked = { query: { end: id }, label, spoken: `${label}: ${name}`, describedBy: id };
  return browserRow(context, session, { name, action: questionLink(path, asked) });
}

function browserRow(
  context: Context,
  { id, signedInAt, lastUsedAt }: SignIn,
  { name, action }: { name: string; action: Html },
): Html {
  return html`<li class="beside">
    <div>
      <strong>${name}</strong>
      <p class="hint" id="${id}">${sayAround(context, 'signedInAt', { at: timeOf(context, signedInAt) })}</p>
      <p class="hint">${sayAround(context, 'lastUsedAt', { at: timeOf(context, lastUsedAt) })}</p>
    </div>
    ${action}
  </li>`;
}

function applicationsPart(context: Context, { path, applications }: SessionsPage): Html {
  const say = sayIn(context);
  const label = say('disconnect');
  const rows = applications.map(
    ({ clientId, name, grantedAt, scopes }) =>
      html`<li class="beside">
        <div>
          <strong>${name}</strong>
          <p class="hint">${sayAround(context, 'allowedOn', { day: dayOf(context, grantedAt) })}</p>
          ${meaningList(say, scopes)}
        </div>
        ${questionLink(path, { query: { disconnect: clientId }, label, spoken: `${label}: ${name}` })}
      </li>`,
  );
  return html`<section>
    <h2>${say('connectedApplications')}</h2>
    <p class="quiet">${say(rows.length === 0 ? 'noneConnected' : 'connectedText')}</p>
    ${
      rows.length === 0
        ? undefined
        : html`<ul class="rows">
            ${rows}
          </ul>`
    }
  </section>`;
}
