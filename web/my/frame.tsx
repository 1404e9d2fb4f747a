/** What stands around every page: the name, and the ways to the other pages. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { SITE_NAME } from '../common/site';
import { AccountLink } from './account-link';
import { GuestNote } from './guest-note';
import { useSession } from './session/context';
import { useSpeech } from './speech';
import { Ways } from './ways';

export function Frame() {
  const { say } = useSpeech();
  const { kind } = useSession();
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
        {kind === 'guest' && <GuestNote />}
        <Outlet />
      </main>
    </>
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
      {session.kind === 'account' && <AccountLink />}
      <button type="button" className="link" aria-disabled={isLeaving} onClick={isLeaving ? undefined : end}>
        {say('signOut')}
      </button>
    </p>
  );
}
