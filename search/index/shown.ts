/**
 * Reads and writes the part of a document that results show. The index stores it in the single object `shown`, without
 * unknown values. Typesense returns it unchanged.
 */
import { type CharityProgram } from '../../domain/charities/profile';
import { causeOf, subCategoryFor } from '../../domain/imports/causes';
import { type EntityType } from '../../domain/search/entity';
import { type FieldName } from '../language/fields';
import { type EntityFactors } from '../ranking/entity-factors';

/** Numbers that hits can be sorted by. */
type ShownNumber = Extract<
  FieldName,
  | 'founded'
  | 'budget'
  | 'raised'
  | 'created'
  | 'rating'
  | 'staff'
  | 'transparency_rating'
  | 'goal'
  | 'progress'
  | 'deadline'
  | 'minimum_age'
  | 'maximum_age'
>;

/** Whole numbers in the units of the index; null when unknown. */
export type ShownNumbers = Record<ShownNumber, number | null>;

/** Unknown values are null. */
export interface Shown extends EntityFactors {
  id: string;
  type: EntityType;
  name: string;
  description: string | null;
  logo: string | null;
  category: string | null;
  /** The NTEE code. It determines the cause, and also the sub-category unless members chose one. */
  ntee: string | null;
  chosen_sub_category: string | null;
  tags: string[];
  programs: CharityProgram[];
  city: string | null;
  /**
   * The post office's full name of the city, if `city` is an abbreviation or omits spaces. Otherwise
   * null.
   */
  city_in_full: string | null;
  state: string | null;
  country: string | null;
  postal_code: string | null;
  latitude: number | null;
  longitude: number | null;
  ein: string | null;
  verified: boolean;
  charity_id: string;
  numbers: ShownNumbers;
}

/** A shown document with the values that `readShown` derives. */
export interface ShownDocument extends Omit<Shown, 'ntee' | 'chosen_sub_category' | 'numbers'> {
  sub_category: string | null;
  cause_title: string | null;
  numbers: Partial<Record<string, number>>;
}

/** The stored form of `shown`. It has only known values. */
export type StoredShown = Partial<Record<string, unknown>>;

/** Returns the object to store. */
export function writeShown(shown: Shown): StoredShown {
  // Hardly any of the imported charities has programs.
  const programs = shown.programs.length === 0 ? null : shown.programs;
  return withoutNulls({ ...shown, programs, numbers: withoutNulls(shown.numbers) });
}

function withoutNulls(fields: object): StoredShown {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

const NOTHING_KNOWN: Partial<Shown> = {
  description: null,
  logo: null,
  category: null,
  ntee: null,
  chosen_sub_category: null,
  programs: [],
  city: null,
  city_in_full: null,
  state: null,
  country: null,
  postal_code: null,
  latitude: null,
  longitude: null,
  ein: null,
};

/** Reads a document that `writeShown` wrote. */
export function readShown(stored: StoredShown): ShownDocument {
  const { ntee, chosen_sub_category, ...known } = { ...NOTHING_KNOWN, ...stored } as Omit<Shown, 'numbers'> &
    Pick<ShownDocument, 'numbers'>;
  return { ...known, sub_category: subCategoryFor(chosen_sub_category, ntee), cause_title: causeOf(ntee) };
}

/** Returns a number in the units of the index, or undefined if it is unknown or not sortable. */
export function numberOf({ numbers }: ShownDocument, field: string): number | undefined {
  return numbers[field];
}
