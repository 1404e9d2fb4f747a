/** Limits the texts of a charity. See docs/rules/charities.md. */
import { CATEGORIES } from '../imports/categories';
import { subCategoriesOf } from '../imports/causes';

export const PROFILE = { nameLength: 200, descriptionLength: 5_000 } as const;

/** The shortest description of a complete profile. */
const COMPLETE_DESCRIPTION = 40;

/** Returns what a profile lacks, in words. */
export function listProfileGaps({
  category,
  description,
  city,
  country,
}: Record<'category' | 'description' | 'city' | 'country', string | null>): string[] {
  const gaps: [isMissing: boolean, gap: string][] = [
    [category === null, 'a category'],
    [
      (description ?? '').trim().length < COMPLETE_DESCRIPTION,
      `a description of ${String(COMPLETE_DESCRIPTION)} characters`,
    ],
    [city === null, 'a city'],
    [country === null, 'a country'],
  ];
  return gaps.flatMap(([isMissing, gap]) => (isMissing ? [gap] : []));
}

/** The limits for the programs of a charity. */
export const PROGRAMS = { most: 20, nameLength: 200, descriptionLength: 2_000 } as const;

/** Something that a charity does all year, such as a school kitchen. */
export interface CharityProgram {
  name: string;
  description: string | null;
}

/** Returns true if a category has this sub-category. */
export function hasSubCategory(category: string | null, subCategory: string): boolean {
  const known = CATEGORIES.find((each) => each === category);
  return known !== undefined && subCategoriesOf(known).includes(subCategory);
}

/** The limits for the tags of charities, campaigns and opportunities, and for the skills of opportunities. */
export const TAGS = { most: 20, length: 50 } as const;
