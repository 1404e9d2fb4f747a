import type { Migration } from '.';

/** Returns SQL that replaces a part of the function `write_fee_lines`. Works on any version that contains the part. */
export const rewriteFeeLines = (from: string, to: string) => `
  DO $rewrite$
  DECLARE
    source text := pg_get_functiondef('write_fee_lines'::regproc);
  BEGIN
    IF position($part$${from}$part$ IN source) = 0 THEN RAISE EXCEPTION 'write_fee_lines has another form'; END IF;
    EXECUTE replace(source, $part$${from}$part$, $part$${to}$part$);
  END $rewrite$;`;

const CONDITION = `WHERE r.decision IS DISTINCT FROM 'platform_bears'`;
const WITHOUT_COSTS = `${CONDITION} AND t.kind <> 'processing_cost'`;

/**
 * Books the fee that a processor actually took for a charge. A processing_cost posting has no fee line of its own. Its
 * cost is in the fee line of the completed gift.
 */
export const processingCosts: Migration = {
  name: '20261214010000-book-processing-costs',
  up: `
    ALTER TABLE charges
      ADD COLUMN cost_minor numeric(38, 0),
      ADD COLUMN cost_booked_at timestamptz,
      ADD COLUMN cost_asked_at timestamptz,
      ADD CHECK ((cost_minor IS NULL) = (cost_booked_at IS NULL));
    CREATE INDEX charges_without_cost ON charges (cost_asked_at NULLS FIRST)
      WHERE processor <> 'sandbox' AND state = 'approved' AND cost_booked_at IS NULL;
    ALTER TABLE fee_lines ADD COLUMN cost_usd_minor bigint;
    ${rewriteFeeLines(CONDITION, WITHOUT_COSTS)}
  `,
  down: `
    ${rewriteFeeLines(WITHOUT_COSTS, CONDITION)}
    ALTER TABLE fee_lines DROP COLUMN cost_usd_minor;
    ALTER TABLE charges DROP COLUMN cost_minor, DROP COLUMN cost_booked_at, DROP COLUMN cost_asked_at;
  `,
};
