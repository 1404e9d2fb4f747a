/** What keys and applications may do: chosen in a form, in groups by what they reach, and listed in words. */
import { useId } from 'react';
import { FieldFault, faultAttributes } from '../../parts/field-fault';
import { GROUP_OF, GROUPS, type Scope, SCOPES } from './scope-groups';
import { useSpeech } from './speech';
import { type ScopeKey } from './words';

/** What an application may know about the person who signs in. */
const OTHER_MEANINGS = ['openid', 'profile', 'email', 'offline_access', 'account:manage'] as const;

function hasMeaning(scope: string): scope is Scope | (typeof OTHER_MEANINGS)[number] {
  return [...SCOPES, ...OTHER_MEANINGS].some((each) => each === scope);
}

interface ChoiceProps {
  /** The scopes to choose from. */
  scopes: readonly Scope[];
  chosen: readonly Scope[];
  fault: string | undefined;
  onChange: (chosen: Scope[]) => void;
}

export function ScopeChoice({ scopes, chosen, fault, onChange }: ChoiceProps) {
  const { say } = useSpeech();
  const id = useId();
  const { 'aria-describedby': describedBy, ...wrong } = faultAttributes(id, fault);
  const choose = (scope: Scope, isOn: boolean) =>
    onChange(scopes.filter((each) => (each === scope ? isOn : chosen.includes(each))));
  return (
    <fieldset className="rights" aria-describedby={describedBy}>
      <legend>{say('itMay')}</legend>
      <FieldFault id={id} fault={fault} />
      {GROUPS.map((group) => (
        <fieldset key={group}>
          <legend>{say(group)}</legend>
          {scopes
            .filter((scope) => GROUP_OF[scope] === group)
            .map((scope) => (
              <div className="check" key={scope}>
                <input
                  type="checkbox"
                  id={id + scope}
                  checked={chosen.includes(scope)}
                  {...wrong}
                  onChange={({ target }) => choose(scope, target.checked)}
                />
                <label htmlFor={id + scope}>
                  {say(`scope:${scope}`)} <code className="hint">{scope}</code>
                </label>
              </div>
            ))}
        </fieldset>
      ))}
    </fieldset>
  );
}

/** Lists what a key or an application of one's own may do. */
export function ScopeList({ scopes }: { scopes: readonly Scope[] }) {
  const { say } = useSpeech();
  return (
    <ul className="hint">
      {SCOPES.filter((scope) => scopes.includes(scope)).map((scope) => (
        <li key={scope}>
          {say(`scope:${scope}`)} <code>{scope}</code>
        </li>
      ))}
    </ul>
  );
}

/** Lists what somebody allowed an application. */
export function MeaningList({ scopes }: { scopes: readonly string[] }) {
  const { say } = useSpeech();
  return (
    <ul>
      {scopes.map((scope) => (
        <li key={scope}>{hasMeaning(scope) ? say(`scope:${scope}` satisfies ScopeKey) : scope}</li>
      ))}
    </ul>
  );
}
