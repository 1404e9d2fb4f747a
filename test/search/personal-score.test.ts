/** What somebody gave to before moves the score of what is like it, and of nothing else. */
import { readShown, type ShownDocument, writeShown } from '../../search/index/shown';
import { type Affinity, factorsOf, personalScore, scoreOf } from '../../search/ranking/score';

const document: ShownDocument = readShown(
  writeShown({
    id: 'charity_1',
    type: 'organization',
    name: 'Heron House',
    description: null,
    logo: null,
    category: 'Animals',
    ntee: null,
    chosen_sub_category: null,
    tags: [],
    programs: [],
    city: null,
    city_in_full: null,
    state: 'NV',
    country: 'US',
    postal_code: null,
    latitude: null,
    longitude: null,
    ein: null,
    verified: true,
    charity_id: 'charity_1',
    behavior: 0.5,
    quality: 0.5,
    social: 0.5,
    numbers: {
      founded: null,
      budget: null,
      raised: 0,
      created: 0,
      rating: null,
      staff: null,
      transparency_rating: null,
      goal: null,
      progress: null,
      deadline: null,
      minimum_age: null,
      maximum_age: null,
    },
  }),
);

function affinity(given: { category?: number; state?: number; charity?: string }): Affinity {
  return {
    categories: new Map([['Animals', given.category ?? 0]]),
    states: new Map([['NV', given.state ?? 0]]),
    charities: new Set([given.charity ?? 'charity_other']),
  };
}

it.each([
  ['the same organization, category and state', { category: 1, state: 1, charity: 'charity_1' }, 1],
  ['half of the gifts in the category', { category: 0.5 }, 0.25],
  ['the same state alone', { state: 1 }, 0.2],
  ['the organization alone', { charity: 'charity_1' }, 0.3],
  ['gifts to others alone', {}, 0],
])('%s', (_, given, expected) => {
  expect(personalScore(document, affinity(given))).toBeCloseTo(expected, 10);
});

it('is neutral for a user without gifts', () => {
  expect(personalScore(document, undefined)).toBe(0.5);
  expect(personalScore(document, { categories: new Map(), states: new Map(), charities: new Set() })).toBe(
    0.5,
  );
});

it('moves the whole score by its weight of ten points', () => {
  const score = (given: Affinity | undefined) => scoreOf(factorsOf(1, document, given));
  const giver = affinity({ category: 1, state: 1, charity: 'charity_1' });
  expect(score(giver) - score(undefined)).toBeCloseTo(5, 10);
  expect(score(undefined) - score(affinity({}))).toBeCloseTo(5, 10);
});
