/** What an answer shows of a document, as one text of the index: an engine's answer is short, and soon read. */
import { causeOf, subCategoryOf } from '../domain/imports/causes';
import { type EntityType } from '../domain/search/entity';
import { type FieldName } from './language/fields';
import { type EntityFactors } from './ranking/entity-factors';

/** What hits can be sorted by. */
const NUMBERS = [
  'founded',
  'budget',
  'raised',
  'created',
  'rating',
  'staff',
  'transparency_rating',
  'goal',
  'progress',
  'deadline',
  'minimum_age',
  'maximum_age',
] as const satisfies FieldName[];

/** Whole numbers in the units of the index; null when unknown. */
export type ShownNumbers = Record<(typeof NUMBERS)[number], number | null>;

/** Unknown values are null. */
export interface ShownDocument extends EntityFactors {
  id: string;
  type: EntityType;
  name: string;
  description: string | null;
  logo: string | null;
  category: string | null;
  sub_category: string | null;
  cause_title: string | null;
  tags: string[];
  city: string | null;
  /** Where `city` is not written so. */
  city_in_full: string | null;
  state: string | null;
  country: string | null;
  postal_code: string | null;
  latitude: number | null;
  longitude: number | null;
  ein: string | null;
  verified: boolean;
  charity_id: string;
  numbers: readonly (number | null)[];
}

/** The NTEE code says what two texts would. */
export type Shown = Omit<ShownDocument, 'sub_category' | 'cause_title' | 'numbers'> & {
  ntee: string | null;
  numbers: ShownNumbers;
};

/** Values without their names, in the order of `write`; an organization's own id is not held twice. */
type Row = [
  id: string,
  type: EntityType,
  name: string,
  description: string | null,
  logo: string | null,
  category: string | null,
  ntee: string | null,
  tags: string[] | null,
  city: string | null,
  state: string | null,
  country: string | null,
  postal_code: string | null,
  latitude: number | null,
  longitude: number | null,
  ein: string | null,
  verified: 0 | 1,
  charity_id: string | null,
  behavior: number,
  quality: number,
  social: number,
  numbers: (number | null)[],
  city_in_full?: string,
];

/** The text of a document, for `readShown`. */
export function writeShown(shown: Shown): string {
  const row: Row = [
    shown.id,
    shown.type,
    shown.name,
    shown.description,
    shown.logo,
    shown.category,
    shown.ntee,
    shown.tags.length === 0 ? null : shown.tags,
    shown.city,
    shown.state,
    shown.country,
    shown.postal_code,
    shown.latitude,
    shown.longitude,
    shown.ein,
    shown.verified ? 1 : 0,
    shown.charity_id === shown.id ? null : shown.charity_id,
    shown.behavior,
    shown.quality,
    shown.social,
    knownNumbers(NUMBERS.map((name) => shown.numbers[name])),
  ];
  if (shown.city_in_full !== null) row.push(shown.city_in_full);
  return JSON.stringify(row);
}

/** Without the unknown ones at the end. */
function knownNumbers(numbers: (number | null)[]): (number | null)[] {
  return numbers.slice(0, numbers.findLastIndex((number) => number !== null) + 1);
}

/** A document as `writeShown` wrote it. */
export function readShown(text: string): ShownDocument {
  const [
    id,
    type,
    name,
    description,
    logo,
    category,
    ntee,
    tags,
    city,
    state,
    country,
    postal_code,
    latitude,
    longitude,
    ein,
    verified,
    charity_id,
    behavior,
    quality,
    social,
    numbers,
    city_in_full = null,
  ] = JSON.parse(text) as Row;
  return {
    id,
    type,
    name,
    description,
    logo,
    category,
    sub_category: subCategoryOf(ntee),
    cause_title: causeOf(ntee),
    tags: tags ?? [],
    city,
    city_in_full,
    state,
    country,
    postal_code,
    latitude,
    longitude,
    ein,
    verified: verified === 1,
    charity_id: charity_id ?? id,
    behavior,
    quality,
    social,
    numbers,
  };
}

/** A number of a document in the units of the index; undefined when it is unknown or not one to sort by. */
export function numberOf({ numbers }: ShownDocument, field: string): number | undefined {
  return numbers[(NUMBERS as readonly string[]).indexOf(field)] ?? undefined;
}
