/** The person's API keys. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiKey, type CreatedApiKey } from '../../../../client/index';
import { Loaded } from '../../../parts/loaded';
import { DoneNote } from '../../../parts/done-note';
import { useSession } from '../../../session/context';
import { AccountPage } from '../account-page';
import { Question } from '../question';
import { ScopeList } from '../scopes';
import { ShownOnce } from '../shown-once';
import { useSpeech } from '../speech';
import { useSaid } from '../use-said';
import { NewKey } from './new-key';

export function KeysPage() {
  const { say } = useSpeech();
  return (
    <AccountPage title={say('linkKeys')} isSensitive>
      <Keys />
    </AccountPage>
  );
}

function Keys() {
  const { say } = useSpeech();
  const { client } = useSession();
  const [made, setMade] = useState<CreatedApiKey>();
  const [asked, ask] = useState<ApiKey>();
  const done = useSaid(QUERY_KEY);
  const keys = useQuery({ queryKey: QUERY_KEY, queryFn: () => readLive(client.apiKeys.list()) });
  if (made !== undefined) {
    return (
      <ShownOnce title={say('newKey', { name: made.name })} onDone={() => setMade(undefined)}>
        <p>{say('storeKey')}</p>
        <pre>{made.key}</pre>
      </ShownOnce>
    );
  }
  return (
    <Loaded query={keys}>
      {(live) => (
        <>
          <DoneNote said={done.said} />
          {live.map((each) => (
            <Entry key={each.key_id} apiKey={each} onRevoke={() => ask(each)} />
          ))}
          <NewKey
            isFirst={live.length === 0}
            onRefused={done.refresh}
            onMade={(key) => {
              setMade(key);
              done.refresh();
            }}
          />
          {asked !== undefined && (
            <Question
              title={say('revokeTitle', { name: asked.name })}
              text={say('revokeKeyText')}
              confirm={say('revoke')}
              act={() => client.apiKeys.revoke(asked.key_id)}
              onDone={() => {
                ask(undefined);
                done.say(say('keyRevoked'));
              }}
              onClose={() => ask(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

const QUERY_KEY = ['api-keys'];

/** Revoked and expired keys remain in the list of the API. */
async function readLive(keys: AsyncIterable<ApiKey>): Promise<ApiKey[]> {
  const live: ApiKey[] = [];
  for await (const key of keys) {
    const isOver = key.expires_at !== null && Date.parse(key.expires_at) <= Date.now();
    if (key.revoked_at === null && !isOver) live.push(key);
  }
  return live;
}

function Entry({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { say } = useSpeech();
  const { name, key_prefix: prefix, scopes } = apiKey;
  return (
    <section className="beside">
      <div className="about">
        <div className="head">
          <h2>{name}</h2>
          <code className="hint">{prefix}…</code>
        </div>
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
