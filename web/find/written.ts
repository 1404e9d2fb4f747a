/** The heading that the server wrote into the page. It stands there until the page has loaded the name itself. */
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';

interface Written {
  path: string;
  heading: string;
}

export const WrittenContext = createContext<Written | undefined>(undefined);

/** Reads the server's HTML, which the first rendering replaces. */
export function readWritten(place: HTMLElement): Written | undefined {
  const heading = place.querySelector('h1')?.textContent.trim() ?? '';
  return heading === '' ? undefined : { path: location.pathname, heading };
}

/** Undefined on every page but the first one of the tab. */
export function useWrittenHeading(): string | undefined {
  const written = useContext(WrittenContext);
  const { pathname } = useLocation();
  return written?.path === pathname ? written.heading : undefined;
}
