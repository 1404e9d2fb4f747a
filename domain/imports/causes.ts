/** Translates an organization's NTEE code into words that people search for. */
import { type Category, categoryOf } from './categories';
import titles from './ntee-titles.json';

/** Names the sub-categories of education by NTEE code. The longest matching code wins. */
const EDUCATION: Readonly<Record<string, string>> = {
  B20: 'K-12 Schools',
  B21: 'Early Childhood',
  B24: 'K-12 Schools',
  B25: 'K-12 Schools',
  B28: 'Special Education',
  B29: 'K-12 Schools',
  B4: 'Higher Education',
  B5: 'Higher Education',
  B6: 'Adult Literacy',
  B83: 'Higher Education',
  B84: 'Higher Education',
  B92: 'Adult Literacy',
  B94: 'K-12 Schools',
  U: 'STEM Programs',
};

const TITLES: Readonly<Record<string, string | undefined>> = titles;

/** Returns the title of an NTEE code, such as "Food Banks & Pantries", or null if it has none. */
export function causeOf(ntee: string | null): string | null {
  return TITLES[ntee?.slice(0, 3) ?? ''] ?? null;
}

/**
 * Returns the sub-category of an NTEE code, or null if it has none. Codes of education use `EDUCATION`. Other
 * codes use the title of their group. For example, P32 uses the title of P30.
 */
export function subCategoryOf(ntee: string | null): string | null {
  if (ntee === null) return null;
  const [letter, decile, whole] = [ntee.slice(0, 1), ntee.slice(0, 2), ntee.slice(0, 3)];
  const own = EDUCATION[whole] ?? EDUCATION[decile] ?? EDUCATION[letter];
  // A mutant survives: the letters that have an own title follow in the condition
  if (own !== undefined || 'BUV'.includes(letter)) return own ?? null;
  // A mutant survives: the text is a letter and one digit
  return /[2-9]$/.test(decile) ? (TITLES[`${decile}0`] ?? null) : null;
}

/** Returns the sub-category that an organization's members chose, or else the one of its NTEE code. */
export function subCategoryFor(chosen: string | null, ntee: string | null): string | null {
  return chosen ?? subCategoryOf(ntee);
}

/** Lists the possible sub-categories of a category in alphabetical order. */
export function subCategoriesOf(category: Category): string[] {
  const codes = Object.keys({ ...EDUCATION, ...TITLES });
  const names = codes
    .filter((code) => categoryOf(code, null) === category)
    .map((code) => subCategoryOf(code.padEnd(3, '0')));
  return [...new Set(names.filter((name) => name !== null))].sort();
}
