/** Asks once more before something is revoked, ended or disconnected. */
import { type Context } from 'koa';
import { type Html, html } from '../html';
import { type Key, type Say, sayIn } from '../language';
import { answerPage, hiddenToken } from './layout';
import { belowAccount } from './trail';

export interface QuestionPage {
  path: string;
  token: string;
  /** The title of the page at `path`. */
  list: Key;
  title: string;
  consequence: Key;
  /** The form's action below `path`. */
  action: string;
  /** The hidden field that names what the form ends. */
  field?: { name: string; id: string };
  /** The labels of the two answers. */
  answers: { yes: Key; no: Key };
}

export function answerQuestion(context: Context, page: QuestionPage): void {
  const { path, token, list, title, consequence, action, field, answers } = page;
  const say = sayIn(context);
  answerPage(context, {
    title,
    above: belowAccount(say, { href: path, label: say(list) }),
    wide: true,
    body: html`<section>
      <p>${say(consequence)}</p>
      <form method="post" action="${path}/${action}">
        ${hiddenToken(token)}
        ${field && html`<input type="hidden" name="${field.name}" value="${field.id}" />`}
        <div class="actions">
          <button type="submit" class="primary danger">${say(answers.yes)}</button>
          <a class="secondary" href="${path}">${say(answers.no)}</a>
        </div>
      </form>
    </section>`,
  });
}

type Revocation = Pick<QuestionPage, 'path' | 'token' | 'list' | 'consequence' | 'field'> & { name: string };

/** Asks before a key or an application is revoked. */
export function answerRevocation(context: Context, { name, ...page }: Revocation): void {
  const title = sayIn(context)('revokeTitle', { name });
  const answers = { yes: 'revoke', no: 'keepIt' } as const;
  answerQuestion(context, { ...page, title, action: 'revoke', answers });
}

interface Asked {
  /** The parameter of the question, and its value. */
  query: Record<string, string>;
  label: string;
  /** What a screen reader says in place of the label. */
  spoken?: string;
  /** The id of the text that tells apart what has the same name. */
  describedBy?: string;
}

/** Renders the link to a question about what the page at `path` lists. */
export function questionLink(path: string, { query, label, spoken = label, describedBy }: Asked): Html {
  const href = `${path}?${new URLSearchParams(query).toString()}`;
  return html`<div class="actions">
    <a
      href="${href}"
      class="secondary danger"
      aria-label="${spoken}"
      ${describedBy && html`aria-describedby="${describedBy}"`}
      >${label}</a
    >
  </div>`;
}

/** Renders the link to the question whether to revoke a key or an application. */
export function revocationLink(say: Say, path: string, { id, name }: { id: string; name: string }): Html {
  const label = say('revoke');
  return questionLink(path, { query: { revoke: id }, label, spoken: `${label}: ${name}` });
}
