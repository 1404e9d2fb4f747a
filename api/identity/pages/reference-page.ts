/** Shows the form on which a referee answers or declines. It works without an account and without a script. */
import { type Context } from 'koa';
import { STATEMENT_LENGTH } from '../../../domain/references/reference';
import { type Html, html } from '../html';
import { NOT_REFUSED, type Refusal } from '../refusals';
import { type Say, sayIn } from '../language';
import { answerPage, areaField, formFault, hiddenToken, inputField, selectField } from './layout';

export interface ReferencePage {
  path: string;
  token: string;
  referenceToken: string;
  charityName: string;
  /** The person who named the referee. */
  askedBy: string;
  relation: string;
  refusal: Refusal | undefined;
}

export function answerReferenceForm(context: Context, page: ReferencePage): void {
  const { path, charityName: charity, askedBy: asker, relation, refusal } = page;
  const say = sayIn(context);
  answerPage(context, {
    title: say('referenceTitle', { charity }),
    status: refusal === undefined ? 200 : 422,
    lead: say('referenceText', { asker, charity, relation }),
    body: html`<p class="hint">${say('referencePrivacy')}</p>
      ${formFault(refusal?.fault)} ${answerForm(say, page)}
      <form method="post" action="${path}/decline" class="apart">
        ${tokensOf(page)}
        <button type="submit" class="secondary">${say('decline')}</button>
      </form>`,
  });
}

function tokensOf({ token, referenceToken }: ReferencePage): Html {
  return html`${hiddenToken(token)} <input type="hidden" name="token" value="${referenceToken}" />`;
}

function answerForm(say: Say, page: ReferencePage): Html {
  const { form, faults } = page.refusal ?? NOT_REFUSED;
  const options = [
    { value: '', label: say('choose') },
    { value: 'yes', label: say('yes') },
    { value: 'no', label: say('no') },
  ];
  const fieldOf = (name: 'knows' | 'since' | 'how' | 'recommends') => ({
    name,
    label: say(name),
    value: form[name],
    fault: faults[name],
  });
  const textOf = (name: 'since' | 'how', maxLength: number) =>
    inputField({ ...fieldOf(name), type: 'text', autocomplete: 'off', maxLength });
  return html`<form method="post" action="${page.path}/answer">
    ${tokensOf(page)} ${selectField({ ...fieldOf('knows'), options })} ${textOf('since', 100)}
    ${textOf('how', 500)} ${selectField({ ...fieldOf('recommends'), options })}
    ${areaField({
      name: 'statement',
      label: say('statement', { limit: STATEMENT_LENGTH }),
      value: form.statement,
      fault: faults.statement,
      rows: 8,
      maxLength: STATEMENT_LENGTH,
    })}
    <button type="submit" class="primary">${say('sendReference')}</button>
  </form>`;
}
