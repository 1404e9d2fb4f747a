/** Lists the platform's categories, and maps the codes of the register to them. */

export const CATEGORIES = [
  'Animals & Wildlife',
  'Arts & Culture',
  'Community Development',
  'Disaster Relief',
  'Education',
  'Environment',
  'Health & Medicine',
  'Human Rights',
  'International Aid',
  'Religion & Spirituality',
] as const;

export type Category = (typeof CATEGORIES)[number];

/**
 * The major groups of each category. A letter is a major group of the NTEE classification. Z means unknown.
 */
const MAJOR_GROUPS: Record<Category, string> = {
  'Animals & Wildlife': 'D',
  'Arts & Culture': 'A',
  'Community Development': 'JKLNOPSTWY',
  'Disaster Relief': 'M',
  Education: 'BUV',
  Environment: 'C',
  'Health & Medicine': 'EFGH',
  'Human Rights': 'RI',
  'International Aid': 'Q',
  'Religion & Spirituality': 'X',
};

/**
 * The categories of three foundation codes of the IRS register. The codes mean church, school and hospital.
 */
const FOUNDATIONS: Readonly<Record<string, Category>> = {
  '10': 'Religion & Spirituality',
  '11': 'Education',
  '12': 'Health & Medicine',
};

const OF_LETTER = new Map(
  CATEGORIES.flatMap((category) =>
    [...MAJOR_GROUPS[category]].map((letter): [string, Category] => [letter, category]),
  ),
);

/**
 * Returns the category of an NTEE code. If the NTEE code has none, returns the category of the foundation
 * code. Returns null if neither code has a category.
 */
export function categoryOf(ntee: string | null, foundation: string | null): Category | null {
  return OF_LETTER.get(ntee?.charAt(0) ?? '') ?? FOUNDATIONS[foundation ?? ''] ?? null;
}

export function isCategory(text: string): text is Category {
  return (CATEGORIES as readonly string[]).includes(text);
}
