/** The texts of a document that are looked through word by word, field by field. */
import { stateName } from '../places/find-place';
import { type ShownDocument } from './shown';

/** The fields that the texts are made of. */
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
  | 'ein'
>;

/** The texts of each field that is looked through, by its letter. */
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
  e: ({ ein }) => [ein],
};

/** The letters of the fields that are looked through. */
export const FIELD_LETTERS = Object.keys(TEXTS);

/** The texts of the field with that letter; they are not neighbours of each other. */
export function textsOf(document: LookedThrough, letter: string): string[] {
  return TEXTS[letter]?.(document).filter((text) => typeof text === 'string') ?? [];
}
