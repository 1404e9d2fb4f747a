/** What the pages on which people find a charity work out by themselves. */
import { placeOf } from '../../../web/find/place';
import { addressOf, readWanted, toQuery, type Wanted } from '../../../web/find/search/wanted';
import { excerptOf, splitExcerpt } from '../../../web/find/search/excerpt';

const NOTHING: Wanted = { words: '', near: '', filters: {}, compared: [] };

describe('the address of a search', () => {
  it.each<[Wanted, string]>([
    [NOTHING, '/'],
    [{ ...NOTHING, words: 'clean water & air' }, '/?q=clean+water+%26+air'],
    [
      {
        words: 'dogs',
        near: 'Denver, CO',
        filters: { category: 'Animals & Wildlife' },
        compared: ['a', 'b'],
      },
      '/?q=dogs&near=Denver%2C+CO&category=Animals+%26+Wildlife&compare=a%2Cb',
    ],
  ])('%j is %s, and reads back the same', (wanted, address) => {
    expect(addressOf(wanted)).toBe(address);
    expect(readWanted(new URL(address, 'https://give.example.org').searchParams)).toEqual(wanted);
  });

  it('drops what is empty, repeated or too many', () => {
    const parameters = new URLSearchParams('q=%20&state=&compare=a,,a,b,c,d&unknown=1');
    expect(readWanted(parameters)).toEqual({ ...NOTHING, compared: ['a', 'b', 'c'] });
  });
});

describe('the query', () => {
  it('matches everything if nothing is asked for', () => {
    expect(toQuery(NOTHING, 1)).toMatchObject({
      q: 'type:organization OR type:campaign OR type:opportunity',
      page: 1,
    });
  });

  it('filters by each chosen value, and sorts by the way to a place', () => {
    const filters = { type: 'organization', state: 'CO', verified: 'false' };
    expect(toQuery({ ...NOTHING, words: 'dogs', near: '80202', filters }, 2)).toEqual({
      q: 'dogs',
      type: 'organization',
      state: 'CO',
      verified: false,
      location: '80202',
      sort: 'distance',
      facets: 'type,category,country,state,verified',
      limit: 20,
      page: 2,
    });
  });
});

it.each([
  [{ city: 'Denver', state: 'CO', country: 'US' }, 'Denver, CO'],
  [{ city: 'Lyon', state: null, country: 'FR' }, 'Lyon, FR'],
  [{ city: null, state: null, country: 'US' }, ''],
])('the place %j is "%s"', (place, shown) => {
  expect(placeOf(place)).toBe(shown);
});

it('a description of 160 letters is whole, and a longer one ends at a word', () => {
  const whole = 'word '.repeat(32).trim() + '!';
  expect(excerptOf(whole)).toBe(whole);
  expect(excerptOf('word '.repeat(40))).toBe(`${'word '.repeat(31)}word…`);
  expect(excerptOf('x'.repeat(200))).toBe(`${'x'.repeat(160)}…`);
});

it('a phone shows the first 72 letters of a description, up to a word', () => {
  expect(splitExcerpt('word '.repeat(14).trim())).toEqual(['word '.repeat(14).trim(), '']);
  const excerpt = excerptOf('word '.repeat(40));
  const [start, rest] = splitExcerpt(excerpt);
  expect(start).toBe('word '.repeat(14).trim());
  expect(start + rest).toBe(excerpt);
});
