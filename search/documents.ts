/** The one place where an entity becomes a document of the index. */
import { createHash } from 'node:crypto';
import { type SearchableEntity } from '../domain/search/entity';
import { causeOf, subCategoryOf } from '../domain/register/causes';
import { indexText, indexTokens } from './index-words';
import { wordsOf } from './language/words';
import { findPlace, stateName } from './places/find-place';
import { entityFactors } from './ranking/entity-factors';
import { rankFields } from './ranking/rank-fields';
import { dayNumber, PHRASE_LETTERS, UNKNOWN_NUMBER, UNKNOWN_TEXT } from './schema';

const HUNDRED = 100;

/** Yearly budgets from so many dollars on, the largest first. */
const SIZES: [dollars: number, size: string][] = [
  [10_000_000, 'very_large'],
  [1_000_000, 'large'],
  [100_000, 'medium'],
  [0, 'small'],
];

/** What of a document is shown, as it was given. */
export interface ShownDocument {
  id: string;
  type: SearchableEntity['type'];
  name: string;
  description?: string;
  logo?: string;
  category: string;
  sub_category: string;
  cause_title?: string;
  tags: string[];
  city: string;
  state: string;
  country: string;
  postal_code: string;
  location?: [latitude: number, longitude: number];
  ein: string;
  verified: string;
  rating: number;
  founded: number;
  charity_id: string;
  behavior: number;
  quality: number;
  social: number;
  ordinal: number;
}

/** The document of an entity as it is at a moment; without coordinates it lies where its ZIP code or city does. */
export async function buildDocument(given: SearchableEntity, now: Date) {
  const entity = await locate(given);
  const factors = entityFactors(entity, now);
  const document = {
    id: entity.id,
    uid: entity.id,
    type: entity.type,
    ...shownOf(entity),
    ...wordFieldsOf(entity),
    ...filtersOf(entity),
    ...factors,
    ...rankFields(entity.name, factors),
    ordinal: ordinalOf(entity.id),
  };
  return { ...document, digest: digestOf(document) };
}

async function locate(entity: SearchableEntity): Promise<SearchableEntity> {
  const { latitude, longitude, postalCode, city, state, country } = entity;
  if ((latitude !== null && longitude !== null) || (country ?? 'US') !== 'US') return entity;
  const place = (await findPlace(postalCode ?? '')) ?? (await findPlace(`${city ?? ''}, ${state ?? ''}`));
  return { ...entity, ...place };
}

function shownOf({ name, description, logo, ntee, latitude, longitude }: SearchableEntity) {
  const cause = causeOf(ntee);
  return {
    name,
    ...(description === null ? {} : { description }),
    ...(logo === null ? {} : { logo }),
    ...(cause === null ? {} : { cause_title: cause }),
    ...(latitude === null || longitude === null
      ? { located: 'false' }
      : { location: [latitude, longitude] as [number, number], located: 'true' }),
  };
}

/** What of an entity is looked through. */
export interface Texts {
  name: string;
  description: string;
  causes: string[];
  city: string;
  state: string;
  postalCode: string;
  category: string;
  tags: string[];
  ein: string;
}

/** The texts of each field that is looked through, by its letter; texts are not neighbours of each other. */
export function textsByLetter(texts: Texts): Record<string, string[]> {
  const { city, state } = texts;
  return {
    n: [texts.name],
    d: [texts.description],
    c: texts.causes,
    p: [`${city} ${state}`, stateName(state) ?? '', texts.postalCode],
    k: [texts.category],
    t: texts.tags,
    e: [texts.ein],
  };
}

function textsOf(entity: SearchableEntity): Record<string, string[]> {
  return textsByLetter({
    name: entity.name,
    description: entity.description ?? '',
    causes: [subCategoryOf(entity.ntee), causeOf(entity.ntee)].filter((text) => text !== null),
    city: entity.city ?? '',
    state: entity.state ?? '',
    postalCode: entity.postalCode ?? '',
    category: entity.category ?? '',
    tags: entity.tags,
    ein: entity.ein ?? '',
  });
}
/** Every word of an entity with the letter of its field. */
export function wordsIn(entity: SearchableEntity): { letter: string; word: string }[] {
  return Object.entries(textsOf(entity)).flatMap(([letter, texts]) =>
    texts.flatMap((text) => wordsOf(text).map((word) => ({ letter, word }))),
  );
}

/** The words of each field, and the same as text for phrases and autocomplete. */
function wordFieldsOf(entity: SearchableEntity) {
  const texts = Object.entries(textsOf(entity));
  return {
    tokens: texts.flatMap(([letter, each]) => indexTokens(letter, each)),
    ...Object.fromEntries(
      texts
        .filter(([letter]) => PHRASE_LETTERS.includes(letter))
        .map(([letter, each]) => [
          `text_${letter}`,
          each.map((text) => indexText(wordsOf(text))).filter((text) => text !== ''),
        ]),
    ),
  };
}

function filtersOf(entity: SearchableEntity) {
  return {
    charity_id: entity.charityId,
    category: entity.category ?? UNKNOWN_TEXT,
    sub_category: subCategoryOf(entity.ntee) ?? UNKNOWN_TEXT,
    tags: entity.tags,
    ein: entity.ein ?? UNKNOWN_TEXT,
    city: entity.city ?? UNKNOWN_TEXT,
    state: entity.state ?? UNKNOWN_TEXT,
    country: entity.country ?? UNKNOWN_TEXT,
    postal_code: entity.postalCode ?? UNKNOWN_TEXT,
    verified: String(entity.verified),
    verification_level: entity.verificationLevel ?? UNKNOWN_TEXT,
    tax_deductible: flagOf(entity.taxDeductible),
    size: sizeOf(entity.budgetDollars),
    payment_methods: entity.paymentMethods,
    ...numbersOf(entity),
    matching_funds: flagOf(entity.hasMatchingFunds),
    update_frequency: entity.updateFrequency ?? UNKNOWN_TEXT,
    mode: entity.mode ?? UNKNOWN_TEXT,
    time_commitment: entity.timeCommitment ?? UNKNOWN_TEXT,
    skills: entity.skills,
    background_check: flagOf(entity.backgroundCheckRequired),
    minimum_age: entity.minimumAge ?? UNKNOWN_NUMBER,
    maximum_age: entity.maximumAge ?? UNKNOWN_NUMBER,
    accessibility: entity.accessibility,
    created_at: Math.floor(entity.createdAt.getTime() / 1_000),
  };
}

/** Every number in the whole units of its field. */
function numbersOf(entity: SearchableEntity) {
  const { goalUsdMinor, raisedUsdMinor, deadline, createdAt } = entity;
  const goal = goalUsdMinor === null ? null : Number(goalUsdMinor);
  const raised = Number(raisedUsdMinor);
  const given = {
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
  const known = Object.entries(given).map(([name, value]) => [name, value ?? UNKNOWN_NUMBER] as const);
  return Object.fromEntries(known) as Record<keyof typeof given, number>;
}

function scaled(value: number | null): number | null {
  return value === null ? null : Math.round(value * HUNDRED);
}

function flagOf(flag: boolean | null): string {
  return flag === null ? UNKNOWN_TEXT : String(flag);
}

function sizeOf(budgetDollars: number | null): string {
  if (budgetDollars === null) return UNKNOWN_TEXT;
  return SIZES.find(([dollars]) => budgetDollars >= dollars)?.[1] ?? 'small';
}

/** Breaks ties: the same for ever, and in no order that anybody could wish for. */
function ordinalOf(id: string): number {
  return createHash('sha256').update(id).digest().readUIntBE(0, 6);
}

/** Tells whether an indexed document is still what its entity would give. */
function digestOf(document: object): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 16);
}
