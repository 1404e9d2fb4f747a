/** The inputs of the form. Each shows its fault below itself, and screen readers read both together. */
import { type ReactNode } from 'react';
import { type Fault, type Field, isFrameField } from './faults';
import { useSpeech } from './speech';

interface Shared {
  id: Field;
  label: string;
  hint?: string | undefined;
  fault: Fault | undefined;
}

interface TextProps extends Shared {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email';
  autoComplete?: string;
  inputMode?: 'decimal' | 'text';
  isOptional?: boolean;
  maxLength?: number;
  rows?: number;
}

export function TextField({ id, label, hint, fault, onChange, isOptional, rows, ...input }: TextProps) {
  const shared = {
    id,
    name: id,
    ...describe({ id, hint, fault }),
    'aria-required': isOptional === true ? undefined : true,
    ...input,
  };
  return (
    <div className="field">
      <Label {...{ id, label, isOptional }} />
      {rows === undefined ? (
        <input {...shared} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea {...shared} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
      <Notes id={id} hint={hint} fault={fault} />
    </div>
  );
}

function Label({
  id,
  label,
  isOptional,
}: Pick<TextProps, 'id' | 'label'> & { isOptional: boolean | undefined }) {
  const { say } = useSpeech();
  return (
    <label htmlFor={id}>
      {label}
      {isOptional === true && <span className="quiet"> ({say('optional')})</span>}
    </label>
  );
}

interface SelectProps extends Shared {
  value: string;
  onChange: (value: string) => void;
  options: { value: string; text: string }[];
  autoComplete?: string;
  isOptional?: boolean;
}

export function SelectField({
  id,
  label,
  hint,
  fault,
  onChange,
  options,
  isOptional,
  ...select
}: SelectProps) {
  return (
    <div className="field">
      <Label {...{ id, label, isOptional }} />
      <select
        id={id}
        name={id}
        aria-required={isOptional === true ? undefined : true}
        {...describe({ id, hint, fault })}
        {...select}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Notes id={id} hint={hint} fault={fault} />
    </div>
  );
}

interface CheckProps {
  id: string;
  label: string;
  hint?: string | undefined;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function CheckField({ id, label, hint, isChecked, onChange }: CheckProps) {
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface TilesProps {
  name: string;
  legend: string;
  isLegendHidden?: boolean;
  className?: string;
  value: string;
  onChange: (value: string) => void;
  options: { value: string; text: ReactNode }[];
}

/** One choice of several, as large buttons. The arrow keys move between them. */
export function Tiles({ name, legend, isLegendHidden, className, value, onChange, options }: TilesProps) {
  return (
    <fieldset className={`tiles ${className ?? ''}`}>
      <legend className={isLegendHidden === true ? 'hidden' : undefined}>{legend}</legend>
      <div className="row">
        {options.map((option) => (
          <label key={option.value} className="tile">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Says what to do about a fault. Some texts name the field by its label. */
export function useFaultText(): (field: Field, fault: Fault) => string {
  const { say } = useSpeech();
  return (field, { key, values }) =>
    say(key, { field: say(isFrameField(field) ? 'payment' : field), ...values });
}

function describe({ id, hint, fault }: Pick<Shared, 'id' | 'hint' | 'fault'>) {
  const ids = [
    ...(fault === undefined ? [] : [`${id}-fault`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ];
  return {
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
  };
}

export function Notes({
  id,
  hint,
  fault,
}: {
  id: Field;
  hint?: string | undefined;
  fault: Fault | undefined;
}) {
  const textOf = useFaultText();
  return (
    <>
      {fault !== undefined && (
        <p className="fault" id={`${id}-fault`}>
          {textOf(id, fault)}
        </p>
      )}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
