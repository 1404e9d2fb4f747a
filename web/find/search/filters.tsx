/** Narrows the matches. Each value shows how many matches it leaves, and a chosen one can be taken back. */
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { type SearchHit, type SearchResult } from '../../../client/index';
import { causeKey, TYPE_KEYS } from '../causes';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { addressOf, type Filter, FILTERS, type Wanted } from './wanted';

/** Its shapes weigh more than the rest of the page, so only who opens it loads it. */
const StateMap = lazy(async () => ({ default: (await import('../map/state-map.js')).StateMap }));

const NAMES: Record<Filter, Key> = {
  type: 'filterType',
  category: 'filterCause',
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
  const offered = FILTERS.filter((name) => wanted.filters[name] === undefined);
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
        {offered.map((name) => (
          <details key={name}>
            <summary>{say(NAMES[name])}</summary>
            {name === 'state' && <MapWhenOpen counts={facets?.state ?? []} hits={hits} wanted={wanted} />}
            <Values name={name} values={facets?.[name] ?? []} wanted={wanted} />
          </details>
        ))}
      </div>
    </section>
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
          </Link>{' '}
          <span className="quiet">{count.toLocaleString(language)}</span>
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
  const { say } = useSpeech();
  return (name, value) => {
    if (name === 'verified') return say(value === 'true' ? 'verified' : 'notVerified');
    const key = name === 'type' ? TYPE_KEYS[value as SearchHit['type']] : causeKey(value);
    return key === undefined ? value : say(key);
  };
}

function MapWhenOpen(props: { counts: Counted[]; hits: SearchHit[]; wanted: Wanted }) {
  const { say } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <button type="button" className="secondary" onClick={() => setOpen(true)}>
        {say('showMap')}
      </button>
    );
  }
  return (
    <Suspense fallback={<p className="hint">{say('loading')}</p>}>
      <StateMap {...props} />
    </Suspense>
  );
}
