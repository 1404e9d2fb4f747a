/** Says above a form why it was refused. */
import { useEffect, useRef } from 'react';
import { type Refusal } from './refusals';

/** Takes the focus, because the button below may be far from what is wrong. */
export function FormFault({ refusal }: { refusal: Refusal | undefined }) {
  const place = useRef<HTMLParagraphElement>(null);
  const fault = refusal?.fault;
  useEffect(() => {
    if (fault !== undefined) place.current?.focus();
  }, [fault]);
  if (fault === undefined) return null;
  return (
    <p ref={place} className="alert" role="alert" tabIndex={-1}>
      {fault}
    </p>
  );
}
