import type { Migration } from '.';

/** Fees that the charity absorbs are not part of the charge. The charity owes them separately. */
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
