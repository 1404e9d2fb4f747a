/** Limits the texts of a charity. See docs/rules/charities.md. */
export const PROFILE = { nameLength: 200, descriptionLength: 5_000 } as const;

/** The limits for the tags of charities, campaigns and opportunities, and for the skills of opportunities. */
export const TAGS = { most: 20, length: 50 } as const;
