/** Lists every field that a query, a filter, a sort or an aggregation may name. */

type FieldKind =
  | 'text' // searched word by word
  | 'keyword' // compared as a whole
  | 'number'
  | 'flag' // true or false
  | 'day';

export interface Field {
  kind: FieldKind;
  /** The prefix of the field's words in the index. Only fields that are searched word by word have a letter. */
  letter?: string;
  /** The index stores each number times `scale`, as an integer, so that comparisons are exact. */
  scale?: number;
  /** Set if a search can count the field's values. */
  facet?: true;
  /** Set if every document has this number or day. */
  isAlwaysKnown?: true;
  /** A description of the field's content. */
  about: string;
}

/** All fields by their name in the API, which is also their name in the index. */
export const FIELDS = {
  name: {
    kind: 'text',
    letter: 'n',
    about: 'name of the organization or campaign, title of the opportunity',
  },
  description: { kind: 'text', letter: 'd', about: 'description' },
  cause: { kind: 'text', letter: 'c', about: 'sub-category and cause, as the register names them' },
  location: { kind: 'text', letter: 'p', about: 'city, state (name and code) and postal code' },
  category: { kind: 'keyword', letter: 'k', facet: true, about: 'one of the ten primary categories' },
  tags: { kind: 'keyword', letter: 't', facet: true, about: 'tags' },
  programs: { kind: 'text', letter: 'g', about: 'names and descriptions of an organization’s programs' },
  ein: { kind: 'text', letter: 'e', about: 'tax identifier of an organization' },
  type: { kind: 'keyword', facet: true, about: 'organization, campaign or opportunity' },
  sub_category: { kind: 'keyword', facet: true, about: 'sub-category' },
  city: { kind: 'keyword', facet: true, about: 'city' },
  state: { kind: 'keyword', facet: true, about: 'code of the state' },
  country: { kind: 'keyword', facet: true, about: 'ISO 3166 code of the country' },
  postal_code: { kind: 'keyword', about: 'postal code' },
  charity_id: {
    kind: 'keyword',
    about: 'id of the organization: the hit itself, or the organization that it belongs to',
  },
  verified: {
    kind: 'flag',
    facet: true,
    about: 'whether the organization is verified',
  },
  verification_level: { kind: 'keyword', facet: true, about: 'basic, standard or enhanced' },
  tax_deductible: { kind: 'flag', facet: true, about: 'whether the register calls gifts tax-deductible' },
  size: { kind: 'keyword', facet: true, about: 'small, medium, large or very_large, by yearly budget' },
  payment_methods: { kind: 'keyword', facet: true, about: 'card, ach, crypto' },
  budget: { kind: 'number', scale: 1, about: 'yearly budget in US dollars' },
  staff: { kind: 'number', scale: 1, about: 'number of employees' },
  founded: { kind: 'number', scale: 1, about: 'year of foundation' },
  rating: { kind: 'number', scale: 100, about: 'users’ rating, 0 to 5' },
  transparency_rating: { kind: 'number', scale: 100, about: '0 to 5' },
  raised: { kind: 'number', scale: 100, isAlwaysKnown: true, about: 'received so far, in US dollars' },
  goal: { kind: 'number', scale: 100, about: 'goal of a campaign, in US dollars' },
  progress: { kind: 'number', scale: 100, about: 'percentage of a campaign’s goal that is reached' },
  deadline: { kind: 'day', about: 'last day of a campaign' },
  matching_funds: { kind: 'flag', facet: true, about: 'whether a campaign has matching funds' },
  update_frequency: { kind: 'keyword', facet: true, about: 'how often a campaign posts updates' },
  mode: { kind: 'keyword', facet: true, about: 'in_person, virtual or hybrid' },
  time_commitment: { kind: 'keyword', facet: true, about: 'one_time, weekly, monthly or flexible' },
  skills: { kind: 'keyword', facet: true, about: 'skills that an opportunity requires' },
  background_check: { kind: 'flag', facet: true, about: 'whether volunteers need a background check' },
  minimum_age: { kind: 'number', scale: 1, about: 'minimum age of volunteers' },
  maximum_age: { kind: 'number', scale: 1, about: 'maximum age of volunteers' },
  accessibility: {
    kind: 'keyword',
    facet: true,
    about: 'accessibility features of an opportunity',
  },
  created: { kind: 'day', isAlwaysKnown: true, about: 'first day on the platform' },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;

/** Returns the field with that name, or undefined. */
export function fieldOf(name: string): Field | undefined {
  return Object.hasOwn(FIELDS, name) ? FIELDS[name as FieldName] : undefined;
}

const TEXT_LETTERS: string[] = Object.values(FIELDS).flatMap((field) =>
  'letter' in field ? [field.letter] : [],
);

/** Returns the letter of the field, or the letters of all fields if `field` is undefined. */
export function lettersOf(field: string | undefined): string[] {
  if (field === undefined) return TEXT_LETTERS;
  const letter = fieldOf(field)?.letter;
  return letter === undefined ? [] : [letter];
}
