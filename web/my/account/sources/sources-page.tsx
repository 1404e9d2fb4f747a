/** How a person pays: the saved cards, bank accounts and wallets, and the ways to add one. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type PaymentSource } from '../../../../client/index';
import { Loaded } from '../../../parts/loaded';
import { explainRefusal } from '../../../parts/refusals';
import { DoneNote } from '../../../parts/done-note';
import { useSources } from '../../parts/use-sources';
import { useSession } from '../../../session/context';
import { useAct } from '../../../session/use-act';
import { AccountPage } from '../account-page';
import { useSpeech } from '../speech';
import { type Done, useDone } from '../use-done';
import { type Key } from '../words';
import { RemoveDialog } from './remove-dialog';
import { ADD_KEYS, listKinds, SOURCES_PATH, useNameOfSource, useStateOfSource } from './source-words';

export function SourcesPage() {
  const { say } = useSpeech();
  const [done, setDone] = useDone();
  return (
    <AccountPage title={say('linkSources')}>
      <DoneNote said={done && say(done)} />
      <Loaded query={useSources()}>
        {(sources) => (
          <>
            {sources.length > 0 && <Saved sources={sources} setDone={setDone} />}
            <Addition isFirst={sources.length === 0} />
          </>
        )}
      </Loaded>
    </AccountPage>
  );
}

interface SavedProps {
  sources: PaymentSource[];
  setDone: (done: Done | undefined) => void;
}

function Saved({ sources, setDone }: SavedProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState<PaymentSource>();
  const choosing = useAct({
    act: ({ source_id: id }: PaymentSource) => client.paymentSources.update(id, { default: true }),
    onMutate: () => setDone(undefined),
    onSuccess: () => setDone('done:source_default'),
    // It may have changed elsewhere, so the page shows the list as it is now.
    onSettled: () => queries.invalidateQueries({ queryKey: ['sources'] }),
  });
  const { error } = choosing;
  return (
    <section aria-labelledby="saved">
      <h2 id="saved">{say('savedSources')}</h2>
      {error !== null && (
        <p className="fault" role="alert">
          {explainRefusal<Key>({ say, error, words: {} }).fault}
        </p>
      )}
      <ul className="rows">
        {sources.map((source) => (
          <Row
            key={source.source_id}
            source={source}
            isBusy={choosing.isPending}
            choose={() => choosing.mutate(source)}
            remove={() => setLeaving(source)}
          />
        ))}
      </ul>
      {leaving !== undefined && (
        <RemoveDialog
          source={leaving}
          sources={sources}
          onRemoved={() => {
            setLeaving(undefined);
            // Said once the list shows it, too.
            void queries
              .invalidateQueries({ queryKey: ['sources'] })
              .then(() => setDone('done:source_removed'));
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

interface RowProps {
  source: PaymentSource;
  isBusy: boolean;
  choose: () => void;
  remove: () => void;
}

function Row({ source, isBusy, choose, remove }: RowProps) {
  const { say } = useSpeech();
  const { source_id: id, status, exp_month: month, exp_year: year } = source;
  const name = useNameOfSource()(source);
  const state = useStateOfSource()(source);
  return (
    <li className="entry">
      <strong>{name}</strong>
      <span className={state.look}>{state.text}</span>
      {month !== null && year !== null && (
        <span className="wide quiet">
          {say('expires', { date: `${String(month).padStart(2, '0')}/${String(year)}` })}
        </span>
      )}
      {status === 'disabled' && <span className="wide quiet">{say('cannotPay')}</span>}
      <div className="wide acts">
        {status === 'requires_action' && (
          <Link className="link" to={`${SOURCES_PATH}/${id}`} aria-label={`${say('finishAdding')}: ${name}`}>
            {say('finishAdding')}
          </Link>
        )}
        {status === 'ready' && !source.default && (
          <button
            type="button"
            className="link"
            aria-label={`${say('makeDefault')}: ${name}`}
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : choose}
          >
            {say('makeDefault')}
          </button>
        )}
        <button type="button" className="link" aria-label={`${say('remove')}: ${name}`} onClick={remove}>
          {say('remove')}
        </button>
      </div>
    </li>
  );
}

function Addition({ isFirst }: { isFirst: boolean }) {
  const { say } = useSpeech();
  const kinds = listKinds();
  return (
    <section aria-labelledby="add">
      <h2 id="add">{say(isFirst ? 'noSources' : 'addSource')}</h2>
      <p className="quiet">{say(isFirst ? 'noSourcesText' : 'addSourceText')}</p>
      {kinds.includes('wallet') && <p className="hint">{say('sandboxSources')}</p>}
      <p className="actions">
        {kinds.map((kind, place) => (
          <Link
            key={kind}
            className={place === 0 ? 'primary' : 'secondary'}
            to={`${SOURCES_PATH}/new/${kind}`}
          >
            {say(ADD_KEYS[kind])}
          </Link>
        ))}
      </p>
      {/* People also look here for the card of a recurring gift, which may be a saved one or the gift's own. */}
      {isFirst && (
        <>
          <p className="hint">{say('plansKeepCard')}</p>
          <p className="links">
            <Link to="/my/plans">{say('seePlans')}</Link>
          </p>
        </>
      )}
    </section>
  );
}
