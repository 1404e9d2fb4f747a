/** The applications that the person registered, with which others sign in with their account here. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OauthClient, type SecretOauthClient } from '../../../../client/index';
import { Loaded } from '../../../parts/loaded';
import { DoneNote } from '../../../parts/done-note';
import { useSession } from '../../../session/context';
import { type Session } from '../../../session/session';
import { AccountPage } from '../account-page';
import { Question } from '../question';
import { ScopeList } from '../scopes';
import { ShownOnce } from '../shown-once';
import { useSpeech } from '../speech';
import { useSaid } from '../use-said';
import { NewApplication } from './new-application';

export function ApplicationsPage() {
  const { say } = useSpeech();
  return (
    <AccountPage title={say('linkApplications')} isSensitive>
      <Applications />
    </AccountPage>
  );
}

function Applications() {
  const { say } = useSpeech();
  const { client } = useSession();
  const [made, setMade] = useState<SecretOauthClient>();
  const [asked, ask] = useState<OauthClient>();
  const done = useSaid(QUERY_KEY);
  const applications = useQuery({ queryKey: QUERY_KEY, queryFn: () => readLive(client) });
  if (made !== undefined) return <Made application={made} onDone={() => setMade(undefined)} />;
  return (
    <Loaded query={applications}>
      {(live) => (
        <>
          <DoneNote said={done.said} />
          {live.map((each) => (
            <Entry key={each.client_id} application={each} onRevoke={() => ask(each)} />
          ))}
          <NewApplication
            isFirst={live.length === 0}
            onRefused={done.refresh}
            onMade={(application) => {
              setMade(application);
              done.refresh();
            }}
          />
          {asked !== undefined && (
            <Question
              title={say('revokeTitle', { name: asked.name })}
              text={say('revokeApplicationText')}
              confirm={say('revoke')}
              act={() => client.oauthClients.revoke(asked.client_id)}
              onDone={() => {
                ask(undefined);
                done.say(say('applicationRevoked'));
              }}
              onClose={() => ask(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

const QUERY_KEY = ['oauth-clients'];

/** Revoked clients remain in the list of the API. Operators read those of everybody, but this page is about their own. */
async function readLive(client: Session['client']): Promise<OauthClient[]> {
  const { user_id: owner } = await client.users.me();
  const live: OauthClient[] = [];
  for await (const each of client.oauthClients.list({ user_id: owner })) {
    if (each.revoked_at === null && each.kind !== 'machine') live.push(each);
  }
  return live;
}

function Made({ application, onDone }: { application: SecretOauthClient; onDone: () => void }) {
  const { say } = useSpeech();
  const { name, client_id: id, client_secret: secret } = application;
  return (
    <ShownOnce title={say('newApplication', { name })} onDone={onDone}>
      <p>{say('itsId')}</p>
      <pre>{id}</pre>
      {secret !== null && (
        <>
          <p>{say('storeSecret')}</p>
          <pre>{secret}</pre>
        </>
      )}
    </ShownOnce>
  );
}

function Entry({ application, onRevoke }: { application: OauthClient; onRevoke: () => void }) {
  const { say } = useSpeech();
  const { client_id: id, name, redirect_uris: addresses, scopes, reviewed } = application;
  return (
    <section className="beside">
      <div className="about">
        <div className="head">
          <h2>{name}</h2>
          <span className={reviewed ? 'chip good' : 'chip'}>
            {say(reviewed ? 'reviewed' : 'notReviewed')}
          </span>
        </div>
        <p className="hint">
          <code>{id}</code>
        </p>
        <h3>{say('returnAddresses')}</h3>
        <ul className="hint">
          {addresses.map((each) => (
            <li key={each}>
              <code>{each}</code>
            </li>
          ))}
        </ul>
        <h3>{say('itMay')}</h3>
        <ScopeList scopes={scopes} />
      </div>
      <button
        type="button"
        className="secondary danger"
        aria-label={`${say('revoke')}: ${name}`}
        onClick={onRevoke}
      >
        {say('revoke')}
      </button>
    </section>
  );
}
