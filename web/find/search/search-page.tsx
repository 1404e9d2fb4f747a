/** `/`: words and a place, filters with their counts, a map, and what matches. */
import { Link } from 'react-router';
import { type SearchResult, ValidationError } from '../../../client/index';
import { LoadedList } from '../../parts/loaded';
import { Page } from '../../parts/page';
import { CompareBar } from '../compare/compare-bar';
import { Compared } from '../compare/compared';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { Filters } from './filters';
import { Hits } from './hits';
import { SearchForm } from './search-form';
import { useResults } from './use-results';
import { useWanted } from './use-wanted';
import { addressOf, type Wanted } from './wanted';
import { showCount } from '../../common/counts';

export function SearchPage() {
  const { say } = useSpeech();
  const [wanted, change] = useWanted();
  return (
    <Page title={say('findCharity')}>
      <p>{say('findLead')}</p>
      {/* What was typed belongs to one search. Another address begins with its own words. */}
      <SearchForm key={`${wanted.words}\n${wanted.near}`} wanted={wanted} change={change} />
      <Compared ids={wanted.compared} change={change} />
      <Results wanted={wanted} change={change} />
      <CompareBar ids={wanted.compared} change={change} />
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
      <Found wanted={wanted} first={first} isOld={query.isPlaceholderData} />
      {corrected !== null && <p className="notice">{say('corrected', { words: corrected })}</p>}
      <LoadedList
        query={query}
        entriesOf={({ results }) => results}
        empty={<Nothing wanted={wanted} />}
        moreText={(shown) =>
          say('showMoreOf', {
            shown: showCount(shown, language),
            total: showCount(first?.total ?? shown, language),
          })
        }
      >
        {(all) => <Hits hits={all} isOld={query.isPlaceholderData} {...{ wanted, change }} />}
      </LoadedList>
    </>
  );
}

interface FoundProps {
  wanted: Wanted;
  first: SearchResult | undefined;
  isOld: boolean;
}

/** How many match and in which order. The page says below it that nothing matches, so only screen readers get "0 results". */
function Found({ wanted, first, isOld }: FoundProps) {
  const { say } = useSpeech();
  const order = orderKey(wanted);
  const isNothing = !isOld && first?.total === 0;
  const canCompare = first?.results.some(({ type }) => type === 'organization') === true;
  return (
    <div className={isNothing ? 'found hidden' : 'found'}>
      <p role="status">
        <Total total={first?.total} isOld={isOld} />
      </p>
      {!isNothing && first !== undefined && (order !== undefined || canCompare) && (
        <p className="hint">
          {order !== undefined && say(order)} {canCompare && say('compareHint')}
        </p>
      )}
    </div>
  );
}

/** Undefined if everything matches alike. */
function orderKey({ words, near }: Wanted): Key | undefined {
  if (near !== '') return 'nearestFirst';
  return words === '' ? undefined : 'bestFirst';
}

/** While a search runs, the matches of the one before stay on the page. */
function Total({ total, isOld }: { total: number | undefined; isOld: boolean }) {
  const { say } = useSpeech();
  if (isOld) return say('searching');
  if (total === undefined) return undefined;
  return say('results', { total });
}

function Nothing({ wanted }: { wanted: Wanted }) {
  const { say } = useSpeech();
  const { words } = wanted;
  return (
    <>
      <p>{words === '' ? say('nothingFound') : say('nothingMatches', { words })}</p>
      <p className="quiet">{say(tipKey(wanted))}</p>
      <p>
        <Link
          className="secondary"
          to={addressOf({ words: '', near: '', filters: {}, compared: wanted.compared })}
        >
          {say('showAll')}
        </Link>
      </p>
    </>
  );
}

function tipKey({ words, filters }: Wanted): Key {
  if (Object.keys(filters).length > 0) return 'tipFilters';
  return words === '' ? 'tipPlace' : 'tipWords';
}

/** The API says in English what is wrong with a query or a place. */
function Unreadable({ fault }: { fault: ValidationError }) {
  const { say } = useSpeech();
  return (
    <div className="alert" role="alert">
      <p>{say('unreadable')}</p>
      {fault.fields.map(({ field, message }) => (
        <p key={field} lang="en" className="hint">
          {message}
        </p>
      ))}
    </div>
  );
}
