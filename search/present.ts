/**
 * Step 6 of a search: present. Marks the query's words in the texts of each hit and sorts the facet counts.
 * api/presenters/search-hit.ts then gives each field its name in the API.
 */
import { type Candidates } from './ask';
import { type Resolved } from './compile';
import { highlight } from './highlight';
import { flagText } from './index/schema';
import { fieldOf } from './language/fields';
import { type QueryNode } from './language/nodes';
import { type FacetCount, type RankedHit, type SearchResult } from './request';

/** Returns the result of a search: the hits of the page, and the counts of all matches. */
export function presentPage(
  { total, facets }: Candidates,
  hits: RankedHit[],
  { query, resolved }: { query: QueryNode; resolved: Resolved },
): SearchResult {
  const asked = askedWords(query, resolved);
  return {
    hits: hits.map((hit) => ({ ...hit, highlights: highlightsOf(hit, asked) })),
    total,
    facets: Object.fromEntries(
      facets.map(({ field_name: field, counts }) => [field, readCounts(field, counts)]),
    ),
  };
}

function highlightsOf({ document: { name, description } }: RankedHit, asked: ReadonlySet<string>) {
  return {
    name: highlight(name, asked) ?? null,
    description: description === null ? null : (highlight(description, asked) ?? null),
  };
}

/** Returns the words of the query, including the words that its wildcards and fuzzy words match. */
function askedWords(query: QueryNode, { words }: Resolved): Set<string> {
  const asked = new Set<string>();
  const visit = (node: QueryNode): void => {
    if (node.kind === 'and' || node.kind === 'or') node.children.forEach(visit);
    if (node.kind === 'word') asked.add(node.word);
    if (node.kind === 'phrase') for (const word of node.words) asked.add(word);
    for (const { word } of words.get(node) ?? []) asked.add(word);
  };
  visit(query);
  return asked;
}

/** Sorts counts in descending order. Values with the same count are in alphabetical order. */
function readCounts(field: string, counts: FacetCount[]): FacetCount[] {
  const isFlag = fieldOf(field)?.kind === 'flag';
  return counts
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .map(({ value, count }) => ({ value: isFlag ? flagText(value) : value, count }));
}
