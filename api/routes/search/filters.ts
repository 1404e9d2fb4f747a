/** Turns the filters of `GET search` into nodes of the query tree. */
import { type QueryNode } from '../../../search/language/nodes';
import { rangeTerm, valueTerm } from '../../../search/language/terms';
import { DAYS, RANGES, type SearchQuery, TERMS } from './query-schema';

export function filtersOf(query: SearchQuery, now: Date): QueryNode[] {
  const terms = (Object.keys(TERMS) as (keyof typeof TERMS)[]).flatMap((name) => {
    const wanted = query[name];
    return wanted === undefined ? [] : [valueTerm(wanted, name)];
  });
  const ranges = Object.entries({ ...RANGES, ...DAYS }).flatMap(([name, [field, bound]]) => {
    const limit = query[name as keyof typeof RANGES];
    return limit === undefined ? [] : [rangeTerm({ [bound]: limit }, field)];
  });
  return [...terms, ...ranges, ...yearsActive(query, now), ...ageFilter(query.age)];
}

function yearsActive(
  { min_years_active: fewest, max_years_active: most }: SearchQuery,
  now: Date,
): QueryNode[] {
  const year = now.getUTCFullYear();
  const latest = fewest === undefined ? [] : [rangeTerm({ lte: String(year - Number(fewest)) }, 'founded')];
  const earliest = most === undefined ? [] : [rangeTerm({ gte: String(year - Number(most)) }, 'founded')];
  return [...latest, ...earliest];
}

/** An opportunity without an age limit accepts everybody. */
function ageFilter(age: string | undefined): QueryNode[] {
  if (age === undefined) return [];
  return [
    valueTerm('opportunity', 'type'),
    { kind: 'not', child: rangeTerm({ gt: age }, 'minimum_age') },
    { kind: 'not', child: rangeTerm({ lt: age }, 'maximum_age') },
  ];
}
