/** What a page of an account says while it has no session yet, and if it gets none. */
import { type ReactNode } from 'react';
import { type Speech } from '../common/words';
import { Loading } from '../parts/loading';
import { BareHeader } from '../parts/site-header';
import { signInAgain } from './open-account';

export type NotOpenKey = 'loading' | 'signIn' | 'signInFailed' | 'tryAgain' | 'turnedBack' | 'turnedBackText';

interface NotOpenProps {
  title: string;
  /** The path that is opened to try again. */
  home: string;
  say: Speech<NotOpenKey>['say'];
}

/** The header has the name alone, because the other ways need a session. */
export function Closed({ children }: { children: ReactNode }) {
  return (
    <>
      <BareHeader />
      <main className="column mine">{children}</main>
    </>
  );
}

export function Opening({ title, say }: Omit<NotOpenProps, 'home'>) {
  return (
    <Closed>
      <h1>{title}</h1>
      <Loading text={say('loading')} />
    </Closed>
  );
}

interface TurnedBackProps extends Omit<NotOpenProps, 'title'> {
  /** Another way than to sign in. */
  children?: ReactNode;
}

export function TurnedBack({ home, say, children }: TurnedBackProps) {
  const reload = () => location.assign(home);
  return (
    <Closed>
      <h1>{say('turnedBack')}</h1>
      <p>{say('turnedBackText')}</p>
      <p className="actions">
        <button type="button" className="primary" onClick={() => void signInAgain().catch(reload)}>
          {say('signIn')}
        </button>
        {children}
      </p>
    </Closed>
  );
}

export function Failed({ title, home, say }: NotOpenProps) {
  return (
    <Closed>
      <h1>{title}</h1>
      <div className="alert" role="alert">
        <p>{say('signInFailed')}</p>
        <button type="button" className="primary" onClick={() => location.assign(home)}>
          {say('tryAgain')}
        </button>
      </div>
    </Closed>
  );
}
