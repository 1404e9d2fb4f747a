/** What the page says while it has no session yet, and if it gets none. */
import { type ReactNode } from 'react';
import { signInAgain } from '../session/open-account';
import { Loading } from '../parts/loading';
import { BareHeader } from '../parts/site-header';
import { useSpeech } from './speech';

/** The header has the name alone, because the other ways need a session. */
function Closed({ children }: { children: ReactNode }) {
  return (
    <>
      <BareHeader />
      <main className="column mine">{children}</main>
    </>
  );
}

export function Opening() {
  const { say } = useSpeech();
  return (
    <Closed>
      <h1>{say('charities')}</h1>
      <Loading text={say('loading')} />
    </Closed>
  );
}

export function TurnedBack() {
  const { say } = useSpeech();
  return (
    <Closed>
      <h1>{say('turnedBack')}</h1>
      <p>{say('turnedBackText')}</p>
      <p className="actions">
        <button type="button" className="primary" onClick={() => void signInAgain().catch(reload)}>
          {say('signIn')}
        </button>
      </p>
    </Closed>
  );
}

export function Failed() {
  const { say } = useSpeech();
  return (
    <Closed>
      <h1>{say('charities')}</h1>
      <div className="alert" role="alert">
        <p>{say('signInFailed')}</p>
        <button type="button" className="primary" onClick={reload}>
          {say('tryAgain')}
        </button>
      </div>
    </Closed>
  );
}

function reload(): void {
  location.assign('/charity');
}
