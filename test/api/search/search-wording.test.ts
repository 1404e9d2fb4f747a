/** People write names, causes and cities in other words than registers do. */
import { type SearchResult } from '../../../client/index';
import { buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { indexAll } from '../../support/index-search';

const api = useApi();
let key: string;

const SALT_LAKE = { city: 'Salt Lake Cty', state: 'UT', postalCode: '84101' };

beforeAll(async () => {
  key = (await buildActor(api.db)).key;
  const make = (name: string, changes: Parameters<typeof buildCharity>[1] = {}) =>
    buildCharity(api.db, { name, description: null, tags: [], ...changes });
  await make('Wilderness Search & Rescue');
  await make('Alpine Search and Rescue');
  await make('Rescue Search');
  await make('St Mary Assn');
  await make('Mt Zion Church', { state: 'NY' });
  await make('Zion Church of Montana', { state: 'MT' });
  await make('Four Paws', { tags: ['animal protection'] });
  await make('Wasatch Pantry', SALT_LAKE);
  await make('Lake Choir', { city: 'Saint Albans', state: 'VT', postalCode: '05478' });
  await make('Harbor Choir', { city: 'St Albans', state: 'VT', postalCode: '05478' });
  await indexAll(api);
});

async function names(parameters: Record<string, string>): Promise<string[]> {
  const query = new URLSearchParams(parameters).toString();
  const { status, body, text } = await api.call<SearchResult>('GET', `/api/v1/search?${query}`, { key });
  if (status !== 200) throw new Error(text);
  expect(body.total).toBe(body.results.length);
  return body.results.map(({ name }) => name).sort();
}

const BOTH = ['Alpine Search and Rescue', 'Wilderness Search & Rescue'];

it.each<[string, string[]]>([
  ['search and rescue', BOTH],
  ['search & rescue', [...BOTH, 'Rescue Search'].sort()],
  ['name:(search and rescue)', BOTH],
  ['"search and rescue"', ['Alpine Search and Rescue']],
  ['search AND and AND rescue', ['Alpine Search and Rescue']],
  ['saint mary association', ['St Mary Assn']],
  ['mount zion', ['Mt Zion Church']],
  ['zion -mount', ['Zion Church of Montana']],
  ['animal shelter', ['Four Paws']],
  ['"animal shelter"', []],
  ['animal AND shelter', []],
  ['pantry salt lake city', ['Wasatch Pantry']],
  ['pantry "salt lake city"', ['Wasatch Pantry']],
  ['pantry "salt lake cty"', ['Wasatch Pantry']],
  ['pantry "salt lake city ut"', ['Wasatch Pantry']],
  ['location:"lake city" pantry', ['Wasatch Pantry']],
  ['city:"salt lake city"', ['Wasatch Pantry']],
])('q=%s finds what is written otherwise', async (q, expected) => {
  expect(await names({ q })).toEqual(expected);
});

it('a misspelt name with "and" is found with "&" as well', async () => {
  expect(await names({ q: 'wildernes search and rescue' })).toEqual(['Wilderness Search & Rescue']);
  expect(await names({ q: 'wilderness serch and rescue' })).toEqual(['Wilderness Search & Rescue']);
});

it('each clause of an advanced search means its own words, with their synonyms', async () => {
  const find = async (query: object) => {
    const { body } = await api.call<SearchResult>('POST', '/api/v1/search/advanced', {
      key,
      body: { query },
    });
    return body.results.map(({ name }) => name).sort();
  };
  const [animal, shelter] = ['animal', 'shelter'].map((word) => ({ match: { _all: word } }));
  expect(await find({ must: [{ match: { _all: 'animal shelter' } }] })).toEqual(['Four Paws']);
  expect(await find({ must: [animal, shelter] })).toEqual([]);
  expect(await find({ must: [{ match: { name: 'search and rescue' } }] })).toEqual(BOTH);
  expect(await find({ filter: [{ match: { name: 'search and rescue' } }] })).toEqual(BOTH);
});

it.each(['Salt Lake City', 'salt lake cty'])('a city is filtered by as %s', async (city) => {
  expect(await names({ q: '*', city })).toEqual(['Wasatch Pantry']);
});

it.each(['St. Albans', 'Saint Albans', 'st albans'])(
  'those in either spelling are found in %s',
  async (city) => {
    const both = ['Harbor Choir', 'Lake Choir'];
    expect(await names({ q: '*', city })).toEqual(both);
    expect(await names({ q: `choir city:"${city}"` })).toEqual(both);
    expect(await names({ q: `choir NOT city:"${city}"` })).toEqual([]);
  },
);

it('the full name of a city counts as the place in the ranking, and is shown as registered', async () => {
  const query = 'q=salt+lake+city&explain=true';
  const { body } = await api.call<SearchResult>('GET', `/api/v1/search?${query}`, { key });
  const [hit] = body.results;
  expect(hit?.location.city).toBe('Salt Lake Cty');
  // Nothing of the name was asked for; a place counts one half, and the name's share of the text is a quarter.
  expect(hit?.explanation?.text?.value).toBeCloseTo(0.75 * 0.5, 2);
});

it('a name is suggested with "and" as well as with "&"', async () => {
  const suggest = async (q: string) => {
    const { body } = await api.call<{ suggestions: { text: string }[] }>(
      'GET',
      `/api/v1/search/autocomplete?${new URLSearchParams({ q }).toString()}`,
      { key },
    );
    return body.suggestions.map(({ text }) => text).sort();
  };
  expect(await suggest('wilderness search and resc')).toEqual(['Wilderness Search & Rescue']);
  expect(await suggest('alpine search & resc')).toEqual(['Alpine Search and Rescue']);
  expect(await suggest('alpine search an')).toEqual(['Alpine Search and Rescue']);
  expect(await suggest('wilderness search and ')).toEqual(['Wilderness Search & Rescue']);
});
