/** What is wrong with a field, below it. Screen readers say it at once, and read it together with the field. */

interface FieldFaultProps {
  /** The id of the field. */
  id: string;
  fault: string | undefined;
}

export function FieldFault({ id, fault }: FieldFaultProps) {
  if (fault === undefined) return null;
  return (
    <p className="fault" id={faultId(id)} role="alert">
      {fault}
    </p>
  );
}

interface FaultAttributes {
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** The attributes of the field. */
export function faultAttributes(id: string, fault: string | undefined): FaultAttributes {
  return fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': faultId(id) };
}

function faultId(id: string): string {
  return `${id}-fault`;
}
