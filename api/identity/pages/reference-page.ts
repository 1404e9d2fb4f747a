/** Shows the form on which a referee answers or declines. It works without an account and without a script. */
import { type Context } from 'koa';
import { type Locale } from '../../../domain/mails/locale';
import { STATEMENT_LENGTH } from '../../../domain/references/reference';
import { type Form } from '../forms';
import { type Html, html } from '../html';
import { answerPage, formFault, hiddenToken } from './layout';
import { REFERENCE_WORDS, type ReferenceWords } from './reference-words';

export interface ReferencePage {
  path: string;
  token: string;
  referenceToken: string;
  locale: Locale;
  charityName: string;
  /** The person who named the referee. */
  askedBy: string;
  relation: string;
  /** The values that the referee typed, for a form that is shown again. */
  typed: Form;
  isIncomplete: boolean;
}

export function answerReferenceForm(context: Context, page: ReferencePage): void {
  const { path, locale, charityName, askedBy, relation, typed, isIncomplete } = page;
  const words = REFERENCE_WORDS[locale];
  answerPage(context, {
    title: words.title(charityName),
    lang: locale,
    status: isIncomplete ? 422 : 200,
    body: html`<p>${words.asks(askedBy, charityName, relation)}</p>
      <p class="hint">${words.privacy}</p>
      ${formFault(isIncomplete ? words.incomplete : undefined)}
      <form method="post" action="${path}/answer">
        ${hiddenToken(page.token)}
        <input type="hidden" name="token" value="${page.referenceToken}" />
        ${choice(words, 'knows', typed)} ${textInput(words, 'since', 100, typed)}
        ${textInput(words, 'how', 500, typed)} ${choice(words, 'recommends', typed)}
        <div class="field">
          <label for="statement">${words.statement}</label>
          <textarea id="statement" name="statement" rows="8" required maxlength="${String(STATEMENT_LENGTH)}">
${typed.statement ?? ''}</textarea>
        </div>
        <button type="submit" class="primary">${words.send}</button>
      </form>
      <form method="post" action="${path}/decline" class="bare">
        ${hiddenToken(page.token)}
        <input type="hidden" name="token" value="${page.referenceToken}" />
        <button type="submit" class="secondary">${words.decline}</button>
      </form>`,
  });
}

function choice(words: ReferenceWords, name: 'knows' | 'recommends', typed: Form): Html {
  const option = (value: 'yes' | 'no') =>
    html`<option value="${value}" ${typed[name] === value ? html`selected` : undefined}>
      ${words[value]}
    </option>`;
  return html`<div class="field">
    <label for="${name}">${words[name]}</label>
    <select id="${name}" name="${name}" required>
      <option value="">${words.choose}</option>
      ${option('yes')} ${option('no')}
    </select>
  </div>`;
}

function textInput(words: ReferenceWords, name: 'since' | 'how', most: number, typed: Form): Html {
  return html`<div class="field">
    <label for="${name}">${words[name]}</label>
    <input
      type="text"
      id="${name}"
      name="${name}"
      value="${typed[name] ?? ''}"
      required
      maxlength="${String(most)}"
    />
  </div>`;
}

/** Answers with a message in the referee's language. */
export function answerReferenceMessage(
  context: Context,
  locale: Locale,
  message: 'answered' | 'declined' | 'closed',
): void {
  const [title, text] = REFERENCE_WORDS[locale][message];
  const status = message === 'closed' ? 422 : 200;
  answerPage(context, { title, lang: locale, status, body: html`<p>${text}</p>` });
}
