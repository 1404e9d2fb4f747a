/** `/`: words and a place, filters with their counts, a map, and what matches. */
import { Link } from 'react-router';
import { ValidationError } from '../../../client/index';
import { LoadedList } from '../../parts/loaded';
import { Page } from '../../parts/page';
import { Compared } from '../compare/compared';
import { useSpeech } from '../speech';
import { Filters } from './filters';
import { Hits } from './hits';
import { SearchForm } from './search-form';
import { useResults } from './use-results';
import { useWanted } from './use-wanted';
import { addressOf, type Wanted } from './wanted';

export function SearchPage() {
  const { say } = useSpeech();
  const [wanted, change] = useWanted();
  return (
    <Page title={say('findCharity')}>
      {/* What was typed belongs to one search. Another address begins with its own words. */}
      <SearchForm key={`${wanted.words}\n${wanted.near}`} wanted={wanted} change={change} />
      <Compared ids={wanted.compared} change={change} />
      <Results wanted={wanted} change={change} />
    </Page>
  );
}

interface ResultsProps {
  wanted: Wanted;
  change: (changes: Partial<Wanted>) => void;
}

function Results({ wanted, change }: ResultsProps) {
  const { say } = useSpeech();
  const query = useResults(wanted);
  const [first] = query.data?.pages ?? [];
  const corrected = first?.corrected_query ?? null;
  const hits = first?.results ?? [];
  // Without an answer, only the chosen filters show.
  const facets = first?.facets ?? (query.isError ? {} : undefined);
  if (query.error instanceof ValidationError && first === undefined) {
    return (
      <>
        <Filters {...{ wanted, facets, hits }} />
        <Unreadable fault={query.error} />
      </>
    );
  }
  return (
    <>
      <Filters {...{ wanted, facets, hits }} />
      <div className="found">
        <p role="status">
          <Total total={first?.total} isOld={query.isPlaceholderData} />
        </p>
        {hits.some(({ type }) => type === 'organization') && <p className="hint">{say('compareHint')}</p>}
      </div>
      {corrected !== null && <p className="notice">{say('corrected', { words: corrected })}</p>}
      <LoadedList query={query} entriesOf={({ results }) => results} empty={<Nothing wanted={wanted} />}>
        {(all) => <Hits hits={all} isOld={query.isPlaceholderData} {...{ wanted, change }} />}
      </LoadedList>
    </>
  );
}

/** While a search runs, the matches of the one before stay on the page. */
function Total({ total, isOld }: { total: number | undefined; isOld: boolean }) {
  const { say, language } = useSpeech();
  if (isOld) return say('searching');
  if (total === undefined) return undefined;
  return say(total === 1 ? 'oneResult' : 'results', { total: total.toLocaleString(language) });
}

function Nothing({ wanted }: { wanted: Wanted }) {
  const { say } = useSpeech();
  const isFiltered = Object.keys(wanted.filters).length > 0;
  return (
    <>
      <p>{say(isFiltered ? 'nothingFiltered' : 'nothingFound')}</p>
      <p>
        <Link to={addressOf({ words: '', near: '', filters: {}, compared: wanted.compared })}>
          {say('showAll')}
        </Link>
      </p>
    </>
  );
}

/** The API says in English what is wrong with a query or a place. */
function Unreadable({ fault }: { fault: ValidationError }) {
  const { say } = useSpeech();
  return (
    <div className="alert" role="alert">
      <p>{say('unreadable')}</p>
      <p lang="en" className="hint">
        {fault.message}
      </p>
    </div>
  );
}
