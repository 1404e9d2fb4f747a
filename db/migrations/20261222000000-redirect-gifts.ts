import type { Migration } from '.';

/** The kinds of leaves before this migration. */
const LEAF_KINDS = `'gift', 'refund', 'dispute_lost', 'refund_failed', 'statement', 'unknown'`;

const giftImpact = (condition: string) => `
  CREATE OR REPLACE FUNCTION gift_impact(gift donations)
    RETURNS TABLE (day date, amount_minor numeric, usd_minor numeric, donations integer, recurring integer)
    LANGUAGE sql STABLE AS $$
    SELECT (coalesce(gift.settled_at, gift.created_at) AT TIME ZONE 'UTC')::date,
      gift.amount_minor - gift.refunded_minor,
      gift.amount_usd_minor - round(gift.amount_usd_minor * gift.refunded_minor / gift.amount_minor),
      1, (to_jsonb(gift) ->> 'recurring_id' IS NOT NULL)::integer
    WHERE gift.status IN ('completed', 'disputed')${condition}
  $$;`;

/**
 * A gift to an unclaimed charity can be redirected to another charity. A new gift then replaces it. Only the new gift
 * counts in sums, so the impact trigger also reacts to `redirected_to`.
 */
export const redirectedGifts: Migration = {
  name: '20261222000000-redirect-gifts',
  up: `
    ALTER TABLE donations
      ADD COLUMN redirected_from text UNIQUE REFERENCES donations,
      ADD COLUMN redirected_to text UNIQUE REFERENCES donations,
      -- The gift whose charge paid for this one. Null unless the gift was redirected.
      ADD COLUMN origin_id text REFERENCES donations,
      -- When the donor was told to choose another charity or a refund.
      ADD COLUMN choice_offered_at timestamptz,
      ADD CONSTRAINT donations_redirected_are_whole
        CHECK (redirected_to IS NULL OR (status = 'completed' AND refunded_minor = 0)),
      ADD CONSTRAINT donations_redirected_have_an_origin CHECK ((redirected_from IS NULL) = (origin_id IS NULL));
    CREATE INDEX donations_choosable ON donations (settled_at, id)
      WHERE status = 'completed' AND redirected_to IS NULL AND refunded_minor = 0;
    ${giftImpact(' AND gift.redirected_to IS NULL')}
    DROP TRIGGER donations_impact_changed ON donations;
    CREATE TRIGGER donations_impact_changed AFTER UPDATE OF status, refunded_minor, redirected_to ON donations
      FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.refunded_minor <> NEW.refunded_minor
        OR OLD.redirected_to IS DISTINCT FROM NEW.redirected_to)
      EXECUTE FUNCTION note_gift_impact();
    DROP TRIGGER donations_search_changed ON donations;
    CREATE TRIGGER donations_search_changed AFTER UPDATE OF status, redirected_to ON donations
      FOR EACH ROW WHEN ((NEW.status <> OLD.status AND NEW.status <> 'failed')
        OR NEW.redirected_to IS DISTINCT FROM OLD.redirected_to) EXECUTE FUNCTION note_changed_gift();
    CREATE TRIGGER donations_search_redirected AFTER INSERT ON donations
      FOR EACH ROW WHEN (NEW.redirected_from IS NOT NULL) EXECUTE FUNCTION note_changed_gift();
    ALTER TABLE receipt_leaves DROP CONSTRAINT receipt_leaves_kind_check,
      ADD CONSTRAINT receipt_leaves_kind_check CHECK (kind IN (${LEAF_KINDS}, 'redirect'));
  `,
  down: `
    ALTER TABLE receipt_leaves DROP CONSTRAINT receipt_leaves_kind_check,
      ADD CONSTRAINT receipt_leaves_kind_check CHECK (kind IN (${LEAF_KINDS}));
    DROP TRIGGER donations_search_redirected ON donations;
    DROP TRIGGER donations_search_changed ON donations;
    CREATE TRIGGER donations_search_changed AFTER UPDATE OF status ON donations
      FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.status <> 'failed') EXECUTE FUNCTION note_changed_gift();
    DROP TRIGGER donations_impact_changed ON donations;
    CREATE TRIGGER donations_impact_changed AFTER UPDATE OF status, refunded_minor ON donations
      FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.refunded_minor <> NEW.refunded_minor)
      EXECUTE FUNCTION note_gift_impact();
    ${giftImpact('')}
    DROP INDEX donations_choosable;
    ALTER TABLE donations DROP COLUMN redirected_from, DROP COLUMN redirected_to, DROP COLUMN origin_id,
      DROP COLUMN choice_offered_at;
  `,
};
