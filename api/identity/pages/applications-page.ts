/** Shows the page on which people register applications of their own. */
import { type Context } from 'koa';
import { type OauthClient } from '../../../db/queries/access/oauth-clients';
import { SCOPES } from '../../../domain/access/scopes';
import { MAX_UNREVIEWED_USERS, OPERATORS_SCOPES } from '../../../domain/access/users-clients';
import { type Html, html } from '../html';
import { NOT_REFUSED, type Refusal } from '../refusals';
import { type Say, sayIn } from '../language';
import { besideAction, headOf, pill } from './head';
import { answerPage, areaField, formFault, hiddenToken, inputField, selectField } from './layout';
import { revocationLink } from './question-page';
import { scopeChoice, scopeList } from './scope-choice';
import { belowAccount } from './trail';

export interface ApplicationsPage {
  path: string;
  token: string;
  clients: OauthClient[];
  refusal: Refusal | undefined;
}

export function answerApplications(context: Context, page: ApplicationsPage): void {
  const { path, clients, refusal } = page;
  const say = sayIn(context);
  answerPage(context, {
    title: say('linkApplications'),
    above: belowAccount(say),
    wide: true,
    status: refusal === undefined ? 200 : 422,
    body: html`${formFault(refusal?.fault)} ${clients.map((client) => clientOf(say, path, client))}
    ${newClientForm(say, page)}`,
  });
}

function clientOf(say: Say, path: string, client: OauthClient): Html {
  const { id, name, redirectUris, scopes, reviewedAt } = client;
  return html`<section>
    ${besideAction(
      html`${headOf(name, reviewedAt === null ? pill(say('notReviewed')) : pill(say('reviewed'), 'good'))}
        <p class="hint"><code>${id}</code></p>`,
      revocationLink(say, path, { id, name }),
    )}
    <h3>${say('returnAddresses')}</h3>
    <ul class="hint">
      ${redirectUris.map((uri) => html`<li><code>${uri}</code></li>`)}
    </ul>
    <h3>${say('itMay')}</h3>
    ${scopeList(say, scopes)}
  </section>`;
}

function newClientForm(say: Say, { path, token, clients, refusal }: ApplicationsPage): Html {
  const { form, faults } = refusal ?? NOT_REFUSED;
  const kinds = [
    { value: 'web', label: say('kindWeb') },
    { value: 'public', label: say('kindPublic') },
  ];
  return html`<section>
    <h2>${say('registerApplication')}</h2>
    ${clients.length === 0 ? html`<p>${say('noApplications')}</p>` : undefined}
    <p class="quiet">${say('applicationText', { limit: MAX_UNREVIEWED_USERS })}</p>
    <form method="post" action="${path}/create">
      ${hiddenToken(token)}
      ${inputField({ name: 'name', label: say('name'), type: 'text', autocomplete: 'off', value: form.name, fault: faults.name })}
      ${selectField({ name: 'kind', label: say('kind'), options: kinds, value: form.kind, fault: faults.kind })}
      ${areaField({ name: 'redirect_uris', label: say('returnAddresses'), hint: say('returnHint'), value: form.redirect_uris, fault: faults.redirect_uris })}
      ${scopeChoice(
        say,
        SCOPES.filter((scope) => !OPERATORS_SCOPES.includes(scope)),
        refusal,
      )}
      <button type="submit" class="primary">${say('register')}</button>
    </form>
  </section>`;
}

/** Shows a new application and its secret. No later page shows the secret. */
export function answerNewApplication(
  context: Context,
  page: { path: string; name: string; id: string; secret: string | null },
): void {
  const { path, name, id, secret } = page;
  const say = sayIn(context);
  const shownSecret =
    secret === null
      ? undefined
      : html`<p>${say('storeSecret')}</p>
          <pre>${secret}</pre>`;
  answerPage(context, {
    title: say('newApplication', { name }),
    above: belowAccount(say, { href: path, label: say('linkApplications') }),
    wide: true,
    body: html`<section>
      <p>${say('itsId')}</p>
      <pre>${id}</pre>
      ${shownSecret}
      <div class="actions"><a class="primary" href="${path}">${say('done')}</a></div>
    </section>`,
  });
}
