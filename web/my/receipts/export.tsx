/** Saves all gifts as a table that spreadsheets read. */
import { useState } from 'react';
import { type ListedDonation } from '../../../client/index';
import { saveBlob } from '../../common/save-file';
import { SavedNote } from '../parts/saved-note';
import { useSession } from '../../session/context';
import { type Session } from '../../session/session';
import { useSpeech } from '../speech';
import { toCsv } from './csv';

type State = 'idle' | 'saving' | 'saved' | 'failed';

export function Export() {
  const { say } = useSpeech();
  const { client } = useSession();
  const [state, setState] = useState<State>('idle');
  const save = () => {
    setState('saving');
    readAll(client).then(
      (gifts) => {
        saveBlob(new Blob([toCsv(gifts)], { type: 'text/csv' }), 'gifts.csv');
        setState('saved');
      },
      () => setState('failed'),
    );
  };
  return (
    <section aria-labelledby="export">
      <h2 id="export">{say('export')}</h2>
      <p>{say('exportText')}</p>
      <button
        type="button"
        className="secondary"
        aria-disabled={state === 'saving'}
        onClick={state === 'saving' ? undefined : save}
      >
        {say(state === 'saving' ? 'exporting' : 'saveCsv')}
      </button>
      <SavedNote isSaved={state === 'saved'} />
      {state === 'failed' && (
        <p className="fault" role="alert">
          {say('fileFailed')}
        </p>
      )}
    </section>
  );
}

/** Every gift, whatever the pages show so far. */
async function readAll(client: Session['client']): Promise<ListedDonation[]> {
  const gifts: ListedDonation[] = [];
  for await (const gift of client.donations.listMine()) gifts.push(gift);
  return gifts;
}
