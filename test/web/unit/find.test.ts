/** What the pages on which people find a charity work out by themselves. */
import { scoreTrust, type TrustFacts } from '../../../domain/trust/score';
import { speak } from '../../../texts/languages';
import { sayReason } from '../../../web/find/charity/reasons';
import { wholePoints } from '../../../web/find/charity/whole-points';
import { missionOf } from '../../../web/find/mission';
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

describe('the description of a charity', () => {
  it.each([
    ['WE FEED THE (CONTINUED ON SCHEDULE O)HUNGRY', 'We feed the hungry'],
    ['WE FEED THE HUNGRY - SEE SCHEDULE O.', 'We feed the hungry'],
    ['FORM 990-EZ, PART III, PRIMARY PURPOSE: CARE FOR CATS', 'Care for cats'],
    ['We keep a schedule of visits.', 'We keep a schedule of visits.'],
    ['SEE SCHEDULE O', undefined],
    [null, undefined],
  ])('of %j reads %j, without the references of the form of a register', (description, shown) => {
    expect(missionOf({ name: 'Soup Kitchen', description, location: { city: null } })).toBe(shown);
  });
});

describe('the trust score', () => {
  const NOW = new Date('2026-11-27T12:00:00Z');
  const UNKNOWN: TrustFacts = {
    level: 'none',
    underConcern: false,
    firstGiftAt: null,
    settledGifts: 0,
    lostDisputes: 0,
    ratings: 0,
    starsSum: 0,
    lastUpdateAt: null,
  };
  const KNOWN: TrustFacts = {
    level: 'standard',
    underConcern: false,
    firstGiftAt: new Date('2026-11-26T12:00:00Z'),
    settledGifts: 1_200,
    lostDisputes: 1,
    ratings: 3,
    starsSum: 14,
    lastUpdateAt: new Date('2026-01-01T12:00:00Z'),
  };

  it.each<[TrustFacts, string[]]>([
    [
      UNKNOWN,
      [
        'Not verified',
        'No gifts counted yet',
        'No ratings yet',
        'No open complaints and no lost disputes',
        'No updates yet',
      ],
    ],
    [
      KNOWN,
      [
        'Verified at the standard level',
        'Gifts counted: 1,200. Days since the first gift: 1.',
        '4.7 of 5 stars on average. Ratings: 3.',
        'Lost disputes: 1',
        'Latest update by the charity: 330 days ago',
      ],
    ],
  ])('of %j says in words why each factor has its points', (facts, texts) => {
    const speech = { language: 'en', say: speak('find', 'en') };
    const { factors } = scoreTrust(facts, NOW);
    expect(factors.map(({ reason }) => reason && sayReason(reason, speech))).toEqual(texts);
  });

  it('translates an open concern, the other levels and their figures, and no unknown code', () => {
    const speech = { language: 'de', say: speak('find', 'de') };
    const concern = scoreTrust({ ...KNOWN, level: 'basic', underConcern: true }, NOW);
    const texts = concern.factors.map(({ reason }) => reason && sayReason(reason, speech));
    expect(texts[0]).toBe('Geprüft auf der Stufe „Basis“');
    expect(texts[3]).toBe('Eine Beschwerde ist offen, oder die Prüfung wurde widerrufen');
    expect(texts[4]).toBe('Letzte Neuigkeit der Organisation: vor 330 Tagen');
    expect(texts[1]).toBe('Gezählte Spenden: 1.200. Tage seit der ersten Spende: 1.');
    const newer = { code: 'something_new' as 'concern', figures: {} };
    expect(sayReason(newer, speech)).toBeUndefined();
  });

  it.each([
    [[30, 0, 0, 15, 1.3], 46, [30, 0, 0, 15, 1]],
    [[16, 3.4, 2.4, 14.4, 0.3], 37, [16, 4, 2, 15, 0]],
    [[0, 0.5, 0.5, 0.5, 0], 2, [0, 1, 1, 0, 0]],
  ])('shows the points %j of the score %d as %j, which add up to it', (points, score, whole) => {
    expect(wholePoints(points, score)).toEqual(whole);
    expect(whole.reduce((sum, each) => sum + each, 0)).toBe(score);
  });
});
