/** Shows the consent page, which explains each scope in words. */
import { type Context } from 'koa';
import { hasSentence, speak } from '../../../texts/languages';
import { type Html, html } from '../html';
import { type Say, sayIn, spokenLanguage } from '../language';
import { answerPage, hiddenToken } from './layout';

export interface ConsentPage {
  base: string;
  token: string;
  clientName: string;
  /** Names the owner if no operator has reviewed the application. */
  unreviewedOwner: string | undefined;
  /** The browser goes to this URL after the user's decision. */
  redirectTo: URL;
  email: string;
  scopes: string[];
}

export function answerConsent(context: Context, page: ConsentPage): void {
  const say = sayIn(context);
  const { clientName: name } = page;
  answerPage(context, {
    title: say('allowTitle', { name }),
    formTargets: [page.redirectTo.origin],
    lead: say('asksTo', { name, host: page.redirectTo.host }),
    body: html`${warnOf(say, page.unreviewedOwner)} ${meaningList(context, page.scopes)}
      <p class="hint">${say('signedInAs', { email: page.email })}</p>
      <form method="post" action="${page.base}/consent">
        ${hiddenToken(page.token)}
        <div class="actions">
          <button type="submit" name="answer" value="allow" class="primary">${say('allow')}</button>
          <button type="submit" name="answer" value="refuse" class="secondary">${say('refuse')}</button>
        </div>
      </form>`,
  });
}

/** Explains the scopes that an application asks for. */
function meaningList(context: Context, scopes: readonly string[]): Html {
  const sayScope = speak('scopes', spokenLanguage(context));
  const meanings = scopes.map((scope) => {
    const key = `scope:${scope}`;
    return hasSentence('scopes', key) ? sayScope(key) : scope;
  });
  return html`<ul>
    ${meanings.map((meaning) => html`<li>${meaning}</li>`)}
  </ul>`;
}

function warnOf(say: Say, owner: string | undefined): Html | undefined {
  return owner === undefined
    ? undefined
    : html`<div role="note">
        <p><strong>${say('notReviewed')}</strong></p>
        <p>${say('notReviewedText', { owner })}</p>
      </div>`;
}
