/** Two or three charities side by side. */
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Charity, type CharityImpact, type GivingClient } from '../../../client/index';
import { showAmount, SUM_CURRENCY } from '../../common/money';
import { bandKey } from '../charity/bands';
import { useClient } from '../client';
import { placeOf } from '../place';
import { type Wanted } from '../search/wanted';
import { type Speech } from '../words';
import { useSpeech } from '../speech';
import { type Key } from '../words';

interface ComparedProps {
  ids: string[];
  change: (changes: Partial<Wanted>) => void;
}

interface Both {
  charity: Charity;
  impact: CharityImpact;
}

export function Compared({ ids, change }: ComparedProps) {
  const { say } = useSpeech();
  const client = useClient();
  const queries = useQueries({
    queries: ids.map((id) => ({ queryKey: ['compared', id], queryFn: () => readBoth(client, id) })),
  });
  if (ids.length === 0) return undefined;
  const loaded = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const drop = (gone: string) => change({ compared: ids.filter((id) => id !== gone) });
  return (
    <section aria-labelledby="compared">
      <h2 id="compared">{say('sideBySide')}</h2>
      {ids.length === 1 && <p className="hint">{say('chooseAnother')}</p>}
      {queries.some(({ isError }) => isError) && <p className="fault">{say('loadFailed')}</p>}
      {loaded.length > 0 && <Table all={loaded} drop={drop} />}
      <p>
        <button type="button" className="link" onClick={() => change({ compared: [] })}>
          {say('stopComparing')}
        </button>
      </p>
    </section>
  );
}

async function readBoth(client: GivingClient, id: string): Promise<Both> {
  const [charity, impact] = await Promise.all([client.charities.get(id), client.charities.impact(id)]);
  return { charity, impact };
}

const ROWS: [Key, (both: Both, speech: Speech) => string][] = [
  ['where', ({ charity }) => placeOf(charity.location)],
  ['founded', ({ charity }) => (charity.founded === null ? '' : String(charity.founded))],
  ['filterVerified', ({ charity }, { say }) => say(charity.verified ? 'verified' : 'notVerified')],
  [
    'trust',
    ({ charity }, { say }) =>
      `${say('points', { points: charity.trust_score })} · ${say(bandKey(charity.trust_band))}`,
  ],
  ['given', ({ impact }, { language }) => showAmount(impact.total_donations, SUM_CURRENCY, language)],
  ['donors', ({ impact }, { language }) => impact.donors.toLocaleString(language)],
  [
    'reached',
    ({ impact }, { language }) => impact.impact_metrics.beneficiaries_reached.toLocaleString(language),
  ],
  ['hours', ({ impact }, { language }) => impact.volunteer_hours.toLocaleString(language)],
  [
    'budget',
    ({ charity }, { language }) =>
      charity.annual_budget_usd === null
        ? ''
        : showAmount(String(charity.annual_budget_usd), SUM_CURRENCY, language),
  ],
];

function Table({ all, drop }: { all: Both[]; drop: (id: string) => void }) {
  const speech = useSpeech();
  const { say } = speech;
  return (
    // The table scrolls on a narrow screen, so the keyboard must reach it.
    <div className="wide-table" role="group" aria-labelledby="compared" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {all.map(({ charity }) => (
              <th key={charity.id} scope="col">
                <Link to={`/charities/${charity.id}`}>{charity.name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, show]) => (
            <tr key={name}>
              <th scope="row">{say(name)}</th>
              {all.map((both) => (
                <td key={both.charity.id}>{show(both, speech) || say('unknown')}</td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {all.map(({ charity: { id, name } }) => (
              <td key={id}>
                <a href={`/give/${id}`} aria-label={say('giveTo', { name })}>
                  {say('give')}
                </a>{' '}
                <button
                  type="button"
                  className="link"
                  aria-label={say('drop', { name })}
                  onClick={() => drop(id)}
                >
                  {say('dropShort')}
                </button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
