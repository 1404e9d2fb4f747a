/** A page below the bar. */
import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { SITE_NAME } from '../common/site';

interface PageProps {
  title: string;
  children: ReactNode;
}

/**
 * A page with its title. After a step to another page, the title takes the focus, as a loaded page would. A choice on the
 * same page also changes the address, but somebody who chooses with the keyboard must stay where they are. After a step
 * back, the browser shows the place in the page where the reader was.
 */
export function Page({ title, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    document.title = `${title} – ${SITE_NAME}`;
  }, [title]);
  useEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    // The first page of a tab has this key. A browser begins it at its top by itself.
    if (key === 'default') return;
    const hasFocus = document.activeElement !== document.body;
    if (isSamePage && hasFocus) return;
    if (!isBack) scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: isBack });
  }, [key, pathname, isBack]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </>
  );
}
