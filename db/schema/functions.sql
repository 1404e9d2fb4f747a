-- Functions, and the triggers that call them.

-- Returns 1 if a sum becomes positive, -1 if it stops being so, else 0.
CREATE FUNCTION came_by(before numeric, change numeric) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
SELECT (coalesce(before, 0) + change > 0)::integer - (coalesce(before, 0) > 0)::integer
$$;

-- Refuses a ledger transaction that does not sum to zero in each currency.
CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_entries WHERE transaction_id = NEW.transaction_id
    GROUP BY currency HAVING sum(amount_minor) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();

-- Keeps listed_charity_counts.
CREATE FUNCTION count_listed_charities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listed_charity_counts AS counts
      SELECT coalesce(category, ''), verified, count(*) FROM made WHERE listed GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (category, verified) DO UPDATE SET charities = counts.charities + excluded.charities;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO listed_charity_counts AS counts
      SELECT coalesce(category, ''), verified, -count(*) FROM gone WHERE listed GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (category, verified) DO UPDATE SET charities = counts.charities + excluded.charities;
  ELSE
    INSERT INTO listed_charity_counts AS counts
      SELECT coalesce(category, ''), verified, sum(change) FROM (
        SELECT category, verified, 1 AS change FROM made WHERE listed
        UNION ALL SELECT category, verified, -1 FROM gone WHERE listed
      ) changes GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
      ON CONFLICT (category, verified) DO UPDATE SET charities = counts.charities + excluded.charities;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER charities_count_changed AFTER UPDATE ON charities REFERENCING OLD TABLE AS gone NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION count_listed_charities();
CREATE TRIGGER charities_count_gone AFTER DELETE ON charities REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION count_listed_charities();
CREATE TRIGGER charities_count_made AFTER INSERT ON charities REFERENCING NEW TABLE AS made FOR EACH STATEMENT
  EXECUTE FUNCTION count_listed_charities();

-- What a gift adds to the sums of impact.
CREATE FUNCTION gift_impact(gift donations)
  RETURNS TABLE(day date, amount_minor numeric, usd_minor numeric, donations integer, recurring integer)
  LANGUAGE sql STABLE AS $$
SELECT (coalesce(gift.settled_at, gift.created_at) AT TIME ZONE 'UTC')::date,
  gift.amount_minor - gift.refunded_minor,
  gift.amount_usd_minor - round(gift.amount_usd_minor * gift.refunded_minor / gift.amount_minor),
  1, (to_jsonb(gift) ->> 'recurring_id' IS NOT NULL)::integer
WHERE gift.status IN ('completed', 'disputed') AND gift.redirected_to IS NULL
$$;

-- What hours add to the sums of impact.
CREATE FUNCTION hours_impact(work volunteer_hours) RETURNS TABLE(day date, hundredths integer, submissions integer)
  LANGUAGE sql STABLE AS $$
SELECT work.worked_on, work.hundredths, 1 WHERE work.status = 'verified'
$$;

-- A register import rewrites `listed`. A revoked charity stays unlisted.
CREATE FUNCTION keep_revoked_charity_unlisted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed := false;
  RETURN NEW;
END
$$;
CREATE TRIGGER charities_revoked_are_unlisted BEFORE INSERT OR UPDATE ON charities FOR EACH ROW
  WHEN (new.revoked_at IS NOT NULL) EXECUTE FUNCTION keep_revoked_charity_unlisted();

-- Records changed charities for the search index. Other columns are ignored.
CREATE FUNCTION note_changed_charities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_changes (entity_type, entity_id) SELECT 'organization', id FROM made WHERE listed;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO search_changes (entity_type, entity_id) SELECT 'organization', id FROM gone WHERE listed;
  ELSE
    WITH changed AS (
      SELECT made.id FROM made JOIN gone USING (id)
      WHERE (made.listed OR gone.listed) AND (made.listed, made.ein, made.name, made.category, made.description,
        made.tags, made.city, made.state, made.postal_code, made.country, made.latitude, made.longitude, made.logo,
        made.rating, made.founded, made.verified, made.verification_level, made.staff_count,
        made.annual_budget_dollars, made.payment_methods, made.transparency_rating, made.sub_category, made.programs)
        IS DISTINCT FROM (gone.listed, gone.ein, gone.name, gone.category, gone.description, gone.tags, gone.city,
        gone.state, gone.postal_code, gone.country, gone.latitude, gone.longitude, gone.logo, gone.rating,
        gone.founded, gone.verified, gone.verification_level, gone.staff_count, gone.annual_budget_dollars,
        gone.payment_methods, gone.transparency_rating, gone.sub_category, gone.programs)
    )
    INSERT INTO search_changes (entity_type, entity_id)
      SELECT 'organization', id FROM changed
      UNION ALL SELECT 'campaign', campaigns.id FROM campaigns JOIN changed ON charity_id = changed.id
      UNION ALL SELECT 'opportunity', opportunities.id FROM opportunities JOIN changed ON charity_id = changed.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER charities_search_changed AFTER UPDATE ON charities REFERENCING OLD TABLE AS gone NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_charities();
CREATE TRIGGER charities_search_gone AFTER DELETE ON charities REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION note_changed_charities();
CREATE TRIGGER charities_search_made AFTER INSERT ON charities REFERENCING NEW TABLE AS made FOR EACH STATEMENT
  EXECUTE FUNCTION note_changed_charities();

-- Records the charity of a gift for the search index.
CREATE FUNCTION note_changed_gift() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (entity_type, entity_id) VALUES ('organization', NEW.charity_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER donations_search_changed AFTER UPDATE OF status, redirected_to ON donations FOR EACH ROW
  WHEN ((new.status <> old.status AND new.status <> 'failed') OR (new.redirected_to IS DISTINCT FROM
    old.redirected_to))
  EXECUTE FUNCTION note_changed_gift();
CREATE TRIGGER donations_search_redirected AFTER INSERT ON donations FOR EACH ROW
  WHEN (new.redirected_from IS NOT NULL) EXECUTE FUNCTION note_changed_gift();

-- Records changed campaigns and opportunities for the search index.
CREATE FUNCTION note_changed_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (entity_type, entity_id) SELECT TG_ARGV[0], id FROM moved;
  RETURN NULL;
END
$$;
CREATE TRIGGER campaigns_search_delete AFTER DELETE ON campaigns REFERENCING OLD TABLE AS moved FOR EACH STATEMENT
  EXECUTE FUNCTION note_changed_offers('campaign');
CREATE TRIGGER campaigns_search_insert AFTER INSERT ON campaigns REFERENCING NEW TABLE AS moved FOR EACH STATEMENT
  EXECUTE FUNCTION note_changed_offers('campaign');
CREATE TRIGGER campaigns_search_update AFTER UPDATE ON campaigns REFERENCING NEW TABLE AS moved FOR EACH STATEMENT
  EXECUTE FUNCTION note_changed_offers('campaign');
CREATE TRIGGER opportunities_search_delete AFTER DELETE ON opportunities REFERENCING OLD TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_offers('opportunity');
CREATE TRIGGER opportunities_search_insert AFTER INSERT ON opportunities REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_offers('opportunity');
CREATE TRIGGER opportunities_search_update AFTER UPDATE ON opportunities REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_offers('opportunity');

-- Records charities whose register entry changed for the search index.
CREATE FUNCTION note_changed_register() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (entity_type, entity_id)
    SELECT 'organization', charities.id FROM made JOIN charities ON charities.ein = made.ein WHERE charities.listed;
  RETURN NULL;
END
$$;
CREATE TRIGGER register_search_changed AFTER UPDATE ON register_entries REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_register();

-- Records entities whose ranking signals changed for the search index.
CREATE FUNCTION note_changed_signals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (entity_type, entity_id) SELECT entity_type, entity_id FROM made;
  RETURN NULL;
END
$$;
CREATE TRIGGER signals_search_changed AFTER UPDATE ON search_signals REFERENCING NEW TABLE AS made FOR EACH STATEMENT
  EXECUTE FUNCTION note_changed_signals();
CREATE TRIGGER signals_search_made AFTER INSERT ON search_signals REFERENCING NEW TABLE AS made FOR EACH STATEMENT
  EXECUTE FUNCTION note_changed_signals();

-- Writes a delta for each posting that changes a charity's funds. A gift counts as pending until its money is
-- available. Its pending amount is never negative, so a debt lowers the available amount at once.
CREATE FUNCTION note_charity_funds() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO charity_fund_deltas
      (transaction_id, charity_id, currency, payable_minor, absorbed_minor, posted_at, available_at, pending_minor)

SELECT change.*, t.posted_at, CASE WHEN d.available_at > t.posted_at THEN d.available_at END AS available_at,
  CASE WHEN d.available_at > t.posted_at
    THEN greatest(earlier.minor + payable_minor - absorbed_minor, 0) - greatest(earlier.minor, 0)
    ELSE 0 END AS pending_minor
FROM (
  SELECT transaction_id, split_part(account, '/', 2) AS charity_id, currency,
    coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'charity/%/payable'), 0) AS payable_minor,
    -coalesce(sum(amount_minor) FILTER (WHERE account NOT LIKE 'charity/%/payable'), 0) AS absorbed_minor
  FROM added WHERE account LIKE 'charity/%' GROUP BY 1, 2, 3
) AS change
JOIN ledger_transactions t ON t.id = change.transaction_id
LEFT JOIN donations d ON d.id = t.donation_id AND d.charity_id = change.charity_id
CROSS JOIN LATERAL (
  SELECT CASE WHEN t.kind = 'completed' OR d.available_at IS NULL OR d.available_at <= t.posted_at THEN 0 ELSE
    coalesce((
    SELECT sum(e.amount_minor) FROM ledger_transactions other JOIN ledger_entries e ON e.transaction_id = other.id
    WHERE other.donation_id = d.id AND other.id <> t.id AND e.currency = change.currency
      AND e.account LIKE 'charity/' || change.charity_id || '/%'
  ), 0) END AS minor
) AS earlier;
    RETURN NULL;
  END
$$;
CREATE TRIGGER ledger_entries_charity_funds AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_charity_funds();

-- Writes a delta for each change of a gift.
CREATE FUNCTION note_gift_impact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO impact_deltas (charity_id, user_id, campaign_id, day, currency, amount_minor, usd_minor,
    donations, recurring, hundredths, submissions, at)
  SELECT NEW.charity_id, NEW.donor_user_id, NEW.campaign_id, day, NEW.currency,
    sum(change.amount_minor), sum(change.usd_minor), sum(change.donations), sum(change.recurring), 0, 0,
    coalesce(NEW.settled_at, NEW.created_at)
  FROM (
    SELECT * FROM gift_impact(NEW)
    UNION ALL SELECT day, -amount_minor, -usd_minor, -donations, -recurring FROM gift_impact(OLD)
  ) change GROUP BY day HAVING sum(change.amount_minor) <> 0 OR sum(change.donations) <> 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER donations_impact_changed AFTER UPDATE OF status, refunded_minor, redirected_to ON donations
  FOR EACH ROW
  WHEN (old.status <> new.status OR old.refunded_minor <> new.refunded_minor OR (old.redirected_to IS DISTINCT FROM
    new.redirected_to))
  EXECUTE FUNCTION note_gift_impact();
CREATE TRIGGER donations_impact_made AFTER INSERT ON donations FOR EACH ROW
  WHEN (new.status IN ('completed', 'disputed')) EXECUTE FUNCTION note_gift_impact();

-- Writes a delta for each change of hours.
CREATE FUNCTION note_hours_impact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO impact_deltas (charity_id, user_id, day, currency, amount_minor, usd_minor,
    donations, recurring, hundredths, submissions, at)
  SELECT NEW.charity_id, NEW.volunteer_user_id, day, '', 0, 0, 0, 0,
    sum(change.hundredths), sum(change.submissions), coalesce(NEW.decided_at, NEW.submitted_at)
  FROM (
    SELECT * FROM hours_impact(NEW)
    UNION ALL SELECT day, -hundredths, -submissions FROM hours_impact(OLD)
  ) change GROUP BY day HAVING sum(change.submissions) <> 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER volunteer_hours_impact_changed AFTER UPDATE OF status ON volunteer_hours FOR EACH ROW
  WHEN (old.status <> new.status) EXECUTE FUNCTION note_hours_impact();
CREATE TRIGGER volunteer_hours_impact_made AFTER INSERT ON volunteer_hours FOR EACH ROW WHEN (new.status = 'verified')
  EXECUTE FUNCTION note_hours_impact();

-- Only new rows are allowed.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to';
END
$$;
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW
  EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_audit_change();

-- Refuses a posting into a closed month. The current month has its own lock, and all past months share one. Postings
-- share the lock, and closing takes it alone, so that no posting slips in after the check.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posted_in date := date_trunc('month', NEW.posted_at AT TIME ZONE 'UTC')::date;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7273, CASE
    WHEN posted_in >= date_trunc('month', now() AT TIME ZONE 'UTC') THEN to_char(posted_in, 'YYYYMM')::integer
    ELSE 0 END);
  IF EXISTS (SELECT 1 FROM closed_months WHERE month >= posted_in) THEN
    RAISE EXCEPTION 'the month of % is closed: book the change in a later month', NEW.posted_at
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_transactions_open_month BEFORE INSERT ON ledger_transactions FOR EACH ROW
  EXECUTE FUNCTION refuse_closed_month();

-- Only new rows are allowed.
CREATE FUNCTION refuse_fee_terms_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'fee terms are only ever added: change them with a new row' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER fee_terms_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON fee_terms FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_fee_terms_change();

-- Only new rows are allowed.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger rows are only ever added: reverse with a new posting' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER statements_are_final BEFORE DELETE OR UPDATE OR TRUNCATE ON statements FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_ledger_change();

-- Only new rows are allowed.
CREATE FUNCTION refuse_verification_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of verifications is only ever added to';
END
$$;
CREATE TRIGGER verification_history_is_final BEFORE DELETE OR UPDATE ON verification_history FOR EACH ROW
  EXECUTE FUNCTION refuse_verification_history_change();

-- Converts minor units to US cents, rounded half up.
CREATE FUNCTION to_usd_minor(minor numeric, currency text, usd_per_unit numeric) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN round(minor * usd_per_unit * CASE
  WHEN currency IN ('USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'INR') THEN 1
  WHEN currency = 'JPY' THEN 100
  WHEN currency = 'USDC' THEN 0.0001
  WHEN currency = 'ETH' THEN 0.0000000000000001
END);

-- Converts a part as its share of one conversion: all parts of a subject add up to the conversion of their sum.
CREATE FUNCTION usd_share(before_minor numeric, part_minor numeric, currency text, usd_per_unit numeric) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN to_usd_minor(before_minor + part_minor, currency, usd_per_unit)
  - to_usd_minor(before_minor, currency, usd_per_unit);

-- Writes the fees of a posting in US dollars. The caller has locked the gift, payout or subscription that it belongs to.
CREATE FUNCTION write_fee_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO fee_lines (transaction_id, kind, subject_id, posted_on, charity_id, account_id, payment_method,
    organization_tier, donations, usd_per_unit, donation_minor, covered_minor, platform_minor, processing_minor,
    additional_minor, borne_minor, absorbed_minor, donation_usd_minor, covered_usd_minor, platform_usd_minor,
    processing_usd_minor, additional_usd_minor, borne_usd_minor, absorbed_usd_minor, net_usd_minor)
  WITH posted AS (
    SELECT transaction_id, currency,
      -coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'donor/%' OR account LIKE 'issuer/%'
        OR account = 'platform/losses'), 0) AS charge,
      coalesce(sum(amount_minor) FILTER (WHERE account = 'platform/fees'), 0) AS platform,
      coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'processor/%'), 0) AS processing,
      coalesce(sum(amount_minor) FILTER (WHERE account IN ('platform/services', 'platform/chargebacks')), 0) AS
        additional,
      -coalesce(sum(amount_minor) FILTER (WHERE account = 'platform/refund-costs'), 0) AS borne,
      -coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'charity/%/absorbed-platform-fees'), 0) AS
        absorbed_platform,
      -coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'charity/%/absorbed-processing-fees'), 0) AS
        absorbed_processing,
      max(split_part(account, '/', 2)) FILTER (WHERE account LIKE 'charity/%/payable') AS payee
    FROM added GROUP BY transaction_id, currency
  ), known AS (
    SELECT p.*, t.posted_at, (t.posted_at AT TIME ZONE 'UTC')::date AS posted_on, d.account_id, d.payment_method,
      d.organization_tier, d.usd_per_unit AS gift_rate, coalesce(d.charity_id, p.payee) AS charity_id,
      coalesce(t.donation_id, t.cause) AS subject_id,
      CASE WHEN t.donation_id IS NOT NULL THEN 'donation' WHEN t.kind LIKE 'payout%' THEN 'payout_fee'
        WHEN t.kind = 'subscription_billed' THEN 'subscription' ELSE 'service' END AS kind,
      CASE t.kind WHEN 'completed' THEN 1 ELSE 0 END AS donations,
      CASE WHEN charge = 0 THEN 0 ELSE sign(charge) * coalesce(r.amount_minor, s.amount_minor,
        round(abs(charge) * d.amount_minor / d.total_charge_minor)) END AS donation
    FROM posted p
    JOIN ledger_transactions t ON t.id = p.transaction_id
    LEFT JOIN donations d ON d.id = t.donation_id
    LEFT JOIN refunds r ON t.kind IN ('refunded', 'refund_failed') AND r.id = t.cause
    LEFT JOIN disputes s ON t.kind IN ('disputed', 'dispute_joined', 'dispute_won', 'dispute_lost',
      'dispute_reversed') AND s.id = t.cause
    WHERE t.kind NOT IN ('processing_cost', 'redirected') AND (t.donation_id IS NOT NULL OR additional <> 0)
  ), parts AS (
    SELECT *, donation AS donation_part, charge - donation AS covered_part, platform - absorbed_platform AS
      platform_part, processing - absorbed_processing AS processing_part, additional AS additional_part, borne AS
      borne_part, absorbed_platform + absorbed_processing AS absorbed_part FROM known
  ), sums AS (
    SELECT p.*, coalesce(e.usd_per_unit, gift_rate, (SELECT x.usd_per_unit FROM exchange_rates x
        WHERE x.currency = p.currency ORDER BY x.date > p.posted_on, x.date DESC LIMIT 1)) AS rate,
      coalesce(e.donation, 0) + coalesce(sum(donation_part) OVER earlier, 0) AS donation_before,
      coalesce(e.covered, 0) + coalesce(sum(covered_part) OVER earlier, 0) AS covered_before,
      coalesce(e.platform, 0) + coalesce(sum(platform_part) OVER earlier, 0) AS platform_before,
      coalesce(e.processing, 0) + coalesce(sum(processing_part) OVER earlier, 0) AS processing_before,
      coalesce(e.additional, 0) + coalesce(sum(additional_part) OVER earlier, 0) AS additional_before,
      coalesce(e.borne, 0) + coalesce(sum(borne_part) OVER earlier, 0) AS borne_before,
      coalesce(e.absorbed, 0) + coalesce(sum(absorbed_part) OVER earlier, 0) AS absorbed_before
    FROM parts p
    CROSS JOIN LATERAL (
      SELECT max(l.usd_per_unit) AS usd_per_unit, sum(l.donation_minor) AS donation, sum(l.covered_minor) AS covered,
        sum(l.platform_minor) AS platform, sum(l.processing_minor) AS processing,
        sum(l.additional_minor) AS additional, sum(l.borne_minor) AS borne, sum(l.absorbed_minor) AS absorbed
      FROM fee_lines l WHERE l.subject_id = p.subject_id
    ) e
    WINDOW earlier AS (PARTITION BY p.subject_id ORDER BY p.posted_at, p.transaction_id
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
  ), figures AS (
    SELECT *, usd_share(donation_before, donation_part, currency, rate) AS donation_usd,
      usd_share(covered_before, covered_part, currency, rate) AS covered_usd,
      usd_share(platform_before, platform_part, currency, rate) AS platform_usd,
      usd_share(processing_before, processing_part, currency, rate) AS processing_usd,
      usd_share(additional_before, additional_part, currency, rate) AS additional_usd,
      usd_share(borne_before, borne_part, currency, rate) AS borne_usd,
      usd_share(absorbed_before, absorbed_part, currency, rate) AS absorbed_usd
    FROM sums
  )
  SELECT transaction_id, kind, subject_id, posted_on, charity_id, account_id, payment_method, organization_tier,
    donations, rate, donation_part, covered_part, platform_part, processing_part, additional_part, borne_part,
    absorbed_part, donation_usd, covered_usd, platform_usd, processing_usd, additional_usd, borne_usd, absorbed_usd,
    donation_usd + covered_usd - platform_usd - processing_usd - additional_usd + borne_usd
  FROM figures ORDER BY posted_at, transaction_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_entries_fee_lines AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION write_fee_lines();
