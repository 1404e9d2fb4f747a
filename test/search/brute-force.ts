/** What a query means, evaluated document by document without any index: the measure of the real search. */
import { causeOf, subCategoryOf } from '../../domain/imports/causes';
import { type SearchableEntity } from '../../domain/search/entity';
import { type Bounds, type QueryNode } from '../../search/language/nodes';
import { wordsOf } from '../../search/language/words';
import { cityInFull, stateName } from '../../search/places/find-place';

export interface Subject {
  id: string;
  entity: SearchableEntity;
  /** As it is registered and, where that is cut short, in full. */
  cities: string[];
  /** The words of each text, by field. */
  texts: Record<string, string[][]>;
}

/** Reads an entity once. */
export async function toSubject(entity: SearchableEntity): Promise<Subject> {
  const { name, description, category, tags, ein, ntee, city, state, postalCode, country } = entity;
  const inFull = (country ?? 'US') === 'US' ? await cityInFull(city ?? '', postalCode ?? '') : undefined;
  const cities = [city, inFull].filter((each) => typeof each === 'string');
  const texts: Record<string, (string | null | undefined)[]> = {
    name: [name],
    description: [description],
    cause: [subCategoryOf(ntee), causeOf(ntee)],
    location: [...cities.map((each) => `${each} ${state ?? ''}`), state, stateName(state), postalCode],
    category: [category],
    tags,
    ein: [ein],
  };
  const read = Object.entries(texts).map(([field, each]) => [field, each.map((text) => wordsOf(text ?? ''))]);
  return { id: entity.id, entity, cities, texts: Object.fromEntries(read) as Subject['texts'] };
}

/** Whether a document matches; places are given as coordinates. */
export function matches(node: QueryNode, subject: Subject): boolean {
  switch (node.kind) {
    case 'all':
      return true;
    case 'and':
      return node.children.every((child) => matches(child, subject));
    case 'or':
      return node.children.some((child) => matches(child, subject));
    case 'not':
      return !matches(node.child, subject);
    case 'word':
      return someWord(subject, node.field, (word) => word === node.word);
    case 'wildcard': {
      const pattern = patternOf(node.pattern);
      return someWord(subject, node.field, (word) => pattern.test(word));
    }
    case 'fuzzy': {
      const { word: wanted, distance } = node;
      // Lengths that differ more need as many insertions at least.
      const isNear = (word: string) =>
        Math.abs(word.length - wanted.length) <= distance && editDistance(word, wanted, distance) <= distance;
      return someWord(subject, node.field, isNear);
    }
    case 'phrase':
      return textsOf(subject, node.field).some((words) =>
        ` ${words.join(' ')} `.includes(` ${node.words.join(' ')} `),
      );
    case 'term':
      return valuesOf(node.field, node.value).some((wanted) =>
        termsOf(subject, node.field).some((value) => wordsOf(value).join(' ') === wanted),
      );
    case 'range':
      return isWithin(numberOf(subject, node.field), node);
    case 'near':
      return distanceMiles(subject, node.place) <= node.miles;
  }
}

/** Cities may be asked for by a name that is cut short at its front. */
function valuesOf(field: string, value: string): string[] {
  const asked = wordsOf(value).join(' ');
  const [, short = '', rest = ''] = /^(st|ft|mt|n|s|e|w) (.+)$/.exec(field === 'city' ? asked : '') ?? [];
  const whole = { st: 'saint', ft: 'fort', mt: 'mount', n: 'north', s: 'south', e: 'east', w: 'west' }[short];
  return whole === undefined ? [asked] : [asked, `${whole} ${rest}`];
}

function textsOf({ texts }: Subject, field: string | undefined): string[][] {
  return field === undefined ? Object.values(texts).flat() : (texts[field] ?? []);
}

function someWord(subject: Subject, field: string | undefined, test: (word: string) => boolean): boolean {
  return textsOf(subject, field).some((words) => words.some(test));
}

function patternOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'su');
}

function termsOf({ entity, cities }: Subject, field: string): string[] {
  const values: Record<string, string[]> = {
    type: [entity.type],
    category: [entity.category ?? ''],
    sub_category: [subCategoryOf(entity.ntee) ?? ''],
    city: cities,
    state: [entity.state ?? ''],
    verified: [String(entity.verified)],
    tax_deductible: [String(entity.taxDeductible ?? '')],
    payment_methods: entity.paymentMethods,
  };
  return values[field] ?? [];
}

function numberOf({ entity }: Subject, field: string): number | null {
  const values: Record<string, number | null> = { founded: entity.founded, budget: entity.budgetDollars };
  return values[field] ?? null;
}

function isWithin(value: number | null, { gt, gte, lt, lte }: Bounds): boolean {
  if (value === null) return false;
  return (
    (gt === undefined || value > Number(gt)) &&
    (gte === undefined || value >= Number(gte)) &&
    (lt === undefined || value < Number(lt)) &&
    (lte === undefined || value <= Number(lte))
  );
}

const EARTH_MILES = 3_958.76;

function distanceMiles({ entity: { latitude, longitude } }: Subject, place: string): number {
  if (latitude === null || longitude === null) return Number.POSITIVE_INFINITY;
  const [fromLatitude = 0, fromLongitude = 0] = place.split(',').map(Number);
  const [a, b] = [toPoint(latitude, longitude), toPoint(fromLatitude, fromLongitude)];
  const cosine = a.reduce((sum, each, index) => sum + each * (b[index] ?? 0), 0);
  return EARTH_MILES * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

function toPoint(latitude: number, longitude: number): number[] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/**
 * Insertions, deletions, substitutions and swaps of two neighbours that make one word of another, by definition: each
 * edit is tried at the first letters that differ, and what is edited once stays. Infinity beyond `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  if (restA === '' && restB === '') return 0;
  if (most === 0) return Number.POSITIVE_INFINITY;
  const rests: [string, string][] = [
    [restA.slice(1), restB],
    [restA, restB.slice(1)],
    [restA.slice(1), restB.slice(1)],
  ];
  if (restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0])
    rests.push([restA.slice(2), restB.slice(2)]);
  return 1 + Math.min(...rests.map(([left, right]) => editDistance(left, right, most - 1)));
}
