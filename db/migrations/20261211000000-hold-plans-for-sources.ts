import type { Migration } from '.';

/**
 * A plan whose source was disabled waits for a new source. The platform later deletes removed sources at the processor.
 */
export const plansHeldForSources: Migration = {
  name: '20261211000000-hold-plans-for-sources',
  up: `
    ALTER TABLE recurring_plans ADD COLUMN needs_source boolean NOT NULL DEFAULT false;
    ALTER TABLE recurring_plans ADD CONSTRAINT recurring_plans_active_has_source CHECK (status <> 'active' OR NOT needs_source);

    ALTER TABLE payment_sources ADD COLUMN forgotten_at timestamptz;
    CREATE INDEX payment_sources_to_forget ON payment_sources (removed_at) WHERE removed_at IS NOT NULL AND forgotten_at IS NULL;
    CREATE INDEX payment_sources_setup ON payment_sources (setup_reference) WHERE setup_reference IS NOT NULL;
    -- The flag of a source that is not ready yet is only a wish.
    DROP INDEX payment_sources_one_default;
    CREATE UNIQUE INDEX payment_sources_one_default ON payment_sources (user_id, kind)
      WHERE is_default AND status = 'ready' AND removed_at IS NULL;
    CREATE INDEX charges_source ON charges (source_reference) WHERE state IN ('unasked', 'requires_action', 'processing');
  `,
  down: `
    DROP INDEX charges_source, payment_sources_one_default, payment_sources_setup;
    UPDATE payment_sources SET is_default = false WHERE status <> 'ready';
    CREATE UNIQUE INDEX payment_sources_one_default ON payment_sources (user_id, kind) WHERE is_default AND removed_at IS NULL;
    ALTER TABLE payment_sources DROP COLUMN forgotten_at;
    ALTER TABLE recurring_plans DROP COLUMN needs_source;
  `,
};
