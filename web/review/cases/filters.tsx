/** The choice of cases. A change shows others at once. */
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useNames } from '../../verification/names';
import { CHOICES, type FilterName } from './filter';
import { useSpeech } from './speech';

export function Filters() {
  const { say } = useSpeech();
  const names = useNames();
  return (
    <section aria-label={say('filter')}>
      <Choice
        name="status"
        label={say('filterStatus')}
        options={CHOICES.status.map((each) => [each, names.say(`status:${each}`)])}
      />
      <Choice
        name="entity_type"
        label={say('filterEntity')}
        options={CHOICES.entity_type.map((each) => [each, names.say(`entity:${each}`)])}
      />
      <Choice
        name="waits_for"
        label={say('filterWaits')}
        options={CHOICES.waits_for.map((each) => [each, say(`waits:${each}`)])}
      />
      <Choice
        name="claimed_by"
        label={say('filterClaim')}
        options={[
          ['me', say('claimedByMe')],
          ['nobody', say('claimedByNobody')],
        ]}
      />
    </section>
  );
}

interface ChoiceProps {
  name: FilterName;
  label: string;
  options: [value: string, text: string][];
}

function Choice({ name, label, options }: ChoiceProps) {
  const { say } = useSpeech();
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const change = (value: string) =>
    setParameters((now) => {
      if (value === '') now.delete(name);
      else now.set(name, value);
      return now;
    });
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={parameters.get(name) ?? ''} onChange={({ target }) => change(target.value)}>
        <option value="">{say('all')}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
