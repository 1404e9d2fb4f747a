/** Two or three charities side by side. */
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  type Charity,
  type CharityImpact,
  type GivingClient,
  NotFoundError,
  type Trust,
} from '../../../client/index';
import { showAmount, showMoney, SUM_CURRENCY } from '../../common/money';
import { bandKey } from '../charity/bands';
import { useClient } from '../client';
import { missionOf } from '../mission';
import { placeOf } from '../place';
import { phoneExcerptOf } from '../search/excerpt';
import { type Wanted } from '../search/wanted';
import { Loading } from '../../parts/loading';
import { useSpeech } from '../speech';
import { type Key, type Speech } from '../words';
import { StopComparing } from './stop-comparing';
import { showCount } from '../../common/counts';

/** Names the heading of the comparison, to which the bar below the list leads. */
export const COMPARISON_ID = 'compared';
/** One charity has nothing to stand beside. */
const FEWEST = 2;

interface ComparedProps {
  ids: string[];
  change: (changes: Partial<Wanted>) => void;
}

interface Facts {
  charity: Charity;
  impact: CharityImpact;
  trust: Trust;
}

export function Compared({ ids, change }: ComparedProps) {
  const { say } = useSpeech();
  const client = useClient();
  const queries = useQueries({
    queries: ids.map((id) => ({ queryKey: ['compared', id], queryFn: () => readFacts(client, id) })),
  });
  if (ids.length < FEWEST) return undefined;
  const loaded = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const isLoading = queries.some(({ isPending }) => isPending);
  const keep = (isKept: (id: string, index: number) => boolean) => change({ compared: ids.filter(isKept) });
  return (
    <section className="comparison" aria-labelledby={COMPARISON_ID}>
      <h2 id={COMPARISON_ID} tabIndex={-1}>
        {say('sideBySide')}
      </h2>
      {isLoading && <Loading text={say('loading')} />}
      <Failed queries={queries} keep={keep} />
      {loaded.length >= FEWEST && <Table all={loaded} drop={(gone) => keep((id) => id !== gone)} />}
      <StopComparing change={change}>{say('stopComparing')}</StopComparing>
    </section>
  );
}

interface FailedProps {
  queries: UseQueryResult<Facts>[];
  keep: (isKept: (id: string, index: number) => boolean) => void;
}

/** Asking again cannot bring back a charity that has left the platform. */
function Failed({ queries, keep }: FailedProps) {
  const { say } = useSpeech();
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length === 0) return undefined;
  const isGone = failed.every(({ error }) => error instanceof NotFoundError);
  return (
    <div className="alert" role="alert">
      <p>{say(isGone ? 'comparedGone' : 'loadFailed')}</p>
      {isGone ? (
        <button
          type="button"
          className="secondary"
          onClick={() => keep((_, index) => queries[index]?.isError !== true)}
        >
          {say('dropShort')}
        </button>
      ) : (
        <button
          type="button"
          className="secondary"
          onClick={() => failed.forEach((query) => void query.refetch())}
        >
          {say('tryAgain')}
        </button>
      )}
    </div>
  );
}

async function readFacts(client: GivingClient, id: string): Promise<Facts> {
  const [charity, impact, trust] = await Promise.all([
    client.charities.get(id),
    client.charities.impact(id),
    client.charities.trust(id),
  ]);
  return { charity, impact, trust };
}

/** A name, what it shows of a charity, and what stands there if that is empty. */
type Row = [name: Key, show: (facts: Facts, speech: Speech) => string, unknown: Key];

const ROWS: Row[] = [
  // Three of them must fit side by side on a phone.
  ['mission', ({ charity }) => phoneExcerptOf(missionOf(charity) ?? ''), 'unknown'],
  ['where', ({ charity }) => placeOf(charity.location), 'unknown'],
  ['founded', ({ charity }) => (charity.founded === null ? '' : String(charity.founded)), 'unknown'],
  ['filterVerified', ({ charity }, { say }) => say(charity.verified ? 'verified' : 'notVerified'), 'unknown'],
  [
    'trust',
    // Before the first computation, the points say nothing about the charity.
    ({ trust: { trust_band: band, trust_score: points, scored_at: time } }, { say }) =>
      time === null ? '' : say('trustLine', { band: say(bandKey(band)), points }),
    'notScoredShort',
  ],
  ['claimed', ({ charity }, { say }) => say(charity.claimed ? 'hasJoined' : 'hasNotJoined'), 'unknown'],
  [
    'given',
    ({ impact }, { language }) => showAmount(impact.total_donations, SUM_CURRENCY, language),
    'unknown',
  ],
  ['donors', ({ impact }, { language }) => showCount(impact.donors, language), 'unknown'],
  [
    'reached',
    // Without a report the API says zero, though nobody counted.
    ({ impact }, { language }) =>
      impact.reports.length === 0 ? '' : showCount(impact.impact_metrics.beneficiaries_reached, language),
    'unknown',
  ],
  ['hours', ({ impact }, { language }) => showCount(impact.volunteer_hours, language), 'unknown'],
  [
    'budget',
    ({ charity }, { language }) =>
      charity.annual_budget_usd === null
        ? ''
        : showMoney(String(charity.annual_budget_usd), SUM_CURRENCY, language),
    'unknown',
  ],
];

/** Leaves out the rows of which nothing is known of any charity. */
function rowsOf(all: Facts[], speech: Speech): [name: Key, values: string[]][] {
  return ROWS.flatMap(([name, show, unknown]) => {
    const values = all.map((facts) => show(facts, speech));
    if (values.every((value) => value === '')) return [];
    return [[name, values.map((value) => value || speech.say(unknown))]];
  });
}

function Table({ all, drop }: { all: Facts[]; drop: (id: string) => void }) {
  const speech = useSpeech();
  const { say } = speech;
  return (
    // A narrow screen lays the rows out as grids. Some browsers then forget what a table is, so each part names its role.
    <table className="compared" role="table" aria-labelledby={COMPARISON_ID}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {all.map(({ charity }) => (
            <th key={charity.id} role="columnheader" scope="col">
              <Link to={`/charities/${charity.id}`}>{charity.name}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rowsOf(all, speech).map(([name, values]) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {say(name)}
            </th>
            {all.map(({ charity }, index) => (
              <td key={charity.id} role="cell">
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
        <tr role="row">
          <td role="cell" />
          {all.map(({ charity: { id, name } }) => (
            <td key={id} role="cell">
              <Choices id={id} name={name} drop={drop} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface ChoicesProps {
  id: string;
  name: string;
  drop: (id: string) => void;
}

function Choices({ id, name, drop }: ChoicesProps) {
  const { say } = useSpeech();
  return (
    <div className="actions">
      <a className="secondary" href={`/give/${id}`} aria-label={say('giveTo', { name })}>
        {say('give')}
      </a>
      <button type="button" className="link" aria-label={say('drop', { name })} onClick={() => drop(id)}>
        {say('dropShort')}
      </button>
    </div>
  );
}
