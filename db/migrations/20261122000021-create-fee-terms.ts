import type { Migration } from '.';

/** Stores the fee terms that operators grant charities. Each change is a new row, and the newest row applies. */
export const feeTerms: Migration = {
  name: '20261122000021-create-fee-terms',
  up: `
    CREATE TABLE fee_terms (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      nonprofit_approved boolean NOT NULL,
      negotiated_ppm bigint CHECK (negotiated_ppm BETWEEN 0 AND 1000000),
      high_volume_ppm bigint CHECK (high_volume_ppm BETWEEN 0 AND 1000000),
      high_volume_minimum_usd_minor numeric(38, 0),
      high_volume_starts_on date,
      high_volume_committed_until date,
      high_volume_review_on date,
      custom_reporting boolean NOT NULL,
      api_premium boolean NOT NULL,
      reason text NOT NULL,
      changed_by text NOT NULL REFERENCES users,
      changed_at timestamptz NOT NULL,
      CHECK (num_nonnulls(high_volume_ppm, high_volume_minimum_usd_minor, high_volume_starts_on,
        high_volume_committed_until, high_volume_review_on) IN (0, 5))
    );
    CREATE INDEX fee_terms_charity ON fee_terms (charity_id, id);

    CREATE FUNCTION refuse_fee_terms_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'fee terms are only ever added: change them with a new row' USING ERRCODE = 'restrict_violation';
    END $$;
    CREATE TRIGGER fee_terms_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON fee_terms
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_fee_terms_change();
  `,
  down: `
    DROP TABLE fee_terms;
    DROP FUNCTION refuse_fee_terms_change;
  `,
};
