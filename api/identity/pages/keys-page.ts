/** Shows the page on which people manage their API keys. */
import { type Context } from 'koa';
import { type ApiKey } from '../../../db/queries/access/api-keys';
import { SCOPES } from '../../../domain/access/scopes';
import { html } from '../html';
import { answerPage, formFault, hiddenToken, inputField } from './layout';
import { scopeChoice } from './scope-choice';

export interface KeysPage {
  path: string;
  token: string;
  keys: ApiKey[];
  fault: string | undefined;
}

export function answerKeys(context: Context, { path, token, keys, fault }: KeysPage): void {
  answerPage(context, {
    lang: 'en',
    title: 'API keys',
    wide: true,
    status: fault === undefined ? 200 : 422,
    body: html`${formFault(fault)} ${keys.length === 0 ? html`<p>You have no API key.</p>` : undefined}
      ${keys.map(
        ({ id, name, keyPrefix, scopes }) =>
          html`<section>
            <h2>${name}</h2>
            <p><code>${keyPrefix}…</code> ${scopes.join(', ')}</p>
            <form method="post" action="${path}/revoke">
              ${hiddenToken(token)}
              <input type="hidden" name="key_id" value="${id}" />
              <button type="submit" class="secondary" aria-label="Revoke ${name}">Revoke</button>
            </form>
          </section>`,
      )}
      <section>
        <h2>Make a key</h2>
        <form method="post" action="${path}/create">
          ${hiddenToken(token)}
          ${inputField({ name: 'name', label: 'Name', type: 'text', autocomplete: 'off' })}
          ${scopeChoice(SCOPES)}
          <button type="submit" class="primary">Make a key</button>
        </form>
      </section>`,
  });
}

/** Shows a new key. No later page shows it. */
export function answerNewKey(context: Context, page: { path: string; name: string; key: string }): void {
  answerPage(context, {
    lang: 'en',
    title: `Your key ${page.name}`,
    body: html`<p>Store this key now. Nobody can show it to you again.</p>
      <pre>${page.key}</pre>
      <p><a href="${page.path}">Done</a></p>`,
  });
}
