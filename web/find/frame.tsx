/** What stands around every page: the name, the way to what a donor gave, and what there is to read. */
import { Link, Outlet, useLocation } from 'react-router';
import { ABOUT_PROOFS, SITE_NAME } from '../common/site';
import { BackToResults } from './back-to-results';
import { useSpeech } from './speech';
import { type Key } from './words';

/** These pages are in English only. */
const LINKS: [name: Key, address: string][] = [
  ['aboutProofs', ABOUT_PROOFS],
  ['documentation', '/docs'],
  ['accessibility', '/docs/operate/accessibility'],
];

export function Frame() {
  const { say } = useSpeech();
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip" href="#content">
        {say('skipToContent')}
      </a>
      <header className="bar">
        <p className="brand">
          <Link to="/">{SITE_NAME}</Link>
        </p>
        <nav aria-label={SITE_NAME}>
          <ul>
            <li>
              <Link to="/" aria-current={pathname === '/' ? 'page' : undefined}>
                {say('find')}
              </Link>
            </li>
            <li>
              <a href="/my">{say('myGiving')}</a>
            </li>
          </ul>
        </nav>
        <p className="person">
          <a href="/account">{say('account')}</a>
        </p>
      </header>
      <main className="column" id="content" tabIndex={-1}>
        <BackToResults />
        <Outlet />
      </main>
      <footer className="foot">
        <ul>
          {LINKS.map(([name, address]) => (
            <li key={name}>
              <a href={address} hrefLang="en">
                {say(name)}
              </a>
            </li>
          ))}
        </ul>
      </footer>
    </>
  );
}
