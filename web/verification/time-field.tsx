/** A field for a moment, in the time zone of the browser. Its value is ISO 8601 in UTC, or empty. */
import { useId } from 'react';
import { FieldFault, faultAttributes } from '../parts/field-fault';

interface TimeFieldProps {
  label: string;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

export function TimeField({ label, value, fault, onChange }: TimeFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        value={toLocal(value)}
        {...faultAttributes(id, fault)}
        onChange={({ target }) => onChange(fromLocal(target.value))}
      />
      <FieldFault id={id} fault={fault} />
    </div>
  );
}

function toLocal(value: string): string {
  if (value === '') return '';
  const time = new Date(value);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function fromLocal(value: string): string {
  return value === '' ? '' : new Date(value).toISOString();
}
