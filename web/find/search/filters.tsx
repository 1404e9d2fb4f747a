/** Narrows the matches. Each value shows how many matches it leaves, and a chosen one can be taken back. */
import { type ComponentType, Fragment, lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { type SearchHit, type SearchResult } from '../../../client/index';
import { causeKey, TYPE_KEYS } from '../causes';
import { type Matches } from '../map/count-map';
import { nameOfState } from '../map/states';
import { Loading } from '../../parts/loading';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { addressOf, type Filter, FILTERS, type Wanted } from './wanted';
import { showCount } from '../../common/counts';

/** Their shapes weigh more than the rest of the page, so only who opens a map loads it. */
const MAPS: Partial<Record<Filter, ComponentType<Matches>>> = {
  country: lazy(async () => ({ default: (await import('../map/world-map.js')).WorldMap })),
  state: lazy(async () => ({ default: (await import('../map/state-map.js')).StateMap })),
};

const NAMES: Record<Filter, Key> = {
  type: 'filterType',
  category: 'filterCause',
  country: 'filterCountry',
  state: 'filterState',
  verified: 'filterVerified',
};

interface FiltersProps {
  wanted: Wanted;
  /** Undefined until the first matches have come. */
  facets: SearchResult['facets'] | undefined;
  hits: SearchHit[];
}

/** A narrow screen folds the filters away, so that the matches show. The chosen ones stay visible. */
export function Filters({ wanted, facets, hits }: FiltersProps) {
  const { say } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = listChosen(wanted);
  const offered = FILTERS.filter((name) => wanted.filters[name] === undefined && isOffered(facets, name));
  if (chosen.length + offered.length === 0) return undefined;
  return (
    <section className={isOpen ? 'filters' : 'filters folded'} aria-label={say('filters')}>
      <Chosen chosen={chosen} wanted={wanted} />
      {offered.length > 0 && (
        <button
          type="button"
          className="secondary fold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {say('filters')}
          {chosen.length > 0 && ` (${String(chosen.length)})`}
        </button>
      )}
      <div id={id} className="choices">
        {/* A choice changes what is offered, and closes what was open. */}
        <Offered key={offered.join()} {...{ offered, wanted, facets, hits }} />
      </div>
    </section>
  );
}

/**
 * True also while nothing is known, so that the row of filters does not change when the matches come. One country is no
 * choice, and most installations have one.
 */
function isOffered(facets: FiltersProps['facets'], name: Filter): boolean {
  if (name === 'country') return (facets?.country ?? []).length > 1;
  return facets === undefined || (facets[name] ?? []).length > 0;
}

/** A button for each filter, and after the open one its values. A wide screen shows all buttons in a row above the values. */
function Offered({ offered, wanted, facets, hits }: FiltersProps & { offered: Filter[] }) {
  const { say } = useSpeech();
  const [open, setOpen] = useState<Filter>();
  const id = useId();
  return (
    <div className="choice-row">
      {offered.map((name) => (
        <Fragment key={name}>
          <button
            type="button"
            className="secondary choice"
            aria-expanded={name === open}
            aria-controls={name === open ? id : undefined}
            onClick={() => setOpen(name === open ? undefined : name)}
          >
            {say(NAMES[name])}
          </button>
          {name === open && (
            <div id={id} className="choice-values">
              <Values name={name} values={facets?.[name] ?? []} wanted={wanted} />
              {facets === undefined && <Loading text={say('loading')} />}
              <MapWhenOpen name={name} matches={{ counts: facets?.[name] ?? [], hits, wanted }} />
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
}

function Values({ name, values, wanted }: { name: Filter; values: Counted[]; wanted: Wanted }) {
  const { language } = useSpeech();
  const show = useValueNames();
  return (
    <ul className="values">
      {values.map(({ value, count }) => (
        <li key={value}>
          <Link to={withFilter(wanted, name, value)} preventScrollReset>
            {show(name, value)}
          </Link>
          <span className="quiet">{showCount(count, language)}</span>
        </li>
      ))}
    </ul>
  );
}

type Counted = SearchResult['facets'][string][number];

interface ChosenValue {
  name: Filter;
  value: string;
}

function listChosen({ filters }: Wanted): ChosenValue[] {
  return FILTERS.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [{ name, value }];
  });
}

function Chosen({ chosen, wanted }: { chosen: ChosenValue[]; wanted: Wanted }) {
  const { say } = useSpeech();
  const show = useValueNames();
  if (chosen.length === 0) return undefined;
  return (
    <ul className="chips" aria-label={say('chosenFilters')}>
      {chosen.map(({ name, value }) => (
        <li key={name}>
          <Link to={withFilter(wanted, name, undefined)} preventScrollReset>
            <span className="hidden">{say('without')} </span>
            {show(name, value)} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function withFilter(wanted: Wanted, name: Filter, value: string | undefined): string {
  const { [name]: _dropped, ...others } = wanted.filters;
  return addressOf({ ...wanted, filters: value === undefined ? others : { ...others, [name]: value } });
}

function useValueNames(): (name: Filter, value: string) => string {
  const { say, language } = useSpeech();
  const countries = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  return (name, value) => {
    if (name === 'state') return nameOfState(value) ?? value;
    if (name === 'country') return countries.of(value) ?? value;
    if (name === 'verified') return say(value === 'true' ? 'verified' : 'notVerified');
    const key = name === 'type' ? TYPE_KEYS[value as SearchHit['type']] : causeKey(value);
    return key === undefined ? value : say(key);
  };
}

function MapWhenOpen({ name, matches }: { name: Filter; matches: Matches }) {
  const { say } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const { [name]: FilterMap } = MAPS;
  if (FilterMap === undefined) return undefined;
  if (!isOpen) {
    return (
      <button type="button" className="secondary" onClick={() => setOpen(true)}>
        {say('showMap')}
      </button>
    );
  }
  return (
    <Suspense fallback={<Loading text={say('loading')} />}>
      <FilterMap {...matches} />
    </Suspense>
  );
}
