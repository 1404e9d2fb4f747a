import { useId } from 'react';
import { FieldFault, faultAttributes } from '../../parts/field-fault';
import { useNames } from '../names';
import { type DocumentType } from '../record';
import { useSpeech } from './speech';

interface TypeChoiceProps {
  types: DocumentType[];
  chosen: DocumentType;
  onChange: (type: DocumentType) => void;
}

/** What a document is. The page proposes what is missing. */
export function TypeChoice({ types, chosen, onChange }: TypeChoiceProps) {
  const { say } = useSpeech();
  const names = useNames();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say('documentType')}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => onChange(types.find((type) => type === target.value) ?? chosen)}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {names.say(`doc:${type}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface DayFieldProps {
  label: string;
  hint: string;
  value: string;
  fault: string | undefined;
  onChange: (day: string) => void;
}

export function DayField({ label, hint, value, fault, onChange }: DayFieldProps) {
  const id = useId();
  const { 'aria-describedby': faultId, ...wrong } = faultAttributes(id, fault);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <input
        id={id}
        type="date"
        value={value}
        {...wrong}
        aria-describedby={[`${id}-hint`, faultId].filter((each) => each !== undefined).join(' ')}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldFault id={id} fault={fault} />
    </div>
  );
}
