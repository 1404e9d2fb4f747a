/** Lets reviewers and operators in, and tells everybody else. */
import { Outlet } from 'react-router';
import { RecentlySignedIn } from '../session/recently-signed-in';
import { Loaded } from '../parts/loaded';
import { Page } from '../parts/page';
import { useSpeech } from './speech';
import { useProfile } from '../session/use-profile';

/** Nobody is sent to a sign-in who would see nothing after it. */
export function Deciders() {
  return (
    <Loaded query={useProfile()}>
      {({ roles }) =>
        roles.includes('reviewer') || roles.includes('operator') ? (
          <RecentlySignedIn>
            <Outlet />
          </RecentlySignedIn>
        ) : (
          <NoAccess />
        )
      }
    </Loaded>
  );
}

function NoAccess() {
  const { say } = useSpeech();
  return (
    <Page title={say('noAccess')}>
      <section>
        <p>{say('onlyDeciders')}</p>
        <p className="actions">
          <a className="primary" href="/my/account">
            {say('backToAccount')}
          </a>
        </p>
      </section>
    </Page>
  );
}
