/** `/`: words and a place, filters with their counts, a map, and what matches. */
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
import { type Wanted } from './wanted';

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
  const { say, language } = useSpeech();
  const query = useResults(wanted);
  const [first] = query.data?.pages ?? [];
  const corrected = first?.corrected_query ?? null;
  if (query.error instanceof ValidationError && first === undefined)
    return <Unreadable fault={query.error} />;
  return (
    <>
      <Filters wanted={wanted} facets={first?.facets} hits={first?.results ?? []} />
      <p role="status" className="total">
        {first !== undefined &&
          say(first.total === 1 ? 'oneResult' : 'results', { total: first.total.toLocaleString(language) })}
      </p>
      {corrected !== null && <p className="notice">{say('corrected', { words: corrected })}</p>}
      <LoadedList query={query} entriesOf={({ results }) => results} empty={say('nothingFound')}>
        {(hits) => <Hits hits={hits} wanted={wanted} change={change} />}
      </LoadedList>
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
