/** A field of a form of the account, with what to enter and what is wrong. */
import { useId } from 'react';
import { FieldFault, faultAttributes } from './field-fault';

interface TextFieldProps {
  label: string;
  hint?: string;
  value: string;
  fault: string | undefined;
  /** One entry on each line. */
  isList?: boolean;
  onChange: (value: string) => void;
}

export function TextField({ label, hint, value, fault, isList = false, onChange }: TextFieldProps) {
  const id = useId();
  const hintId = useId();
  const { 'aria-describedby': faultId, ...wrong } = faultAttributes(id, fault);
  const describedBy = [hint === undefined ? undefined : hintId, faultId].filter((each) => each !== undefined);
  const attributes = {
    id,
    value,
    ...wrong,
    ...(describedBy.length === 0 ? {} : { 'aria-describedby': describedBy.join(' ') }),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {isList ? (
        <textarea {...attributes} rows={4} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...attributes} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      )}
      <FieldFault id={id} fault={fault} />
    </div>
  );
}
