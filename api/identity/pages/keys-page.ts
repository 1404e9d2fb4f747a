/** Shows the page on which people manage their API keys. */
import { type Context } from 'koa';
import { type ApiKey } from '../../../db/queries/access/api-keys';
import { SCOPES } from '../../../domain/access/scopes';
import { type Html, html } from '../html';
import { NOT_REFUSED, type Refusal } from '../refusals';
import { type Say, sayIn } from '../language';
import { besideAction, headOf } from './head';
import { answerPage, formFault, hiddenToken, inputField } from './layout';
import { revocationLink } from './question-page';
import { scopeChoice, scopeList } from './scope-choice';
import { belowAccount } from './trail';

export interface KeysPage {
  path: string;
  token: string;
  keys: ApiKey[];
  refusal: Refusal | undefined;
}

export function answerKeys(context: Context, page: KeysPage): void {
  const { path, keys, refusal } = page;
  const say = sayIn(context);
  answerPage(context, {
    title: say('linkKeys'),
    above: belowAccount(say),
    wide: true,
    status: refusal === undefined ? 200 : 422,
    body: html`${formFault(refusal?.fault)} ${keys.map((key) => keyOf(say, path, key))}
    ${newKeyForm(say, page)}`,
  });
}

function keyOf(say: Say, path: string, { id, name, keyPrefix, scopes }: ApiKey): Html {
  return html`<section>
    ${besideAction(
      html`${headOf(name, html`<code class="hint">${keyPrefix}…</code>`)} ${scopeList(say, scopes)}`,
      revocationLink(say, path, { id, name }),
    )}
  </section>`;
}

function newKeyForm(say: Say, { path, token, keys, refusal }: KeysPage): Html {
  const { form, faults } = refusal ?? NOT_REFUSED;
  return html`<section>
    <h2>${say('makeKey')}</h2>
    ${keys.length === 0 ? html`<p>${say('noKeys')}</p>` : undefined}
    <form method="post" action="${path}/create">
      ${hiddenToken(token)}
      ${inputField({ name: 'name', label: say('name'), type: 'text', autocomplete: 'off', value: form.name, fault: faults.name })}
      ${scopeChoice(say, SCOPES, refusal)}
      <button type="submit" class="primary">${say('makeKey')}</button>
    </form>
  </section>`;
}

/** Shows a new key. No later page shows it. */
export function answerNewKey(context: Context, page: { path: string; name: string; key: string }): void {
  const { path, name, key } = page;
  const say = sayIn(context);
  answerPage(context, {
    title: say('newKey', { name }),
    above: belowAccount(say, { href: path, label: say('linkKeys') }),
    wide: true,
    body: html`<section>
      <p>${say('storeKey')}</p>
      <pre>${key}</pre>
      <div class="actions"><a class="primary" href="${path}">${say('done')}</a></div>
    </section>`,
  });
}
