/**
 * Judged queries over organizations of the register: what somebody typed, and which organizations that person was
 * looking for. Ours beside plain Typesense with its own defaults, on the same documents.
 */
import { buildActor } from '../test/factories';
import { row, say } from './figures';
import { run } from './processes';
import judged from './search-judged.json';
import { type SearchWorld, startSearchWorld } from './search-world';

interface Judged {
  kind: string;
  q: string;
  /** Organizations by EIN: 3 is what was looked for, 1 is near it, none is 0. */
  grades: Partial<Record<string, number>>;
}

const SHOWN = 10;
const QUERIES: Judged[] = judged;

/** The EINs of the first results, best first. */
type Find = (text: string) => Promise<string[]>;

export async function benchSearchJudged(): Promise<void> {
  const world = await startSearchWorld();
  const api = await run('api/server.ts', world.environment);
  try {
    const { key } = await buildActor(world.db, { hourlyLimit: 100_000_000 });
    const [ours, theirs] = [findOurs(String(api.ready.url), key), findTheirs(world)];
    say(`\n${QUERIES.length} judged queries over ${world.entities.length} organizations`);
    row('', 'queries', 'NDCG@10', 'Typesense', 'success@1', 'Typesense');
    const kinds = [...new Set(QUERIES.map(({ kind }) => kind))];
    for (const kind of [...kinds, 'all']) {
      const queries = QUERIES.filter((each) => kind === 'all' || each.kind === kind);
      const [mine, plain] = [await judge(queries, ours), await judge(queries, theirs)];
      const cells = [mine.gain, plain.gain, mine.first, plain.first].map((value) => value.toFixed(3));
      row(kind, String(queries.length), ...cells);
    }
  } finally {
    await api.stop();
    await world.stop();
  }
}

async function judge(queries: Judged[], find: Find): Promise<{ gain: number; first: number }> {
  const sum = { gain: 0, first: 0 };
  for (const { q, grades } of queries) {
    const found = (await find(q)).map((ein) => grades[ein] ?? 0);
    const best = Object.values(grades).map((grade) => grade ?? 0);
    sum.gain += gainOf(found) / gainOf(best.sort((a, b) => b - a));
    sum.first += (found[0] ?? 0) === Math.max(...best) ? 1 : 0;
  }
  return { gain: sum.gain / queries.length, first: sum.first / queries.length };
}

/** The discounted cumulative gain of grades in their order. */
function gainOf(grades: number[]): number {
  return grades
    .slice(0, SHOWN)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

function findOurs(url: string, key: string): Find {
  return async (q) => {
    const query = new URLSearchParams({ q, limit: String(SHOWN) }).toString();
    const response = await fetch(`${url}/api/v1/search?${query}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    if (response.status !== 200)
      throw new Error(`ours answered ${response.status}: ${await response.text()}`);
    const { results } = (await response.json()) as { results: { ein: string | null }[] };
    return results.map(({ ein }) => ein ?? '');
  };
}

function findTheirs({ engine }: SearchWorld): Find {
  return async (q) => {
    const { hits = [] } = await engine.client
      .collections<{ ein: string }>('plain')
      .documents()
      .search({ q, query_by: 'name,description,cause,city,ein,category,state', per_page: SHOWN });
    return hits.map(({ document }) => document.ein);
  };
}
