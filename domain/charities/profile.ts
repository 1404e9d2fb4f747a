/** Limits the texts of a charity. See docs/rules/charities.md. */
export const PROFILE = { nameLength: 200, descriptionLength: 5_000 } as const;

/** Campaigns and opportunities have the same limits for tags, and opportunities also for skills. */
export const TAGS = { most: 20, length: 50 } as const;
