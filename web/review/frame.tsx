/** What stands around every page: the header with the ways to the other pages. */
import { Outlet, useLocation } from 'react-router';
import { SignedIn } from '../session/signed-in';
import { SiteHeader, type Way } from '../parts/site-header';
import { useSections } from './sections';
import { useSpeech } from './speech';

export function Frame() {
  const { say } = useSpeech();
  return (
    <>
      <SiteHeader skip={say('skipToContent')} ways={useWays()}>
        <SignedIn signOut={say('signOut')}>
          <a href="/my/account">{say('account')}</a>
        </SignedIn>
      </SiteHeader>
      <main className="column mine" id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function useWays(): Way[] {
  const { say } = useSpeech();
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  return [{ path: '/review', short: 'waiting' as const }, ...useSections()].map(({ path, short }) => ({
    path,
    text: say(short),
    current: currentOf(path, here),
  }));
}

/** `true`: the page is below this one. Every page is below the first. */
function currentOf(path: string, here: string): 'page' | true | undefined {
  if (here === path) return 'page';
  return path !== '/review' && here.startsWith(`${path}/`) ? true : undefined;
}
