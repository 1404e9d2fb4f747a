/** What the page says while it has no session yet, and if it gets none. */
import { type ReactNode } from 'react';
import { Loading } from '../parts/loading';
import { BareHeader } from '../parts/site-header';
import { signInAgain } from '../session/open-account';
import { useSpeech } from './speech';

/** The header has the name alone, because the other ways need a session. */
export function Closed({ children }: { children: ReactNode }) {
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
      <h1>{say('myGiving')}</h1>
      <Loading text={say('loading')} />
    </Closed>
  );
}

export function NotOpen({ why }: { why: 'refused' | 'ended' | 'failed' }) {
  if (why === 'refused') return <TurnedBack />;
  return why === 'ended' ? <LinkEnded /> : <Failed />;
}

function LinkEnded() {
  const { say } = useSpeech();
  return (
    <Closed>
      <h1>{say('guestEnded')}</h1>
      <p>{say('guestEndedText')}</p>
      <p className="actions">
        <a className="primary" href="/my">
          {say('signIn')}
        </a>
        <a className="secondary" href="/account/guest">
          {say('newLink')}
        </a>
      </p>
    </Closed>
  );
}

function TurnedBack() {
  const { say } = useSpeech();
  return (
    <Closed>
      <h1>{say('turnedBack')}</h1>
      <p>{say('turnedBackText')}</p>
      <p className="actions">
        <button type="button" className="primary" onClick={() => void signInAgain().catch(reload)}>
          {say('signIn')}
        </button>
        <a className="secondary" href="/account/guest">
          {say('gaveAsGuest')}
        </a>
      </p>
    </Closed>
  );
}

function Failed() {
  const { say } = useSpeech();
  return (
    <Closed>
      <h1>{say('myGiving')}</h1>
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
  location.assign('/my');
}
