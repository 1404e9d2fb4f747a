/** What somebody sees who signs in while their data are to be erased. They can only keep the account. */
import { useState } from 'react';
import { type Session } from '../session/session';
import { Closed } from '../session/not-open';
import { keepAccount } from './queries';
import { useSpeech } from './speech';

export function KeepAccount({ session }: { session: Session }) {
  const { say } = useSpeech();
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');
  const keep = () => {
    setState('busy');
    keepAccount(session.client).then(
      () => location.reload(),
      () => setState('failed'),
    );
  };
  const isBusy = state === 'busy';
  return (
    <Closed>
      <h1>{say('restoreTitle')}</h1>
      <p>{say('restoreText')}</p>
      {state === 'failed' && (
        <p className="fault" role="alert">
          {say('restoreFailed')}
        </p>
      )}
      <p className="actions">
        <button type="button" className="primary" aria-disabled={isBusy} onClick={isBusy ? undefined : keep}>
          {say('restore')}
        </button>
        <button type="button" className="secondary" onClick={() => void session.end()}>
          {say('signOut')}
        </button>
      </p>
    </Closed>
  );
}
