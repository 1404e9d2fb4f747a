/** Asks once more before a key or an application is revoked. */
import { type Context } from 'koa';
import { type Html, html } from '../html';
import { type Key, type Say, sayIn } from '../words';
import { answerPage, hiddenToken } from './layout';
import { belowAccount } from './trail';

export interface RevocationPage {
  path: string;
  token: string;
  /** The hidden field that names what the form revokes. */
  field: { name: string; id: string };
  name: string;
  /** The title of the page at `path`. */
  list: Key;
  consequence: Key;
}

export function answerRevocation(context: Context, page: RevocationPage): void {
  const { path, token, field, name, list, consequence } = page;
  const say = sayIn(context);
  answerPage(context, {
    title: say('revokeTitle', { name }),
    above: belowAccount(say, { href: path, label: say(list) }),
    wide: true,
    body: html`<section>
      <p>${say(consequence)}</p>
      <form method="post" action="${path}/revoke">
        ${hiddenToken(token)}
        <input type="hidden" name="${field.name}" value="${field.id}" />
        <div class="actions">
          <button type="submit" class="primary danger">${say('revoke')}</button>
          <a class="secondary" href="${path}">${say('keepIt')}</a>
        </div>
      </form>
    </section>`,
  });
}

/** Renders the link to the question, for the page that lists keys or applications. */
export function revocationLink(say: Say, path: string, { id, name }: { id: string; name: string }): Html {
  const href = `${path}?${new URLSearchParams({ revoke: id }).toString()}`;
  return html`<div class="actions">
    <a href="${href}" class="secondary danger" aria-label="${say('revoke')}: ${name}">${say('revoke')}</a>
  </div>`;
}
