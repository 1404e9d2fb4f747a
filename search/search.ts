/**
 * Runs a search. Each step is a file of its own:
 *
 * 1. parse: `language/` parses a query text into a tree. The route calls the parser and reports
 *    faults to the client.
 * 2. resolve: looks up the words, places and phrases that the tree needs.
 * 3. compile: turns the tree into one Typesense filter.
 * 4. ask: Typesense finds the candidates, which are the hits that may belong on the requested page. It
 *    also counts all matches.
 * 5. rank: computes each candidate's score and sorts the page.
 * 6. present: marks the query's words and sorts the facet counts.
 */
import { askCandidates } from './ask';
import { compileFilter } from './compile';
import { type SearchEngine } from './engine/typesense';
import { allOf } from './language/nodes';
import { expandSynonyms } from './language/synonyms';
import { presentPage } from './present';
import { rankPage } from './rank';
import { type SearchRequest, type SearchResult } from './request';
import { resolveQuery, type Vocabulary } from './resolve';

/** Runs a search. Throws a QueryError for an invalid query, and SERVICE_UNAVAILABLE (503) while Typesense is down. */
export async function runSearch(
  engine: SearchEngine,
  vocabulary: Vocabulary,
  request: SearchRequest,
): Promise<SearchResult> {
  const query = expandSynonyms(request.query);
  const filters = request.filters.map(expandSynonyms);
  const wishes = (request.wishes ?? []).map(expandSynonyms);
  const ranking = allOf([query, ...wishes]);

  const resolved = await resolveQuery(allOf([query, ...filters, ...wishes]), engine, vocabulary);
  const filter = compileFilter(allOf([query, ...filters]), resolved);
  if (filter === false) return { hits: [], total: 0, facets: {} };
  const [found, affinity] = await Promise.all([
    askCandidates(engine, request, filter, ranking),
    request.affinity(),
  ]);
  const hits = rankPage(found.blocks, request, { query: ranking, resolved, affinity, from: request.from });
  return presentPage(found, hits, { query: ranking, resolved });
}
