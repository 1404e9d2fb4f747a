/** The weight of each ranking factor, in percent. See docs/rules/search.md. */
export const WEIGHTS = { text: 30, behavior: 25, quality: 20, social: 15, personalization: 10 } as const;

export type Factor = keyof typeof WEIGHTS;

export const FACTORS = Object.keys(WEIGHTS) as Factor[];
