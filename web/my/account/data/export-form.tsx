import { type DataExport } from '../../../../client/index';
import { showDate } from '../../../common/dates';
import { DoneNote } from '../../../parts/done-note';
import { explainRefusal, type RefusalWords } from '../../../parts/refusals';
import { useSession } from '../../../session/context';
import { useAct } from '../../../session/use-act';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { EXPORT_DAYS } from './limits';

const REFUSALS: RefusalWords<Key> = { reasons: { no_address: 'exportNoAddress' } };

/** Asks for a file with everything that the platform stores about the person. */
export function ExportForm() {
  const { say, language } = useSpeech();
  const { client } = useSession();
  const asking = useAct<DataExport>({ act: () => client.users.exportData() });
  const { data, error, isPending } = asking;
  const until = data?.expires_at ?? null;
  const said = until === null ? say('exportAsked') : say('exportMailed', { day: showDate(until, language) });
  return (
    <section>
      <h2>{say('exportTitle')}</h2>
      <p>{say('exportText', { days: EXPORT_DAYS })}</p>
      <DoneNote said={data && said} />
      {error !== null && (
        <p className="fault" role="alert">
          {explainRefusal({ say, error, words: REFUSALS }).fault}
        </p>
      )}
      <button
        type="button"
        className="primary"
        aria-disabled={isPending}
        onClick={isPending ? undefined : () => asking.mutate()}
      >
        {say('exportMine')}
      </button>
    </section>
  );
}
