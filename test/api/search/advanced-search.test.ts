import { type Charity } from '../../../db/queries/charities/charities';
import { buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { indexAll } from '../../support/index-search';

interface Result {
  results: { id: string; name: string; score: number }[];
  total: number;
  facets: Record<string, { value: string; count: number }[]>;
  aggregations: Record<string, { buckets: { key: string; count: number }[] }>;
}

const api = useApi();
let key: string;

beforeAll(async () => {
  key = (await buildActor(api.db)).key;
  const make = (name: string, changes: Partial<Charity>) =>
    buildCharity(api.db, { name, description: null, tags: [], ...changes });
  await make('River Trust', { category: 'Environment', rating: 4, founded: 1990, verified: true });
  await make('River School', { category: 'Education', rating: 5, founded: 2010 });
  await make('Hill School', {
    category: 'Education',
    rating: 2,
    founded: 1950,
    description: 'near the river',
  });
  await make('Sea Watch', { category: 'Environment', founded: 1970, tags: ['ocean'] });
  await indexAll(api);
});

const advanced = (body: object) => api.call<Result>('POST', '/api/v1/search/advanced', { key, body });
async function names(query: object, rest: object = {}): Promise<string[]> {
  const { status, body, text } = await advanced({ query, ...rest });
  if (status !== 200) throw new Error(text);
  expect(body.total).toBe(body.results.length);
  return body.results.map(({ name }) => name);
}

it('must and filter have to match; should without them needs one match', async () => {
  expect((await names({ must: [{ match: { name: 'river' } }] })).sort()).toEqual([
    'River School',
    'River Trust',
  ]);
  expect(
    await names({
      must: [{ match: { _all: 'river school' } }],
      filter: [{ range: { founded: { lt: 2000 } } }],
    }),
  ).toEqual(['Hill School']);
  expect(
    await names({ filter: [{ term: { category: 'Environment' } }, { term: { verified: true } }] }),
  ).toEqual(['River Trust']);
  expect(
    (await names({ should: [{ term: { tags: 'ocean' } }, { match: { name: 'trust' } }] })).sort(),
  ).toEqual(['River Trust', 'Sea Watch']);
  expect(await names({})).toHaveLength(4);
});

it('should beside must only ranks', async () => {
  const must = [{ term: { category: 'Education' } }];
  expect(await names({ must, should: [{ match: { name: 'hill' } }] })).toEqual([
    'Hill School',
    'River School',
  ]);
  expect(await names({ must, should: [{ match: { name: 'river' } }] })).toEqual([
    'River School',
    'Hill School',
  ]);
});

it('sorts by fields and by score; what has no value comes last', async () => {
  const query = { filter: [{ term: { type: 'organization' } }] };
  expect(await names(query, { sort: [{ rating: 'desc' }] })).toEqual([
    'River School',
    'River Trust',
    'Hill School',
    'Sea Watch',
  ]);
  // Alone, before another field, and before the score, which is sorted here and not by the engine.
  for (const sort of [[], [{ founded: 'desc' }], [{ _score: 'desc' }]]) {
    expect(await names(query, { sort: [{ rating: 'asc' }, ...sort] })).toEqual([
      'Hill School',
      'River Trust',
      'River School',
      'Sea Watch',
    ]);
  }
  const { body } = await advanced({ query: {}, sort: [{ _score: 'desc' }, { founded: 'asc' }] });
  const scores = body.results.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

it('NOT of a number also finds documents without it, and sorting by a number before the score works', async () => {
  const without = await api.call<Result>('GET', '/api/v1/search?q=NOT rating:>=4', { key });
  expect(without.body.results.map(({ name }) => name).sort()).toEqual(['Hill School', 'Sea Watch']);
  expect(await names({}, { sort: [{ founded: 'asc' }, { _score: 'desc' }] })).toEqual([
    'Hill School',
    'Sea Watch',
    'River Trust',
    'River School',
  ]);
});

it('counts values over all that matches', async () => {
  const { body } = await advanced({
    query: { must: [{ match: { _all: 'river' } }] },
    aggs: { causes: { terms: { field: 'category' } } },
    facets: ['verified'],
    limit: 1,
  });
  expect(body.aggregations).toEqual({
    causes: {
      buckets: [
        { key: 'Education', count: 2 },
        { key: 'Environment', count: 1 },
      ],
    },
  });
  expect(body.facets).toEqual({
    verified: [
      { value: 'false', count: 2 },
      { value: 'true', count: 1 },
    ],
  });
  expect(body.results).toHaveLength(1);
  expect(body.total).toBe(3);
});

it.each<[object, string]>([
  [{ query: { must: [{ match: { colour: 'red' } }] } }, 'query'],
  [{ query: { must: [{ range: { name: { gt: 1 } } }] } }, 'query'],
  [{ query: { must: [{ range: { founded: { gt: 'old' } } }] } }, 'query'],
  [{ query: { must: [{ range: { founded: {} } }] } }, 'query.must.0.range.founded'],
  [{ query: { must: [{ fuzzy: { name: 'x' } }] } }, 'query.must.0.fuzzy'],
  [{ query: { must: [{}] } }, 'query.must.0'],
  [{ sort: [{ name: 'asc' }] }, 'sort.0'],
  [{ aggs: { a: { terms: { field: 'name' } } } }, 'aggs.a.terms.field'],
  [{ facets: ['rating'] }, 'facets.0'],
  [{ page: 0 }, 'page'],
  [{ colour: 'red' }, 'colour'],
])('refuses %j, naming %s', async (body, field) => {
  const reply = await api.call('POST', '/api/v1/search/advanced', { key, body });
  expect(reply.status).toBe(400);
  const { fields } = reply.body.error.details as { fields: { field: string }[] };
  expect(fields.map((fault) => fault.field)).toContain(field);
});
