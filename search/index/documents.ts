/** Builds the index document of an entity. schema.ts explains the fields. */
import { createHash } from 'node:crypto';
import { type SearchableEntity } from '../../domain/search/entity';
import { causeOf, subCategoryFor } from '../../domain/imports/causes';
import { type Field, fieldOf } from '../language/fields';
import { wordsOf } from '../language/words';
import { cityInFull, findPlace } from '../places/find-place';
import { entityFactors, type EntityFactors } from '../ranking/entity-factors';
import { rankFields } from '../ranking/rank-fields';
import { dayNumber, flagNumber, flagText, ONE_TEXT_LETTERS, PHRASE_LETTERS } from './schema';
import { type Shown, type ShownNumbers, type StoredShown, writeShown } from './shown';
import { FIELD_LETTERS, textsOf } from './texts';
import { indexAnywhere, indexText, indexTokens, indexValue } from './tokens';

const HUNDRED = 100;

/** The size classes with their lowest yearly budget, largest first. */
const SIZES: [dollars: number, size: string][] = [
  [10_000_000, 'very_large'],
  [1_000_000, 'large'],
  [100_000, 'medium'],
  [0, 'small'],
];

/** Builds the document of an entity. Finds missing coordinates by the ZIP code or US city. */
export async function buildDocument(given: SearchableEntity, now: Date) {
  const entity = await locate(given);
  const factors = entityFactors(entity, now);
  const filters = filtersOf(entity);
  const document = withoutUnknown({
    ...filters,
    postal_code: null, // Filters read the postal code from `tokens`. Searches never count postal codes.
    ...wordFieldsOf(entity, filters),
    ...rankFields(entity.name, factors),
    id: entity.id,
    uid: entity.id,
    charity_id: entity.charityId === entity.id ? null : entity.charityId,
    location: locationOf(entity),
    known: knownOf({ ...filters, location: locationOf(entity) }),
    created_at: Math.floor(entity.createdAt.getTime() / 1_000),
    shown: writeShown(shownOf(entity, factors)),
  });
  return { ...document, id: entity.id, type: entity.type, digest: digestOf(document) };
}

export type IndexDocument = Awaited<ReturnType<typeof buildDocument>>;

/** The part of a document that searches read. */
export interface IndexedDocument {
  shown: StoredShown;
}

type Values = Record<string, string | number | unknown[] | null>;

/** Leaves out unknown values, empty lists and empty texts. */
function withoutUnknown<Given extends object>(given: Given): Partial<Given> {
  const isKnown = ([, value]: [string, unknown]) =>
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(given).filter(isKnown)) as Partial<Given>;
}

/**
 * Returns the names of the optional number, day and location fields that have values. Filters with NOT test
 * these names.
 */
function knownOf(values: Values): string[] {
  return Object.entries(values)
    .filter(([name, value]) => value !== null && (name === 'location' || isOptionalNumber(fieldOf(name))))
    .map(([name]) => name);
}

function isOptionalNumber(field: Field | undefined): boolean {
  return field !== undefined && ['number', 'day'].includes(field.kind) && field.isAlwaysKnown !== true;
}

/** An entity whose place was looked up. */
interface Located extends SearchableEntity {
  /** The post office's full name of the city, if `city` is an abbreviation or omits spaces. Otherwise null. */
  cityInFull: string | null;
}

async function locate(entity: SearchableEntity): Promise<Located> {
  const { latitude, longitude, postalCode, city, state, country } = entity;
  if ((country ?? 'US') !== 'US') return { ...entity, cityInFull: null };
  const named = { ...entity, cityInFull: (await cityInFull(city ?? '', postalCode ?? '')) ?? null };
  if (latitude !== null && longitude !== null) return named;
  const place = (await findPlace(postalCode ?? '')) ?? (await findPlace(`${city ?? ''}, ${state ?? ''}`));
  return { ...named, ...place };
}

function locationOf({ latitude, longitude }: SearchableEntity): [number, number] | null {
  return latitude === null || longitude === null ? null : [latitude, longitude];
}

function shownOf(entity: Located, factors: EntityFactors): Shown {
  return {
    ...factors,
    id: entity.id,
    type: entity.type,
    name: entity.name,
    description: entity.description,
    logo: entity.logo,
    category: entity.category,
    ntee: entity.ntee,
    chosen_sub_category: entity.subCategory,
    tags: entity.tags,
    programs: entity.programs,
    city: entity.city,
    city_in_full: entity.cityInFull,
    state: entity.state,
    country: entity.country,
    postal_code: entity.postalCode,
    latitude: entity.latitude,
    longitude: entity.longitude,
    ein: entity.ein,
    verified: entity.verified,
    charity_id: entity.charityId,
    numbers: numbersOf(entity),
  };
}

function allTextsOf(entity: Located): [letter: string, texts: string[]][] {
  const document = {
    ...entity,
    sub_category: subCategoryFor(entity.subCategory, entity.ntee),
    cause_title: causeOf(entity.ntee),
    postal_code: entity.postalCode,
    city_in_full: entity.cityInFull,
  };
  return FIELD_LETTERS.map((letter) => [letter, textsOf(document, letter)]);
}

/** Returns every word of an entity with the letter of its field. */
export async function wordsIn(entity: SearchableEntity): Promise<{ letter: string; word: string }[]> {
  return allTextsOf(await locate(entity)).flatMap(([letter, texts]) =>
    texts.flatMap((text) => wordsOf(text).map((word) => ({ letter, word }))),
  );
}

/** Returns all tokens, and the texts (`text_n` and so on) for phrases and autocomplete. */
function wordFieldsOf(entity: Located, filters: Values) {
  const texts = allTextsOf(entity);
  const anywhere = texts.flatMap(([, each]) => each.flatMap(wordsOf)).map(indexAnywhere);
  return {
    tokens: [
      ...new Set(anywhere),
      ...texts.flatMap(([letter, each]) => indexTokens(letter, each)),
      ...valueTokensOf({
        ...filters,
        city: [entity.city, entity.cityInFull].filter((name) => name !== null),
      }),
    ],
    ...Object.fromEntries(
      texts
        .filter(([letter]) => PHRASE_LETTERS.includes(letter))
        .map(([letter, each]) => [`text_${letter}`, phraseTextOf(letter, each)]),
    ),
  };
}

function phraseTextOf(letter: string, texts: string[]): string | string[] {
  const said = texts.map((text) => indexText(wordsOf(text))).filter((text) => text !== '');
  return ONE_TEXT_LETTERS.includes(letter) ? (said[0] ?? '') : said;
}

/** Returns tokens for the whole values of keywords and flags. */
function valueTokensOf(filters: Values): string[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const kind = fieldOf(name)?.kind;
    if (value === null || (kind !== 'keyword' && kind !== 'flag')) return [];
    const values = Array.isArray(value) ? value : [kind === 'flag' ? flagText(String(value)) : value];
    return values.map((each) => indexValue(name, String(each))).filter((token) => token !== undefined);
  });
}

/** Returns the values that searches count, or compare without splitting into words. An unknown value is null. */
function filtersOf(entity: SearchableEntity) {
  return {
    type: entity.type,
    category: entity.category,
    sub_category: subCategoryFor(entity.subCategory, entity.ntee),
    tags: entity.tags,
    city: entity.city,
    state: entity.state,
    country: entity.country,
    postal_code: entity.postalCode,
    verified: flagNumber(entity.verified),
    verification_level: entity.verificationLevel,
    tax_deductible: flagOf(entity.taxDeductible),
    size: sizeOf(entity.budgetDollars),
    payment_methods: entity.paymentMethods,
    ...numbersOf(entity),
    matching_funds: flagOf(entity.hasMatchingFunds),
    update_frequency: entity.updateFrequency,
    mode: entity.mode,
    time_commitment: entity.timeCommitment,
    skills: entity.skills,
    background_check: flagOf(entity.backgroundCheckRequired),
    accessibility: entity.accessibility,
  };
}

/** Returns the numbers as whole units, such as cents or hundredths. */
function numbersOf(entity: SearchableEntity): ShownNumbers {
  const { goalUsdMinor, raisedUsdMinor, deadline, createdAt } = entity;
  const goal = goalUsdMinor === null ? null : Number(goalUsdMinor);
  const raised = Number(raisedUsdMinor);
  return {
    budget: entity.budgetDollars,
    staff: entity.staffCount,
    founded: entity.founded,
    rating: scaled(entity.rating),
    transparency_rating: scaled(entity.transparencyRating),
    raised,
    goal,
    progress: goal === null || goal === 0 ? null : scaled((HUNDRED * raised) / goal),
    minimum_age: entity.minimumAge,
    maximum_age: entity.maximumAge,
    deadline: deadline === null ? null : dayNumber(deadline),
    created: dayNumber(createdAt.toISOString()),
  };
}

function scaled(value: number | null): number | null {
  return value === null ? null : Math.round(value * HUNDRED);
}

function flagOf(flag: boolean | null): number | null {
  return flag === null ? null : flagNumber(flag);
}

function sizeOf(budgetDollars: number | null): string | null {
  if (budgetDollars === null) return null;
  return SIZES.find(([dollars]) => budgetDollars >= dollars)?.[1] ?? 'small';
}

/** Returns a document's digest. The nightly check compares digests to find stale documents. */
function digestOf(document: object): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 16);
}
