/** What stands around every page: the name, and the ways to the other pages. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { SITE_NAME } from '../common/site';
import { useSession } from '../my/session/context';
import { SECTIONS } from './sections';
import { useSpeech } from './speech';

export function Frame() {
  const { say } = useSpeech();
  return (
    <>
      <a className="skip" href="#content">
        {say('skipToContent')}
      </a>
      <header className="bar many">
        <p className="brand">
          <a href="/">{SITE_NAME}</a>
        </p>
        <Ways />
        <Person />
      </header>
      <main className="column mine" id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function Ways() {
  const { say } = useSpeech();
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const ways = [{ path: '/review', short: 'waiting' as const }, ...SECTIONS];
  return (
    <nav aria-label={say('review')}>
      <ul>
        {ways.map(({ path, short }) => (
          <li key={path}>
            <Link to={path} aria-current={here === path ? 'page' : undefined}>
              {say(short)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
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
      <a href="/my/account">{say('account')}</a>
      <button type="button" className="link" aria-disabled={isLeaving} onClick={isLeaving ? undefined : end}>
        {say('signOut')}
      </button>
    </p>
  );
}
