/** Lets people choose scopes in a form, and explains scopes in words. */
import { type Scope, SCOPES } from '../../../domain/access/scopes';
import { type Form } from '../forms';
import { type Html, html } from '../html';
import { type Refusal } from '../refusals';
import { type Say } from '../words';
import { checkBox, faultOf } from './layout';

const nameOf = (scope: Scope) => `scope ${scope}`;

const explain = (say: Say, scope: Scope) => html`${say(`scope:${scope}`)} <code>${scope}</code>`;

export function scopeChoice(say: Say, scopes: readonly Scope[], refusal: Refusal | undefined): Html {
  const fault = refusal?.faults.scopes;
  const boxes = scopes.map((scope) => {
    const name = nameOf(scope);
    const isOn = refusal?.form[name] === 'on';
    return checkBox({ name, label: explain(say, scope), isOn, isWrong: fault !== undefined });
  });
  return html`<fieldset ${fault === undefined ? undefined : html`aria-describedby="scopes-fault"`}>
    <legend>${say('itMay')}</legend>
    ${faultOf('scopes', fault)} ${boxes}
  </fieldset>`;
}

/** Returns the scopes that a form chose. */
export function chosenScopes(form: Form): Scope[] {
  return SCOPES.filter((scope) => form[nameOf(scope)] === 'on');
}

/** Lists what a key or an application may do. */
export function scopeList(say: Say, scopes: readonly string[]): Html {
  const known = SCOPES.filter((scope) => scopes.includes(scope));
  return html`<ul class="hint">
    ${known.map((scope) => html`<li>${explain(say, scope)}</li>`)}
  </ul>`;
}
