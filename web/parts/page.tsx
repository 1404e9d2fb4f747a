/** A page below the bar. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SITE_NAME } from '../common/site';

interface PageProps {
  title: string;
  children: ReactNode;
}

/** A page with its title. After a step to another page, the title takes the focus, as a loaded page would. */
export function Page({ title, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    document.title = `${title} – ${SITE_NAME}`;
  }, [title]);
  useEffect(() => {
    // The first page of a tab has this key. A browser begins it at its top by itself.
    if (key === 'default') return;
    scrollTo({ top: 0 });
    heading.current?.focus();
  }, [key]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </>
  );
}
