/** Every field that a query, a filter, a sort or an aggregation may name. */

export type FieldKind =
  | 'text' // looked through word by word
  | 'keyword' // compared as a whole
  | 'number'
  | 'flag' // true or false
  | 'day';

export interface Field {
  kind: FieldKind;
  /** Marks its words in the index; text fields have one, and keyword fields that are looked through too. */
  letter?: string;
  /** Numbers are indexed as whole multiples of 1/scale, so that comparing them is exact. */
  scale?: number;
  /** Whether its values can be counted. */
  facet?: true;
  /** A number or day that is never unknown. */
  isAlwaysKnown?: true;
  /** What the field says, for the documentation. */
  about: string;
}

/** By name on the wire, which is also the name in the index. */
export const FIELDS = {
  name: {
    kind: 'text',
    letter: 'n',
    about: 'name of the organization or campaign, title of the opportunity',
  },
  description: { kind: 'text', letter: 'd', about: 'its own words' },
  cause: { kind: 'text', letter: 'c', about: 'sub-category and cause in the words of the register' },
  location: { kind: 'text', letter: 'p', about: 'city, state (name and code) and postal code' },
  category: { kind: 'keyword', letter: 'k', facet: true, about: 'one of the ten primary categories' },
  tags: { kind: 'keyword', letter: 't', facet: true, about: 'tags' },
  ein: { kind: 'text', letter: 'e', about: 'tax identifier of an organization' },
  type: { kind: 'keyword', facet: true, about: 'organization, campaign or opportunity' },
  sub_category: { kind: 'keyword', facet: true, about: 'sub-category' },
  city: { kind: 'keyword', facet: true, about: 'city' },
  state: { kind: 'keyword', facet: true, about: 'code of the state' },
  country: { kind: 'keyword', facet: true, about: 'ISO 3166 code of the country' },
  postal_code: { kind: 'keyword', about: 'postal code' },
  charity_id: { kind: 'keyword', about: 'the organization it is or belongs to' },
  verified: {
    kind: 'flag',
    facet: true,
    about: 'whether the organization is verified',
  },
  verification_level: { kind: 'keyword', facet: true, about: 'basic, standard or enhanced' },
  tax_deductible: { kind: 'flag', facet: true, about: 'whether the register calls gifts deductible' },
  size: { kind: 'keyword', facet: true, about: 'small, medium, large or very_large, by yearly budget' },
  payment_methods: { kind: 'keyword', facet: true, about: 'card, ach, crypto' },
  budget: { kind: 'number', scale: 1, about: 'yearly budget in US dollars' },
  staff: { kind: 'number', scale: 1, about: 'number of employees' },
  founded: { kind: 'number', scale: 1, about: 'year' },
  rating: { kind: 'number', scale: 100, about: 'users’ rating, 0 to 5' },
  transparency_rating: { kind: 'number', scale: 100, about: '0 to 5' },
  raised: { kind: 'number', scale: 100, isAlwaysKnown: true, about: 'received so far, in US dollars' },
  goal: { kind: 'number', scale: 100, about: 'goal of a campaign, in US dollars' },
  progress: { kind: 'number', scale: 100, about: 'share of a campaign’s goal that is reached, in percent' },
  deadline: { kind: 'day', about: 'last day of a campaign' },
  matching_funds: { kind: 'flag', facet: true, about: 'whether somebody matches gifts to a campaign' },
  update_frequency: { kind: 'keyword', facet: true, about: 'how often a campaign tells its news' },
  mode: { kind: 'keyword', facet: true, about: 'in_person, virtual or hybrid' },
  time_commitment: { kind: 'keyword', facet: true, about: 'one_time, weekly, monthly or flexible' },
  skills: { kind: 'keyword', facet: true, about: 'skills that an opportunity asks for' },
  background_check: { kind: 'flag', facet: true, about: 'whether an opportunity asks for one' },
  minimum_age: { kind: 'number', scale: 1, about: 'youngest age that an opportunity takes' },
  maximum_age: { kind: 'number', scale: 1, about: 'oldest age that an opportunity takes' },
  accessibility: {
    kind: 'keyword',
    facet: true,
    about: 'what an opportunity offers to people with disabilities',
  },
  created: { kind: 'day', isAlwaysKnown: true, about: 'first day on the platform' },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;

/** The field of that name, if there is one. */
export function fieldOf(name: string): Field | undefined {
  return Object.hasOwn(FIELDS, name) ? FIELDS[name as FieldName] : undefined;
}

const TEXT_LETTERS: string[] = Object.values(FIELDS).flatMap((field) =>
  'letter' in field ? [field.letter] : [],
);

/** The letters under which a word is looked for: the field's own, or without a field those of all that have one. */
export function lettersOf(field: string | undefined): string[] {
  if (field === undefined) return TEXT_LETTERS;
  const letter = fieldOf(field)?.letter;
  return letter === undefined ? [] : [letter];
}
