/**
 * Compares our search with plain Typesense and PostgreSQL's full-text search, on the same rows in the same run, with 1
 * and 16 clients. Our figures include HTTP, authentication, ranking and presentation.
 */
import { type Database, runStatement, selectRows } from '../db/database';
import { type SearchableEntity } from '../domain/search/entity';
import { wordsOf } from '../search/language/words';
import { buildActor } from '../test/factories';
import { randomNumbers } from '../test/search/random-queries';
import { percentile, row, say } from './figures';
import { runServer } from './processes';
import { type SearchWorld, startSearchWorld } from './search-world';

/**
 * Each kind starts with this many warm-up queries, because Node still compiles after 1,000 queries. Boolean queries
 * then took 1.64 times as long as plain Typesense. After 8,000 queries they took 1.48 times as long.
 */
const WARMING = 8_000;
/** Our search and Typesense take turns in each round, so that other load on the machine slows both alike. */
const ROUNDS = 10;
const ROUND = 100;
const QUERIES = ROUNDS * ROUND;
/** Our search may take this many times as long as Typesense. See docs/decisions/0058-what-a-search-may-cost.md. */
const AIM = { boolean: 2.6, others: 2.1 };

interface Kind {
  name: string;
  /** Makes the parameters for our search and for Typesense. Adds a Postgres tsquery if it can express the query. */
  make(entity: SearchableEntity, other: SearchableEntity): Question | undefined;
}

interface Question {
  path: string;
  ours: Record<string, string>;
  theirs: Record<string, string>;
  postgres?: string;
}

const SEARCH = '/api/v1/search';
const BY = 'name,description,cause,city,ein,category,state';
const EXACT = { query_by: BY, prefix: 'false', num_typos: '0', drop_tokens_threshold: '0' };

function words({ name }: SearchableEntity, count: number): string[] | undefined {
  const own = wordsOf(name).filter((word) => word.length > 3);
  return own.length < count ? undefined : own.slice(0, count);
}

const KINDS: Kind[] = [
  {
    // Measures our HTTP, authentication and rate limit without a search. Plain Typesense finds one document by id.
    name: 'no search at all',
    make: ({ id }) => ({
      path: '/v1/sandbox',
      ours: {},
      theirs: { q: '*', filter_by: `id:=${id}` },
    }),
  },
  {
    name: 'one word',
    make: (entity) =>
      fromWords(words(entity, 1), ([word = '']) => ({ ours: word, theirs: word, postgres: word })),
  },
  {
    name: 'two words',
    make: (entity) =>
      fromWords(words(entity, 2), (own) => ({
        ours: own.join(' '),
        theirs: own.join(' '),
        postgres: own.join(' & '),
      })),
  },
  {
    name: 'phrase',
    make: (entity) =>
      fromWords(wordsOf(entity.name).slice(0, 2), (own) => ({
        ours: `"${own.join(' ')}"`,
        theirs: `"${own.join(' ')}"`,
        postgres: own.join(' <-> '),
      })),
  },
  {
    name: 'boolean',
    make: (entity, other) => {
      const [[a, b], [c]] = [words(entity, 2) ?? [], words(other, 1) ?? []];
      if (a === undefined || b === undefined || c === undefined) return undefined;
      const any = (word: string) =>
        `(${BY.split(',')
          .map((field) => `${field}:${word}`)
          .join(' || ')})`;
      return {
        path: SEARCH,
        ours: { q: `(${a} OR ${c}) ${b}`, facets: '' },
        theirs: { q: '*', query_by: BY, filter_by: `(${any(a)} || ${any(c)}) && ${any(b)}` },
        postgres: `(${a} | ${c}) & ${b}`,
      };
    },
  },
  {
    name: 'filters',
    make: ({ category, state }) =>
      category === null || state === null
        ? undefined
        : {
            path: SEARCH,
            ours: { q: '*', category, state, verified: 'false', facets: '' },
            theirs: { q: '*', filter_by: `category:=\`${category}\` && state:=${state} && verified:=false` },
          },
  },
  {
    name: 'near a place',
    make: ({ latitude, longitude }) =>
      latitude === null || longitude === null
        ? undefined
        : {
            path: SEARCH,
            ours: {
              q: '*',
              location: `${latitude},${longitude}`,
              radius: '10',
              sort: 'distance',
              facets: '',
            },
            theirs: {
              q: '*',
              filter_by: `location:(${latitude}, ${longitude}, 10 mi)`,
              sort_by: `location(${latitude}, ${longitude}):asc`,
            },
          },
  },
  {
    name: 'word with counts',
    make: (entity) =>
      fromWords(
        words(entity, 1),
        ([word = '']) => ({ ours: word, theirs: word }),
        { facets: 'category,state' },
        { facet_by: 'category,state', max_facet_values: '100' },
      ),
  },
  {
    name: 'autocomplete',
    make: (entity) => {
      const typed = wordsOf(entity.name).join(' ').slice(0, 6).trim();
      return {
        path: `${SEARCH}/autocomplete`,
        ours: { q: typed },
        theirs: {
          q: typed,
          query_by: 'name',
          prefix: 'true',
          num_typos: '1',
          drop_tokens_threshold: '0',
          per_page: '10',
        },
      };
    },
  },
];

function fromWords(
  own: string[] | undefined,
  make: (own: string[]) => { ours: string; theirs: string; postgres?: string },
  ours: Record<string, string> = { facets: '' },
  theirs: Record<string, string> = {},
): Question | undefined {
  if (own === undefined || own.length === 0) return undefined;
  const { postgres, ...texts } = make(own);
  return {
    path: SEARCH,
    ours: { q: texts.ours, ...ours },
    theirs: { q: texts.theirs, ...EXACT, ...theirs },
    ...(postgres === undefined ? {} : { postgres }),
  };
}

type Ask = (question: Question) => Promise<void>;

export async function benchSearch(): Promise<void> {
  const world = await startSearchWorld();
  await runStatement(world.db, FULL_TEXT);
  const api = await runServer('api/server', world.environment);
  try {
    const { key } = await buildActor(world.db, { hourlyLimit: 100_000_000 });
    const url = String(api.ready.url);
    const [ours, theirs] = [askOurs(url, key), askTheirs(world)];
    const kinds = KINDS.map((kind) => ({ ...kind, questions: makeQuestions(kind, world.entities) }));
    for (const { questions } of kinds) {
      for (const ask of [ours, theirs]) await fire(questions.slice(QUERIES), 16, ask);
    }
    say(`Node ${process.version}`);
    for (const clients of [1, 16]) {
      say(`\n${clients} client${clients === 1 ? '' : 's'}, ${QUERIES} queries of each kind, ms`);
      row('', 'ours p50', 'p95', 'plain p50', 'p95', 'ratio p50', 'p95', 'Postgres p50', 'ratio');
      for (const kind of kinds) await compare(kind, clients, ours, theirs, askPostgres(world.db));
    }
    say(`aim: at most ${AIM.boolean} times plain Typesense for boolean queries, ${AIM.others} for others`);
  } finally {
    await api.stop();
    await world.stop();
  }
}

interface MeasuredKind extends Kind {
  questions: Question[];
}

async function compare(
  { name, questions }: MeasuredKind,
  clients: number,
  ours: Ask,
  theirs: Ask,
  beside: Ask,
): Promise<void> {
  const [mine, plain, postgres]: [number[], number[], number[]] = [[], [], []];
  for (let from = 0; from < QUERIES; from += ROUND) {
    const round = questions.slice(0, QUERIES).slice(from, from + ROUND);
    mine.push(...(await fire(round, clients, ours)));
    plain.push(...(await fire(round, clients, theirs)));
    const comparable = round.filter((question) => question.postgres !== undefined);
    postgres.push(...(await fire(comparable, clients, beside)));
  }
  const at = (samples: number[], share: number) => percentile(samples, share);
  const cells = [at(mine, 0.5), at(mine, 0.95), at(plain, 0.5), at(plain, 0.95)].map((value) =>
    value.toFixed(1),
  );
  const ratios = [0.5, 0.95].map((share) => (at(mine, share) / at(plain, share)).toFixed(2));
  const fullText =
    postgres.length === 0
      ? ['–', '–']
      : [at(postgres, 0.5).toFixed(1), (at(mine, 0.5) / at(postgres, 0.5)).toFixed(2)];
  row(name, ...cells, ...ratios, ...fullText);
}

function makeQuestions(kind: Kind, entities: SearchableEntity[]): Question[] {
  const random = randomNumbers(11);
  const pick = () => entities[Math.floor(random() * entities.length)];
  const questions: Question[] = [];
  for (let tries = 0; questions.length < QUERIES + WARMING && tries < (QUERIES + WARMING) * 10; tries += 1) {
    const [entity, other] = [pick(), pick()];
    const question = entity && other && kind.make(entity, other);
    if (question) questions.push(question);
  }
  return questions;
}

async function fire(questions: Question[], clients: number, ask: Ask): Promise<number[]> {
  const took: number[] = [];
  let next = 0;
  const client = async () => {
    for (let question = questions[next++]; question !== undefined; question = questions[next++]) {
      const began = performance.now();
      await ask(question);
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return took;
}

function askOurs(url: string, key: string): Ask {
  return async ({ path, ours }) => {
    const response = await fetch(`${url}${path}?${new URLSearchParams(ours).toString()}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`our API answered ${response.status}: ${text}`);
  };
}

function askTheirs({ environment }: SearchWorld): Ask {
  return async ({ theirs }) => {
    const query = new URLSearchParams({ per_page: '20', ...theirs }).toString();
    const response = await fetch(`${environment.TYPESENSE_URL}/collections/plain/documents/search?${query}`, {
      headers: { 'X-TYPESENSE-API-KEY': environment.TYPESENSE_API_KEY ?? '' },
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`Typesense answered ${text}`);
  };
}

const FULL_TEXT = `
  ALTER TABLE charities ADD COLUMN IF NOT EXISTS full_text tsvector GENERATED ALWAYS AS
    (to_tsvector('simple', name || ' ' || coalesce(description, '') || ' ' || coalesce(city, ''))) STORED;
  CREATE INDEX IF NOT EXISTS charities_full_text ON charities USING gin (full_text);
  ANALYZE charities;`;

function askPostgres(db: Database): Ask {
  return async ({ postgres = '' }) => {
    await selectRows(
      db,
      `SELECT id, name, count(*) OVER () AS total FROM charities
       WHERE listed AND full_text @@ to_tsquery('simple', $1)
       ORDER BY ts_rank(full_text, to_tsquery('simple', $1)) DESC, id LIMIT 20`,
      [postgres],
    );
  };
}
