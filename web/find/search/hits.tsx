/** What matches: each with its type and place, and for charities a way to put them side by side. */
import { Link } from 'react-router';
import { type SearchHit } from '../../../client/index';
import { type FromResults } from '../back-to-results';
import { causeKey, TYPE_KEYS } from '../causes';
import { missionOf } from '../mission';
import { lineOf, placeOf } from '../place';
import { useSpeech } from '../speech';
import { Verified } from '../verified';
import { CompareChoice } from './compare-choice';
import { excerptOf, splitExcerpt } from './excerpt';
import { addressOf, type Wanted } from './wanted';
import { showCount } from '../../common/counts';

interface HitsProps {
  hits: SearchHit[];
  /** They match an older search, while a new one runs. */
  isOld: boolean;
  wanted: Wanted;
  change: (changes: Partial<Wanted>) => void;
}

export function Hits({ hits, isOld, wanted, change }: HitsProps) {
  const from: FromResults = { results: addressOf(wanted) };
  return (
    <ul id="hits" className="entries hits" aria-busy={isOld} tabIndex={-1}>
      {hits.map((hit) => (
        <li key={hit.id} className="entry">
          <Link to={pathOf(hit)} state={from}>
            {hit.name}
          </Link>
          <About hit={hit} />
          <Mission hit={hit} />
          {hit.type === 'organization' && <CompareChoice {...{ hit, wanted, change }} />}
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
  const { say, language } = useSpeech();
  const { distance_miles: miles } = hit;
  const cause = hit.category === null ? undefined : causeKey(hit.category);
  const facts = [
    ...(hit.type === 'organization' && !hit.verified ? [say('notVerified')] : []),
    say(TYPE_KEYS[hit.type]),
    ...(cause === undefined ? [] : [say(cause)]),
    placeOf(hit.location),
    ...(typeof miles === 'number' ? [say('miles', { miles: showCount(miles, language) })] : []),
  ];
  return (
    <p className="wide hint">
      {hit.verified && <Verified />} {lineOf(facts)}
    </p>
  );
}

function Mission({ hit }: { hit: SearchHit }) {
  const mission = missionOf(hit);
  if (mission === undefined) return undefined;
  const [start, rest] = splitExcerpt(excerptOf(mission));
  return (
    <p className="wide mission">
      <span className={rest === '' ? undefined : 'cut'}>{start}</span>
      <span className="rest">{rest}</span>
    </p>
  );
}
