import { type SearchQuery } from '../../../client/index';
import { keepWords } from '../../../db/queries/search/words';
import { buildCharity, buildOpportunity } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { indexAll } from '../../support/index-search';
import { refusal } from '../../support/refusal';
import { update } from '../../../db/rows';
import { charities } from '../../../db/tables/charities';

const api = useApi();
let searcher: Person;
const ids: Record<string, string> = {};
const markedNames: string[] = [];

beforeAll(async () => {
  searcher = await api.person();
  const make = async (name: string, changes: Parameters<typeof buildCharity>[1] = {}) => {
    ids[name] = (await buildCharity(api.db, { name, description: null, tags: [], ...changes })).id;
  };
  const denver = {
    city: 'Denver',
    state: 'CO',
    postalCode: '80202',
    latitude: 39.7491,
    longitude: -104.9946,
  };
  const boulder = {
    city: 'Boulder',
    state: 'CO',
    postalCode: '80302',
    latitude: 40.0176,
    longitude: -105.2797,
  };
  await make('Denver Food Bank', {
    ...denver,
    tags: ['hunger relief'],
    verified: true,
    verificationLevel: 'standard',
  });
  await make('Boulder Food Pantry', { ...boulder, rating: 4.5, founded: 1980 });
  await make('Bank of Books', { category: 'Education', ein: '123456789', founded: 2001, rating: 3 });
  await make('Children First', {
    category: 'Education',
    description: 'A food <bank> for the young of São Paulo',
  });
  await make('Nobody Lists This Food Bank', { listed: false });
  await indexAll(api);
});

const search = (parameters: SearchQuery) => searcher.client.search.query(parameters);

async function names(parameters: SearchQuery): Promise<string[]> {
  const { results, total } = await search(parameters);
  expect(total).toBe(results.length);
  return results.map(({ name }) => name).sort();
}

it.each<[string, string[]]>([
  ['food', ['Boulder Food Pantry', 'Children First', 'Denver Food Bank']],
  ['food bank', ['Children First', 'Denver Food Bank']],
  ['"food bank"', ['Children First', 'Denver Food Bank']],
  ['"bank food"', []],
  ['food -bank', ['Boulder Food Pantry']],
  ['food AND NOT denver', ['Boulder Food Pantry', 'Children First']],
  ['pantry OR books', ['Bank of Books', 'Boulder Food Pantry']],
  ['food (pantry OR hunger)', ['Boulder Food Pantry', 'Denver Food Bank']],
  ['pan*', ['Boulder Food Pantry']],
  ['*oulde?', ['Boulder Food Pantry']],
  ['pentry~', ['Boulder Food Pantry']],
  ['name:food', ['Boulder Food Pantry', 'Denver Food Bank']],
  ['name:(books OR first)', ['Bank of Books', 'Children First']],
  ['founded:[1970 TO 1990]', ['Boulder Food Pantry']],
  ['-founded:[1970 TO 1990] category:education founded:<2010', ['Bank of Books']],
  ['rating:>=4.5', ['Boulder Food Pantry']],
  ['verified:true', ['Denver Food Bank']],
  ['near:"Boulder, CO"~5', ['Boulder Food Pantry']],
  ['near:80202~40 food', ['Boulder Food Pantry', 'Denver Food Bank']],
  ['12-3456789', ['Bank of Books']],
  ['kids', ['Children First']],
  ['sao paulo', ['Children First']],
  ['*', ['Bank of Books', 'Boulder Food Pantry', 'Children First', 'Denver Food Bank']],
])('q=%s finds exactly what matches', async (q, expected) => {
  expect(await names({ q })).toEqual(expected);
});

it('plain words that are nowhere are corrected, and the answer says so; operators are taken at their word', async () => {
  const found = await search({ q: 'denvr food' });
  expect(found.results.map(({ name }) => name)).toEqual(['Denver Food Bank']);
  expect(found.corrected_query).toBe('denver food');
  // Two letters that changed places are one error, also in a short word.
  expect(await search({ q: 'bokos' })).toMatchObject({ total: 1, corrected_query: 'books' });
  for (const q of ['denvr OR xyzzyx', 'name:denvr', '"denvr food"', 'xyzzyxyzzy food', 'books pantry']) {
    expect(await search({ q })).toMatchObject({ total: 0, corrected_query: null });
  }
});

it('a hit has every field, its score and its highlights, with the rest of the text escaped', async () => {
  const [hit] = (await search({ q: 'young food', explain: true })).results;
  expect(hit).toMatchObject({
    id: ids['Children First'],
    type: 'organization',
    name: 'Children First',
    logo: null,
    verified: false,
    category: 'Education',
    location: { city: 'New York', state: 'NY', country: 'US', latitude: 40.7506, longitude: -73.9972 },
    rating: null,
    founded: 2026,
    tags: [],
    ein: null,
    highlights: {
      name: null,
      description: 'A <mark>food</mark> &lt;bank&gt; for the <mark>young</mark> of São Paulo',
    },
  });
  expect(hit).not.toHaveProperty('distance_miles');
  const points = Object.values(hit?.explanation ?? {}).map((factor) => factor.points);
  expect(points).toHaveLength(5);
  expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(hit?.score ?? -1, 1);
});

it('filters, distances, sorting and counts', async () => {
  expect(await names({ q: '*', category: 'Education' })).toEqual(['Bank of Books', 'Children First']);
  expect(await names({ q: '*', verified: true })).toEqual(['Denver Food Bank']);
  expect(await names({ q: '*', min_rating: '4' })).toEqual(['Boulder Food Pantry']);
  expect(await names({ q: '*', tags: 'hunger relief' })).toEqual(['Denver Food Bank']);
  const nearby = { location: 'Denver, CO', radius: 40, sort: 'distance' } as const;
  const near = await search({ q: '*', ...nearby, facets: 'state' });
  expect(near.results.map(({ name }) => name)).toEqual(['Denver Food Bank', 'Boulder Food Pantry']);
  expect(near.results[1]?.distance_miles).toBeGreaterThan(20);
  expect(near.results[1]?.distance_miles).toBeLessThan(30);
  expect(near.facets).toEqual({ state: [{ value: 'CO', count: 2 }] });
  const rated = await search({ q: '*', sort: 'rating', limit: 2 });
  expect(rated.results.map(({ rating }) => rating)).toEqual([4.5, 3]);
  expect(rated.total).toBe(4);
});

it('pages do not overlap and stay the same', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => search({ q: '*', page, limit: 2 })));
  const seen = pages.flatMap(({ results }) => results.map(({ id }) => id));
  expect(new Set(seen).size).toBe(4);
  const whole = await search({ q: '*' });
  expect(whole.results.map(({ id }) => id)).toEqual(seen);
});

it('where no name has all the words, the last may name a place, and pages still do not overlap', async () => {
  const reno = { city: 'Reno', state: 'NV', postalCode: '89501', tags: [] };
  const others = Array.from({ length: 24 }, (_, index) => `Haven ${String(index)}`);
  for (const name of others)
    await buildCharity(api.db, { ...reno, name, description: 'Protects the heron.' });
  const wanted = 'Heron Keepers Beside Long Quiet Desert Rivers';
  await buildCharity(api.db, { ...reno, name: wanted, description: null });
  await indexAll(api);
  const pages = await Promise.all([1, 2].map((page) => search({ q: 'heron reno', page, limit: 20 })));
  expect(pages[0]?.results[0]?.name).toBe(wanted);
  const seen = pages.flatMap(({ results }) => results.map(({ name }) => name));
  expect(seen.sort()).toEqual([...others, wanted].sort());
  for (const page of pages) {
    expect(page.total).toBe(25);
    expect(page.facets.type).toEqual([{ value: 'organization', count: 25 }]);
  }
});

it('an age finds the opportunities that accept it, from the first year to the last', async () => {
  const { id: charityId } = await buildCharity(api.db, { name: 'Riverside Friends', description: null });
  const make = (title: string, minimumAge: number | null, maximumAge: number | null) =>
    buildOpportunity(api.db, { charityId, title, description: 'Otters', minimumAge, maximumAge });
  await make('Otters for all', null, null);
  await make('Otters from 21', 21, null);
  await make('Otters until 21', null, 21);
  await indexAll(api);
  expect(await names({ q: 'otters', age: '20' })).toEqual(['Otters for all', 'Otters until 21']);
  expect(await names({ q: 'otters', age: '21' })).toEqual([
    'Otters for all',
    'Otters from 21',
    'Otters until 21',
  ]);
  expect(await names({ q: 'otters', age: '22' })).toEqual(['Otters for all', 'Otters from 21']);
});

it('years of activity count from the year of the foundation, with both limits', async () => {
  const old = { q: 'name:(pantry OR books)' };
  const since = (year: number) => String(new Date().getUTCFullYear() - year);
  expect(await names({ ...old, min_years_active: since(1980) })).toEqual(['Boulder Food Pantry']);
  expect(await names({ ...old, min_years_active: since(1979) })).toEqual([]);
  expect(await names({ ...old, max_years_active: since(2001) })).toEqual(['Bank of Books']);
  expect(await names({ ...old, max_years_active: since(2002) })).toEqual([]);
});

it.each<[Record<string, string>, string]>([
  [{}, 'q'],
  [{ q: '' }, 'q'],
  [{ q: 'a', type: 'charity' }, 'type'],
  [{ q: 'a', category: 'Nothing' }, 'category'],
  [{ q: 'a', verified: 'yes' }, 'verified'],
  [{ q: 'a', radius: '5' }, 'radius'],
  [{ q: 'a', location: 'Nowhere, ZZ' }, 'location'],
  [{ q: 'a', location: 'Denver, CO', radius: '-5' }, 'radius'],
  [{ q: 'a', sort: 'distance' }, 'sort'],
  [{ q: 'a', sort: 'best' }, 'sort'],
  [{ q: 'a', page: '0' }, 'page'],
  [{ q: 'a', limit: '101' }, 'limit'],
  [{ q: 'a', facets: 'name' }, 'facets'],
  [{ q: 'a', colour: 'red' }, 'colour'],
])('refuses %j, naming %s', async (parameters, field) => {
  expect(await refusal(search(parameters as never))).toBe(`400 ${field}`);
});

it('a fault of the query is told with its place', async () => {
  await expect(search({ q: 'food AND (bank OR' })).rejects.toMatchObject({
    status: 400,
    details: { fields: [{ field: 'q', position: 15 }] },
  });
});

it('needs a credential with search:read', async () => {
  expect((await api.call('GET', '/api/v1/search?q=a')).status).toBe(401);
  const other = await api.person({ scopes: ['charities:read'] });
  expect(await refusal(other.client.search.query({ q: 'a' }))).toBe('403 FORBIDDEN');
});

it('finds a change once it is indexed, and no longer finds an unlisted charity', async () => {
  const charity = await buildCharity(api.db, { name: 'Zebra Sanctuary' });
  await indexAll(api);
  expect(await names({ q: 'zebra' })).toEqual(['Zebra Sanctuary']);
  await update(api.db, charities, { id: charity.id }, { name: 'Okapi Sanctuary' });
  await indexAll(api);
  expect(await names({ q: 'zebra' })).toEqual([]);
  expect(await names({ q: 'okapi' })).toEqual(['Okapi Sanctuary']);
  await update(api.db, charities, { id: charity.id }, { listed: false });
  await indexAll(api);
  expect(await names({ q: 'okapi' })).toEqual([]);
});

it.each(['name:(odd', 'city: (odd)', 'a)b(c', '`quoted`', 'x` || verified:=`true', 'a && b'])(
  'a value is compared as a whole, by its words, whatever marks it has: %s',
  async (city) => {
    const name = `Marks ${String(markedNames.push(city))}`;
    await buildCharity(api.db, { name, city });
    await indexAll(api);
    expect(await names({ q: 'marks', city })).toEqual([name]);
  },
);

describe('autocomplete', () => {
  const suggest = async (q: string) => (await searcher.client.search.autocomplete(q)).suggestions;

  it('suggests names by prefix, also misspelt, with their ids', async () => {
    const pantry = { text: 'Boulder Food Pantry', type: 'organization', id: ids['Boulder Food Pantry'] };
    expect(await suggest('boul')).toEqual([pantry]);
    expect(await suggest('food pan')).toEqual([pantry]);
    expect(await suggest('bouldr food')).toEqual([pantry]);
  });

  it('suggests categories with their counts', async () => {
    expect(await suggest('edu')).toEqual([{ text: 'Education', type: 'category', count: 2 }]);
  });

  it('has nothing to say to what has no letter', async () => {
    expect(await suggest('&')).toEqual([]);
  });
});

it('knows where an entity without coordinates is by its ZIP code, else its American city', async () => {
  const unmeasured = { latitude: null, longitude: null, country: 'US', city: 'Austin', state: 'TX' };
  const make = (name: string, changes: object) => buildCharity(api.db, { name, ...unmeasured, ...changes });
  await make('Zipped Shelter', { city: 'Elsewhere', postalCode: '78701-1234' });
  await make('Town Shelter', { postalCode: null });
  await make('Abroad Shelter', { country: 'MX', postalCode: null });
  await indexAll(api);
  const near = { q: 'shelter', location: 'Austin, TX', radius: 10 };
  expect(await names(near)).toEqual(['Town Shelter', 'Zipped Shelter']);
  const found = await search(near);
  expect(found.results[0]?.location.latitude).toBeCloseTo(30.27, 0);
});

it('a misspelt word that is a word of another document is corrected, too, when nothing matches', async () => {
  await buildCharity(api.db, { name: 'Dever Library', description: null, tags: [] });
  await indexAll(api);
  const found = await search({ q: 'dever food' });
  expect(found.results.map(({ name }) => name)).toEqual(['Denver Food Bank']);
  expect(found.corrected_query).toBe('(dever OR dever~1) (food OR food~1)');
  // The word itself stays first where it is enough.
  expect(await search({ q: 'dever' })).toMatchObject({ total: 1, corrected_query: null });
});

it('a correction that would stand for too much is none: the query just finds nothing', async () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const near = letters.flatMap((a) =>
    letters.flatMap((b) => [`zqxw${a}${b}`, `${a}${b}xwvk`, `zq${a}${b}vk`, `${a}qxwv${b}`]),
  );
  await keepWords(
    api.db,
    [...new Set(near)].map((word) => ({ letter: 'n', word })),
  );
  const { total, corrected_query: corrected } = await search({ q: 'zqxwvk food' });
  expect({ total, corrected }).toEqual({ total: 0, corrected: null });
});
