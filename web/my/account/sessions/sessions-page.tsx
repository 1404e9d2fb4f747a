/** Where the person is signed in, and which applications may use the account. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Application, NotFoundError, type Session as Browser } from '../../../../client/index';
import { Loaded } from '../../../parts/loaded';
import { DoneNote } from '../../../parts/done-note';
import { useSession } from '../../../session/context';
import { AccountPage } from '../account-page';
import { Question } from '../question';
import { useSpeech } from '../speech';
import { useSaid } from '../use-said';
import { ApplicationRows, nameOf } from './application-rows';
import { BrowserRows } from './browser-rows';

export function SessionsPage() {
  const { say } = useSpeech();
  return (
    <AccountPage title={say('linkSessions')} isSensitive>
      <Sessions />
    </AccountPage>
  );
}

type Asked = { end: Browser } | { disconnect: Application } | 'end-others';

function Sessions() {
  const { say } = useSpeech();
  const { client } = useSession();
  const [asked, ask] = useState<Asked>();
  const done = useSaid(QUERY_KEY);
  const browsers = useQuery({
    queryKey: [...QUERY_KEY, 'browsers'],
    queryFn: ({ signal }) =>
      client.users.sessions({ limit: SHOWN }, { signal }).then(({ sessions }) => sessions),
  });
  const applications = useQuery({
    queryKey: [...QUERY_KEY, 'applications'],
    queryFn: ({ signal }) =>
      client.users.applications({ limit: SHOWN }, { signal }).then((page) => page.applications),
  });
  const finish = (said: string) => {
    ask(undefined);
    done.say(said);
  };
  return (
    <>
      <p>{say('sessionsText')}</p>
      <DoneNote said={done.said} />
      <section>
        <h2>{say('browsers')}</h2>
        <Loaded query={browsers}>
          {(all) => (
            <BrowserRows browsers={all} onEnd={(end) => ask({ end })} onEndOthers={() => ask('end-others')} />
          )}
        </Loaded>
      </section>
      <section>
        <h2>{say('connectedApplications')}</h2>
        <Loaded query={applications}>
          {(all) => <ApplicationRows applications={all} onDisconnect={(each) => ask({ disconnect: each })} />}
        </Loaded>
      </section>
      {asked !== undefined && <Asking asked={asked} onDone={finish} onClose={() => ask(undefined)} />}
    </>
  );
}

const QUERY_KEY = ['sessions'];
const SHOWN = 100;

interface AskingProps {
  asked: Asked;
  onDone: (said: string) => void;
  onClose: () => void;
}

function Asking({ asked, onDone, onClose }: AskingProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  if (asked === 'end-others') {
    return (
      <Question
        title={say('endOthersTitle')}
        text={say('endOthersText')}
        confirm={say('signOutOthers')}
        act={() => client.users.endOtherSessions()}
        onDone={() => onDone(say('sessionsEnded'))}
        onClose={onClose}
      />
    );
  }
  if ('end' in asked) {
    return (
      <Question
        title={say('endSessionTitle')}
        text={say('endSessionText')}
        confirm={say('signOut')}
        act={() => unlessGone(client.users.endSession(asked.end.session_id))}
        onDone={() => onDone(say('sessionEnded'))}
        onClose={onClose}
      />
    );
  }
  const { disconnect: application } = asked;
  return (
    <Question
      title={say('disconnectTitle', { name: nameOf(application, say) })}
      text={say('disconnectText')}
      confirm={say('disconnect')}
      act={() => unlessGone(client.users.revokeApplication(application.client_id))}
      onDone={() => onDone(say('applicationDisconnected'))}
      onClose={onClose}
    />
  );
}

/** What has ended already is what the person wants. The answer of a first attempt may have been lost. */
async function unlessGone(ending: Promise<unknown>): Promise<void> {
  try {
    await ending;
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
  }
}
