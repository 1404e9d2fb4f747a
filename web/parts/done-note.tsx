/** Says what the last change did. */
import { useEffect, useRef } from 'react';

/** Takes the focus, because the button that had it may be gone. */
export function DoneNote({ said }: { said: string | undefined }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== undefined) place.current?.focus();
  }, [said]);
  return (
    <p ref={place} className="done-note" role="status" tabIndex={-1}>
      {said}
    </p>
  );
}
