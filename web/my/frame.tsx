/** What stands around every page: the header with the ways to the other pages, and a note for guests. */
import { Outlet } from 'react-router';
import { SiteHeader } from '../parts/site-header';
import { AccountLink } from './account-link';
import { GuestNote } from './guest-note';
import { useSession } from '../session/context';
import { SignedIn } from '../session/signed-in';
import { useSpeech } from './speech';
import { useWays } from './use-ways';

export function Frame() {
  const { say } = useSpeech();
  const { kind } = useSession();
  return (
    <>
      <SiteHeader skip={say('skipToContent')} ways={useWays()}>
        <SignedIn signOut={say('signOut')}>{kind === 'account' && <AccountLink />}</SignedIn>
      </SiteHeader>
      <main className="column mine" id="content" tabIndex={-1}>
        {kind === 'guest' && <GuestNote />}
        <Outlet />
      </main>
    </>
  );
}
