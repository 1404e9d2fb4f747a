import { type ReactNode } from 'react';
import { type Wanted } from '../search/wanted';

interface StopComparingProps {
  change: (changes: Partial<Wanted>) => void;
  children: ReactNode;
}

export function StopComparing({ change, children }: StopComparingProps) {
  const stop = () => {
    // The button disappears. Without this, the focus would jump to the top of the page.
    document.getElementById('hits')?.focus({ preventScroll: true });
    change({ compared: [] });
  };
  return (
    <button type="button" className="link stop" onClick={stop}>
      {children}
    </button>
  );
}
