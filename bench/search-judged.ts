/**
 * Compares our search with plain Typesense and its defaults, on the same documents. Each judged query has the text that
 * a person typed and the organizations that the person was looking for.
 */
import { type SearchableEntity } from '../domain/search/entity';
import { wordsOf } from '../search/language/words';
import { cityInFull } from '../search/places/find-place';
import { buildActor } from '../test/factories';
import { row, say } from './figures';
import { runServer } from './processes';
import judged from './search-judged.json';
import { type SearchWorld, startSearchWorld } from './search-world';

/** Maps EINs to grades. The person looked for an organization of grade 3. Grade 2 is close. All others have grade 0. */
type Grades = Partial<Record<string, number>>;

interface Judged {
  kind: string;
  q: string;
  grades: Grades;
}

/** The file gives each query its grades, or causes and a city from which `gradePlace` computes the grades. */
interface Written extends Omit<Judged, 'grades'> {
  grades?: Grades;
  causes?: string[];
  city?: string;
}

const SHOWN = 10;
/** Maps each cause to its NTEE codes or to prefixes of them. */
const CAUSE_CODES: Readonly<Record<string, string[]>> = {
  'animal shelter': ['D20'],
  'child care': ['P33'],
  church: ['X20', 'X21', 'X22'],
  'fire department': ['M24'],
  'historical society': ['A80', 'A82'],
  hospital: ['E2'],
  housing: ['L'],
  'international development': ['Q3'],
  'mental health': ['F'],
  museum: ['A5'],
  scholarship: ['B82'],
  'symphony orchestra': ['A69'],
  theater: ['A65'],
  wildlife: ['D3'],
};

/** Returns the EINs of the first results, best first. */
type Find = (text: string) => Promise<string[]>;

export async function benchSearchJudged(): Promise<void> {
  const world = await startSearchWorld();
  const api = await runServer('api/server', world.environment);
  try {
    const { key } = await buildActor(world.db, { hourlyLimit: 100_000_000 });
    const [ours, theirs] = [findOurs(String(api.ready.url), key), findTheirs(world)];
    const all = await gradeAll(judged, world.entities);
    say(`\n${all.length} judged queries over ${world.entities.length} organizations`);
    row('', 'queries', 'NDCG@10', 'Typesense', 'success@1', 'Typesense');
    const kinds = [...new Set(all.map(({ kind }) => kind))];
    for (const kind of [...kinds, 'all']) {
      const queries = all.filter((each) => kind === 'all' || each.kind === kind);
      const [mine, plain] = [await judge(queries, ours), await judge(queries, theirs)];
      const cells = [mine.gain, plain.gain, mine.first, plain.first].map((value) => value.toFixed(3));
      row(kind, String(queries.length), ...cells);
    }
  } finally {
    await api.stop();
    await world.stop();
  }
}

/** Grades the queries. Omits a query if no loaded organization answers it. */
async function gradeAll(written: Written[], entities: SearchableEntity[]): Promise<Judged[]> {
  const byCity = new Map<string, SearchableEntity[]>();
  for (const entity of entities) {
    const { city, postalCode } = entity;
    const cities = [city, await cityInFull(city ?? '', postalCode ?? '')];
    const known = cities.filter((each) => typeof each === 'string');
    for (const name of known.map((each) => wordsOf(each).join(' '))) {
      const neighbors = byCity.get(name) ?? [];
      neighbors.push(entity);
      byCity.set(name, neighbors);
    }
  }
  return written
    .map(({ kind, q, grades, causes = [], city = '' }) => {
      return { kind, q, grades: grades ?? gradePlace(causes, byCity.get(city) ?? []) };
    })
    .filter(({ grades }) => Object.keys(grades).length > 0);
}

/**
 * Grades a city's organizations. Grade 3 means that an organization's name has every word of a cause. Grade 2 means
 * that only its NTEE code matches.
 */
function gradePlace(causes: string[], entities: SearchableEntity[]): Grades {
  const grades: Grades = {};
  for (const { name, ntee, ein } of entities) {
    const own = new Set(wordsOf(name));
    const isNamed = causes.some((cause) => wordsOf(cause).every((word) => own.has(word)));
    const isCoded = causes.some((cause) => CAUSE_CODES[cause]?.some((code) => ntee?.startsWith(code)));
    if (ein !== null && (isNamed || isCoded)) grades[ein] = isNamed ? 3 : 2;
  }
  return grades;
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

/** Computes the discounted cumulative gain of ranked grades. */
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
      throw new Error(`our search answered ${response.status}: ${await response.text()}`);
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
