/** What the page says while it has no session yet, and if it gets none. */
import { Loading } from '../parts/loading';
import { signInAgain } from './session/open-session';
import { useSpeech } from './speech';

export function Opening() {
  const { say } = useSpeech();
  return (
    <main className="column mine">
      <h1>{say('myGiving')}</h1>
      <Loading text={say('loading')} />
    </main>
  );
}

export function NotOpen({ why }: { why: 'refused' | 'ended' | 'failed' }) {
  if (why === 'refused') return <TurnedBack />;
  return why === 'ended' ? <LinkEnded /> : <Failed />;
}

function LinkEnded() {
  const { say } = useSpeech();
  return (
    <main className="column mine">
      <h1>{say('guestEnded')}</h1>
      <p>{say('guestEndedText')}</p>
      <p className="actions">
        <a className="primary" href="/account/guest">
          {say('newLink')}
        </a>
        <a className="secondary" href="/my">
          {say('signIn')}
        </a>
      </p>
    </main>
  );
}

function TurnedBack() {
  const { say } = useSpeech();
  return (
    <main className="column mine">
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
    </main>
  );
}

function Failed() {
  const { say } = useSpeech();
  return (
    <main className="column mine">
      <h1>{say('myGiving')}</h1>
      <div className="alert" role="alert">
        <p>{say('signInFailed')}</p>
        <button type="button" className="primary" onClick={reload}>
          {say('tryAgain')}
        </button>
      </div>
    </main>
  );
}

function reload(): void {
  location.assign('/my');
}
