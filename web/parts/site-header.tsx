/** The header of each page that a script shows. `api/web-pages/site-header.ts` writes the same one for all others. */
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import logo from '../assets/logo.svg';
import { SITE_NAME } from '../common/site';

/** The most links that fit beside the name. */
const FEW = 3;

export interface Way {
  path: string;
  text: string;
  /** Another script or the server shows that page, so the browser must load it. */
  isElsewhere?: true;
  /** `true`: the page is below this one. */
  current?: 'page' | true | undefined;
}

interface SiteHeaderProps {
  /** The first link for a keyboard, to the content. */
  skip: string;
  ways: Way[];
  /** This script shows the start page, too. */
  isAtHome?: boolean;
  /** Who is signed in, and the way to the account. */
  children: ReactNode;
}

export function SiteHeader({ skip, ways, isAtHome = false, children }: SiteHeaderProps) {
  return (
    <>
      <a className="skip" href="#content">
        {skip}
      </a>
      <header className={ways.length > FEW ? 'bar many' : 'bar'}>
        <Brand isAtHome={isAtHome} />
        <nav>
          <ul>
            {ways.map((way) => (
              <li key={way.path}>
                <WayLink {...way} />
              </li>
            ))}
          </ul>
        </nav>
        <p className="person">{children}</p>
      </header>
    </>
  );
}

/** The header without ways, of a page that does not know yet whose it is. */
export function BareHeader() {
  return (
    <header className="bar">
      <Brand isAtHome={false} />
    </header>
  );
}

function Brand({ isAtHome }: { isAtHome: boolean }) {
  const content = (
    <>
      <img src={logo} alt="" width="24" height="24" />
      <span translate="no">{SITE_NAME}</span>
    </>
  );
  return <p className="brand">{isAtHome ? <Link to="/">{content}</Link> : <a href="/">{content}</a>}</p>;
}

function WayLink({ path, text, isElsewhere, current }: Way) {
  if (isElsewhere) return <a href={path}>{text}</a>;
  return (
    <Link to={path} aria-current={current}>
      {text}
    </Link>
  );
}
