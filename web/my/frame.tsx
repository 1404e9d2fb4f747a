/** What stands around every page: the name, and the ways to the other pages. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { SITE_NAME } from '../common/site';
import { useSession } from './session/context';
import { useSpeech } from './speech';
import { type Key } from './words';

interface Section {
  path: string;
  name: Key;
  /** A guest has no account that this would show. */
  needsAccount?: true;
}

const SECTIONS: Section[] = [
  { path: '/my', name: 'gifts' },
  { path: '/my/plans', name: 'plans' },
  { path: '/my/receipts', name: 'receipts' },
  { path: '/my/impact', name: 'impact', needsAccount: true },
  { path: '/my/hours', name: 'volunteering', needsAccount: true },
  { path: '/my/sources', name: 'sources', needsAccount: true },
  { path: '/my/account', name: 'account', needsAccount: true },
];

export function Frame() {
  const { say } = useSpeech();
  const { kind } = useSession();
  const { pathname } = useLocation();
  const sections = SECTIONS.filter(({ needsAccount }) => kind === 'account' || needsAccount !== true);
  return (
    <>
      <a className="skip" href="#content">
        {say('skipToContent')}
      </a>
      <header className="bar many">
        <p className="brand">
          <a href="/">{SITE_NAME}</a>
        </p>
        <nav aria-label={say('myGiving')}>
          <ul>
            <li>
              <a href="/">{say('find')}</a>
            </li>
            {sections.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} aria-current={currentOf(path, pathname)}>
                  {say(name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Person />
      </header>
      <main className="column mine" id="content" tabIndex={-1}>
        {kind === 'guest' && <p className="notice">{say('guestNote')}</p>}
        <Outlet />
      </main>
    </>
  );
}

/** `true`: the page is below this one. The gifts are at the root, and each gift is below /my/gifts. */
function currentOf(path: string, pathname: string): 'page' | true | undefined {
  if (pathname.replace(/\/$/, '') === path) return 'page';
  return pathname.startsWith(`${path === '/my' ? '/my/gifts' : path}/`) ? true : undefined;
}

function Person() {
  const { say } = useSpeech();
  const session = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const { data: person } = useQuery({
    queryKey: ['person'],
    queryFn: async () => (await session.readPerson()) ?? null,
  });
  const end = () => {
    setLeaving(true);
    void session.end();
  };
  return (
    <p className="person">
      {person?.email !== undefined && <span>{person.email}</span>}
      <button type="button" className="link" aria-disabled={isLeaving} onClick={isLeaving ? undefined : end}>
        {say(session.kind === 'guest' ? 'guestEnd' : 'signOut')}
      </button>
    </p>
  );
}
