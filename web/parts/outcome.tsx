/** Says at the top of a page how the last change went. */
import { useEffect, useRef } from 'react';

export interface Outcome {
  text: string;
  isFault: boolean;
}

/** Takes the focus, because the button that had it may be gone, or far below. */
export function OutcomeNote({ outcome }: { outcome: Outcome | undefined }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome !== undefined) place.current?.focus();
  }, [outcome]);
  const isFault = outcome?.isFault === true;
  return (
    <p ref={place} className={isFault ? 'alert' : 'done-note'} role={isFault ? 'alert' : 'status'} tabIndex={-1}>
      {outcome?.text}
    </p>
  );
}
