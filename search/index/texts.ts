/** Returns the texts of a document that are searched word by word. Each field has its own texts. */
import { stateName } from '../places/find-place';
import { type ShownDocument } from './shown';

/** The fields that the texts come from. */
type LookedThrough = Pick<
  ShownDocument,
  | 'name'
  | 'description'
  | 'sub_category'
  | 'cause_title'
  | 'city'
  | 'city_in_full'
  | 'state'
  | 'postal_code'
  | 'category'
  | 'tags'
  | 'programs'
  | 'ein'
>;

/** The texts of each searched field, by the field's letter. */
const TEXTS: Readonly<Record<string, (document: LookedThrough) => (string | null | undefined)[]>> = {
  n: ({ name }) => [name],
  d: ({ description }) => [description],
  c: ({ sub_category, cause_title }) => [sub_category, cause_title],
  p: ({ city, city_in_full, state, postal_code }) => [
    `${city ?? ''} ${state ?? ''}`,
    city_in_full === null ? null : `${city_in_full} ${state ?? ''}`,
    stateName(state ?? ''),
    postal_code,
  ],
  k: ({ category }) => [category],
  t: ({ tags }) => tags,
  g: ({ programs }) => programs.flatMap(({ name, description }) => [name, description]),
  e: ({ ein }) => [ein],
};

/** The letters of the searched fields. */
export const FIELD_LETTERS = Object.keys(TEXTS);

/** Returns the texts of the field with that letter. Phrases and word pairs never span two texts. */
export function textsOf(document: LookedThrough, letter: string): string[] {
  return TEXTS[letter]?.(document).filter((text) => typeof text === 'string') ?? [];
}
