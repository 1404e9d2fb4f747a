/** What stands around every page: the name, and the ways to the other pages. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { SiteHeader } from '../parts/site-header';
import { GuestNote } from './guest-note';
import { useSession } from './session/context';
import { useSpeech } from './speech';
import { useWays } from './use-ways';

export function Frame() {
  const { say } = useSpeech();
  const { kind } = useSession();
  return (
    <>
      <SiteHeader skip={say('skipToContent')} ways={useWays()}>
        <Person />
      </SiteHeader>
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
    <>
      {person?.email !== undefined && <span>{person.email}</span>}
      {session.kind === 'account' && <a href="/account">{say('account')}</a>}
      <button type="button" className="link" aria-disabled={isLeaving} onClick={isLeaving ? undefined : end}>
        {say('signOut')}
      </button>
    </>
  );
}
