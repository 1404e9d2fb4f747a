/** Lets people choose scopes in a form, in groups by what they reach, and explains scopes in words. */
import { type ACCOUNT_SCOPE, type Scope, SCOPES } from '../../../domain/access/scopes';
import { type IDENTITY_SCOPES } from '../client-metadata';
import { type Form } from '../forms';
import { type Html, html } from '../html';
import { type Refusal } from '../refusals';
import { isKey, type Key, type Say } from '../language';
import { checkBox, faultOf } from './layout';

const GROUP_OF: Record<Scope, Key> = {
  'charities:read': 'rightsCharities',
  'charities:write': 'rightsCharities',
  'search:read': 'rightsCharities',
  'donations:read': 'rightsGifts',
  'donations:write': 'rightsGifts',
  'impact:read': 'rightsGifts',
  'volunteer:read': 'rightsHours',
  'volunteer:write': 'rightsHours',
  'verification:read': 'rightsVerification',
  'verification:write': 'rightsVerification',
  'fees:read': 'rightsMoney',
  'payouts:read': 'rightsMoney',
  'payouts:manage': 'rightsMoney',
  'webhooks:manage': 'rightsWebhooks',
};
const GROUPS = [...new Set(Object.values(GROUP_OF))];

export type Grantable = Scope | typeof ACCOUNT_SCOPE | (typeof IDENTITY_SCOPES)[number];

/** Explains the scopes that an application has or asks for. */
export function meaningList(say: Say, scopes: readonly string[]): Html {
  const meanings = scopes.map((scope) => (isGrantable(scope) ? meaningOf(say, scope) : scope));
  return html`<ul>
    ${meanings.map((meaning) => html`<li>${meaning}</li>`)}
  </ul>`;
}

function isGrantable(scope: string): scope is Grantable {
  return isKey(`scope:${scope}`);
}

/** Explains a scope. Pages have plainer words for some scopes than the API's own description, which is public. */
function meaningOf(say: Say, scope: Grantable): string {
  const plain = `plain:${scope}`;
  return say(isKey(plain) ? plain : `scope:${scope}`);
}

const nameOf = (scope: Scope) => `scope ${scope}`;

export function scopeChoice(say: Say, scopes: readonly Scope[], refusal: Refusal | undefined): Html {
  const fault = refusal?.faults.scopes;
  const boxOf = (scope: Scope) =>
    checkBox({
      name: nameOf(scope),
      label: html`${meaningOf(say, scope)} <code class="hint">${scope}</code>`,
      isOn: refusal?.form[nameOf(scope)] === 'on',
      isWrong: fault !== undefined,
    });
  const groups = GROUPS.map(
    (group) =>
      html`<fieldset>
        <legend>${say(group)}</legend>
        ${scopes.filter((scope) => GROUP_OF[scope] === group).map(boxOf)}
      </fieldset>`,
  );
  return html`<fieldset
    class="rights"
    ${fault === undefined ? undefined : html`aria-describedby="scopes-fault"`}
  >
    <legend>${say('itMay')}</legend>
    ${faultOf('scopes', fault)} ${groups}
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
    ${known.map((scope) => html`<li>${meaningOf(say, scope)} <code>${scope}</code></li>`)}
  </ul>`;
}
