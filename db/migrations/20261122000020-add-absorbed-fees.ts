import type { Migration } from '.';

/** Fees that the charity takes on itself are no part of the charge: they are owed beside it. */
export const absorbedFees: Migration = {
  name: '20261122000020-add-absorbed-fees',
  up: `
    ALTER TABLE donations
      ADD COLUMN absorbed_platform_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (absorbed_platform_minor >= 0),
      ADD COLUMN absorbed_processing_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (absorbed_processing_minor >= 0);
  `,
  down: `
    ALTER TABLE donations DROP COLUMN absorbed_platform_minor, DROP COLUMN absorbed_processing_minor;
  `,
};
