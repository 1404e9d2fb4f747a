/** What the page says while it has no session yet, and if it gets none. */
import { Closed, Failed, Opening as OpeningOf, TurnedBack } from '../session/not-open';
import { useSpeech } from './speech';

const HOME = '/my';

export function Opening() {
  const { say } = useSpeech();
  return <OpeningOf title={say('myGiving')} say={say} />;
}

export function NotOpen({ why }: { why: 'refused' | 'ended' | 'failed' }) {
  const { say } = useSpeech();
  if (why === 'ended') return <LinkEnded />;
  if (why === 'failed') return <Failed title={say('myGiving')} home={HOME} say={say} />;
  return (
    <TurnedBack home={HOME} say={say}>
      <a className="secondary" href="/account/guest">
        {say('gaveAsGuest')}
      </a>
    </TurnedBack>
  );
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
