/** What stands around every page: the name, and the way to what a donor gave. */
import { Link, Outlet, useLocation } from 'react-router';
import { SITE_NAME } from '../common/site';
import { useSpeech } from './speech';

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
        <Outlet />
      </main>
    </>
  );
}
