/** What stands around every page: the header with the ways to the other pages. */
import { Outlet, useLocation } from 'react-router';
import { SiteHeader } from '../parts/site-header';
import { SignedIn } from '../session/signed-in';
import { useSpeech } from './speech';

export function Frame() {
  const { say } = useSpeech();
  const isHome = useLocation().pathname.replace(/\/$/, '') === '/charity';
  return (
    <>
      <SiteHeader
        skip={say('skipToContent')}
        ways={[
          { path: '/', text: say('find'), isElsewhere: true },
          { path: '/charity', text: say('charities'), current: isHome ? 'page' : true },
        ]}
      >
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
