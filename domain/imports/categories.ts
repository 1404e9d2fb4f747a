/** The platform's primary categories, and their mapping from the register's codes. */

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

/** The letters of the NTEE major groups in each category; Z (unknown) is in none. */
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

/** IRS foundation codes that imply a category: church, school, hospital. */
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

/** The category of an NTEE code by its major group, else of an IRS foundation code, else none. */
export function categoryOf(ntee: string | null, foundation: string | null): Category | null {
  return OF_LETTER.get(ntee?.charAt(0) ?? '') ?? FOUNDATIONS[foundation ?? ''] ?? null;
}

/** Whether a text is one of the ten categories. */
export function isCategory(text: string): text is Category {
  return (CATEGORIES as readonly string[]).includes(text);
}
