/** A new key or application with its secret, which no later answer shows. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useSpeech } from './speech';

interface ShownOnceProps {
  title: string;
  children: ReactNode;
  onDone: () => void;
}

/** Stands in place of the page's content, so that nobody leaves it by mistake. */
export function ShownOnce({ title, children, onDone }: ShownOnceProps) {
  const { say } = useSpeech();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
    // The button that ends it has the focus, and goes.
    return () => document.querySelector('h1')?.focus();
  }, []);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <p className="actions">
        <button type="button" className="primary" onClick={onDone}>
          {say('done')}
        </button>
      </p>
    </section>
  );
}
