/** Lets people choose scopes in a form. */
import { type Scope, SCOPES } from '../../../domain/access/scopes';
import { type Form } from '../forms';
import { type Html, html } from '../html';
import { meaningOf } from './consent-page';
import { checkBox } from './layout';

const nameOf = (scope: Scope) => `scope ${scope}`;

export function scopeChoice(scopes: readonly Scope[]): Html {
  return html`<fieldset>
    <legend>It may</legend>
    ${scopes.map((scope) => checkBox({ name: nameOf(scope), label: html`${meaningOf(scope)} <code>${scope}</code>` }))}
  </fieldset>`;
}

/** Returns the scopes that a form chose. */
export function chosenScopes(form: Form): Scope[] {
  return SCOPES.filter((scope) => form[nameOf(scope)] === 'on');
}
