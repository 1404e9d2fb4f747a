import type { Migration } from '.';

/**
 * Triggers insert a delta for each change of gifts and hours. So gifts never wait for a lock on a row of sums. The
 * worker later adds the deltas to the sums. Current figures are the sums plus the remaining deltas.
 */
export const impact: Migration = {
  name: '20261122000072-create-impact',
  up: `
    CREATE TABLE impact_deltas (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      charity_id text NOT NULL,
      user_id text NOT NULL,
      campaign_id text,
      day date NOT NULL,
      -- Empty for hours.
      currency text NOT NULL,
      amount_minor numeric(38, 0) NOT NULL,
      usd_minor numeric(38, 0) NOT NULL,
      donations integer NOT NULL,
      recurring integer NOT NULL,
      hundredths integer NOT NULL,
      submissions integer NOT NULL,
      at timestamptz NOT NULL
    );
    CREATE INDEX impact_deltas_charity ON impact_deltas (charity_id);
    CREATE INDEX impact_deltas_user ON impact_deltas (user_id);
    CREATE INDEX impact_deltas_campaign ON impact_deltas (campaign_id) WHERE campaign_id IS NOT NULL;

    CREATE TABLE charity_impact (
      charity_id text PRIMARY KEY,
      usd_minor numeric(38, 0) NOT NULL,
      donations bigint NOT NULL,
      donors bigint NOT NULL,
      recurring_donors bigint NOT NULL,
      hundredths bigint NOT NULL,
      volunteers bigint NOT NULL
    );
    CREATE TABLE charity_impact_months (
      charity_id text NOT NULL,
      month date NOT NULL,
      currency text NOT NULL,
      amount_minor numeric(38, 0) NOT NULL,
      usd_minor numeric(38, 0) NOT NULL,
      donations bigint NOT NULL,
      hundredths bigint NOT NULL,
      PRIMARY KEY (charity_id, month, currency)
    );
    -- Used to compute a donor's share of the results that a charity reports for a period.
    CREATE TABLE charity_impact_days (
      charity_id text NOT NULL,
      day date NOT NULL,
      usd_minor numeric(38, 0) NOT NULL,
      PRIMARY KEY (charity_id, day)
    );
    CREATE TABLE charity_supporters (
      charity_id text NOT NULL,
      user_id text NOT NULL,
      usd_minor numeric(38, 0) NOT NULL,
      donations bigint NOT NULL,
      recurring bigint NOT NULL,
      hundredths bigint NOT NULL,
      submissions bigint NOT NULL,
      PRIMARY KEY (charity_id, user_id)
    );
    CREATE INDEX charity_supporters_user ON charity_supporters (user_id);

    CREATE TABLE achievements (
      user_id text NOT NULL REFERENCES users,
      badge text NOT NULL,
      earned_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, badge)
    );

    CREATE TABLE impact_reports (
      id text PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      period_start date NOT NULL,
      period_end date NOT NULL,
      beneficiaries_reached integer NOT NULL CHECK (beneficiaries_reached >= 0),
      projects_completed integer NOT NULL CHECK (projects_completed >= 0),
      carbon_offset_grams bigint CHECK (carbon_offset_grams >= 0),
      summary text,
      evidence text[] NOT NULL DEFAULT '{}',
      reported_by text NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL,
      withdrawn_at timestamptz,
      CHECK (period_start <= period_end)
    );
    CREATE INDEX impact_reports_charity ON impact_reports (charity_id, period_start) WHERE withdrawn_at IS NULL;

    -- A gift counts while it is completed or disputed, with its amount less refunds.
    CREATE FUNCTION gift_impact(gift donations)
      RETURNS TABLE (day date, amount_minor numeric, usd_minor numeric, donations integer, recurring integer)
      LANGUAGE sql STABLE AS $$
      SELECT (coalesce(gift.settled_at, gift.created_at) AT TIME ZONE 'UTC')::date,
        gift.amount_minor - gift.refunded_minor,
        gift.amount_usd_minor - round(gift.amount_usd_minor * gift.refunded_minor / gift.amount_minor),
        1, (to_jsonb(gift) ->> 'recurring_id' IS NOT NULL)::integer
      WHERE gift.status IN ('completed', 'disputed')
    $$;
    -- Hours count while they are verified.
    CREATE FUNCTION hours_impact(work volunteer_hours)
      RETURNS TABLE (day date, hundredths integer, submissions integer)
      LANGUAGE sql STABLE AS $$
      SELECT work.worked_on, work.hundredths, 1 WHERE work.status = 'verified'
    $$;

    -- Returns 1 if the change makes a person a supporter, -1 if the person is no longer a supporter, otherwise 0.
    CREATE FUNCTION came_by(before numeric, change numeric) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
      SELECT (coalesce(before, 0) + change > 0)::integer - (coalesce(before, 0) > 0)::integer
    $$;

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
    END $$;
    CREATE TRIGGER donations_impact_made AFTER INSERT ON donations
      FOR EACH ROW WHEN (NEW.status IN ('completed', 'disputed')) EXECUTE FUNCTION note_gift_impact();
    CREATE TRIGGER donations_impact_changed AFTER UPDATE OF status, refunded_minor ON donations
      FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.refunded_minor <> NEW.refunded_minor)
      EXECUTE FUNCTION note_gift_impact();

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
    END $$;
    CREATE TRIGGER volunteer_hours_impact_made AFTER INSERT ON volunteer_hours
      FOR EACH ROW WHEN (NEW.status = 'verified') EXECUTE FUNCTION note_hours_impact();
    CREATE TRIGGER volunteer_hours_impact_changed AFTER UPDATE OF status ON volunteer_hours
      FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_hours_impact();

    INSERT INTO impact_deltas (charity_id, user_id, campaign_id, day, currency, amount_minor, usd_minor,
      donations, recurring, hundredths, submissions, at)
    SELECT d.charity_id, d.donor_user_id, d.campaign_id, i.day, d.currency, i.amount_minor, i.usd_minor,
      i.donations, i.recurring, 0, 0, coalesce(d.settled_at, d.created_at)
    FROM donations d, gift_impact(d) i;
  `,
  down: `
    DROP TRIGGER volunteer_hours_impact_changed ON volunteer_hours;
    DROP TRIGGER volunteer_hours_impact_made ON volunteer_hours;
    DROP TRIGGER donations_impact_changed ON donations;
    DROP TRIGGER donations_impact_made ON donations;
    DROP FUNCTION note_hours_impact, note_gift_impact, came_by, hours_impact, gift_impact;
    DROP TABLE impact_reports, achievements, charity_supporters, charity_impact_days, charity_impact_months,
      charity_impact, impact_deltas;
  `,
};
