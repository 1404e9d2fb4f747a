/** Shows the page on which people register applications of their own. */
import { type Context } from 'koa';
import { type OauthClient } from '../../../db/queries/access/oauth-clients';
import { SCOPES } from '../../../domain/access/scopes';
import { OPERATORS_SCOPES } from '../../../domain/access/users-clients';
import { type Html, html } from '../html';
import { answerPage, areaField, formFault, hiddenToken, inputField } from './layout';
import { scopeChoice } from './scope-choice';

export interface ApplicationsPage {
  path: string;
  token: string;
  clients: OauthClient[];
  fault: string | undefined;
}

export function answerApplications(context: Context, page: ApplicationsPage): void {
  const { path, token, clients, fault } = page;
  answerPage(context, {
    lang: 'en',
    title: 'Applications',
    wide: true,
    status: fault === undefined ? 200 : 422,
    body: html`${formFault(fault)}
      ${clients.length === 0 ? html`<p>You have registered no application.</p>` : undefined}
      ${clients.map((client) => clientOf(page, client))}
      <section>
        <h2>Register an application</h2>
        <p class="hint">
          An application asks other people whether it may act for them. Until an operator reviews it, it has
          few users.
        </p>
        <form method="post" action="${path}/create">
          ${hiddenToken(token)}
          ${inputField({ name: 'name', label: 'Name', type: 'text', autocomplete: 'off' })}
          <div class="field">
            <label for="kind">Kind</label>
            <select id="kind" name="kind">
              <option value="web">A server, which keeps a secret</option>
              <option value="public">A browser or device, which cannot keep a secret</option>
            </select>
          </div>
          ${areaField({ name: 'redirect_uris', label: 'Addresses to return to, one on each line' })}
          ${scopeChoice(SCOPES.filter((scope) => !OPERATORS_SCOPES.includes(scope)))}
          <button type="submit" class="primary">Register</button>
        </form>
      </section>`,
  });
}

function clientOf({ path, token }: ApplicationsPage, client: OauthClient): Html {
  const { id, name, redirectUris, scopes, reviewedAt } = client;
  return html`<section>
    <h2>${name}</h2>
    <p><code>${id}</code> ${reviewedAt === null ? 'Not reviewed.' : 'Reviewed.'}</p>
    <p class="hint">${redirectUris.join(' ')} ${scopes.join(', ')}</p>
    <form method="post" action="${path}/revoke">
      ${hiddenToken(token)}
      <input type="hidden" name="client_id" value="${id}" />
      <button type="submit" class="secondary" aria-label="Revoke ${name}">Revoke</button>
    </form>
  </section>`;
}

/** Shows a new application and its secret. No later page shows the secret. */
export function answerNewApplication(
  context: Context,
  page: { path: string; name: string; id: string; secret: string | null },
): void {
  const secret = page.secret ?? undefined;
  answerPage(context, {
    lang: 'en',
    title: `Your application ${page.name}`,
    body: html`<p>Its id:</p>
      <pre>${page.id}</pre>
      ${
        secret === undefined
          ? undefined
          : html`<p>Store its secret now. Nobody can show it to you again.</p>
              <pre>${secret}</pre>`
      }
      <p><a href="${page.path}">Done</a></p>`,
  });
}
