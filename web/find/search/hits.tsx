/** What matches: each with its kind and place, and for charities a way to put them side by side. */
import { Link } from 'react-router';
import { type SearchHit } from '../../../client/index';
import { causeKey, TYPE_KEYS } from '../causes';
import { missionOf } from '../mission';
import { lineOf, placeOf } from '../place';
import { useSpeech } from '../speech';
import { excerptOf } from './excerpt';
import { MOST_COMPARED, type Wanted } from './wanted';

interface HitsProps {
  hits: SearchHit[];
  wanted: Wanted;
  change: (changes: Partial<Wanted>) => void;
}

export function Hits({ hits, wanted, change }: HitsProps) {
  return (
    <ul className="entries hits">
      {hits.map((hit) => (
        <li key={hit.id} className="entry">
          <Link to={pathOf(hit)}>{hit.name}</Link>
          <Distance hit={hit} />
          <About hit={hit} />
          <Mission hit={hit} />
          {hit.type === 'organization' && <CompareButton {...{ hit, wanted, change }} />}
        </li>
      ))}
    </ul>
  );
}

/** Volunteer work has no page of its own: the page of its charity shows it. */
function pathOf({ type, id, charity_id: charityId }: SearchHit): string {
  if (type === 'organization') return `/charities/${id}`;
  return type === 'campaign' ? `/campaigns/${id}` : `/charities/${charityId}#${id}`;
}

function About({ hit }: { hit: SearchHit }) {
  const { say } = useSpeech();
  const cause = hit.category === null ? undefined : causeKey(hit.category);
  const facts = [
    say(TYPE_KEYS[hit.type]),
    ...(hit.verified ? [say('verified')] : []),
    ...(cause === undefined ? [] : [say(cause)]),
    placeOf(hit.location),
  ];
  return <p className="wide hint">{lineOf(facts)}</p>;
}

function Mission({ hit }: { hit: SearchHit }) {
  const mission = missionOf(hit);
  if (mission === undefined) return undefined;
  return <p className="wide mission">{excerptOf(mission)}</p>;
}

function Distance({ hit: { distance_miles: miles } }: { hit: SearchHit }) {
  const { say, language } = useSpeech();
  if (miles === undefined || miles === null) return <span />;
  return <span className="quiet">{say('miles', { miles: miles.toLocaleString(language) })}</span>;
}

function CompareButton({ hit, wanted, change }: { hit: SearchHit } & Omit<HitsProps, 'hits'>) {
  const { say } = useSpeech();
  const { compared } = wanted;
  const isCompared = compared.includes(hit.id);
  if (!isCompared && compared.length >= MOST_COMPARED) return undefined;
  const toggle = () =>
    change({ compared: isCompared ? compared.filter((id) => id !== hit.id) : [...compared, hit.id] });
  return (
    <button type="button" className="link" aria-pressed={isCompared} onClick={toggle}>
      {say('compare')} <span className="hidden">{hit.name}</span>
    </button>
  );
}
