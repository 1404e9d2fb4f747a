import type { Migration } from '.';

/**
 * Triggers count the listed charities by category and verification. Every page of the list shows a total, and counting
 * half a million rows would take 40 to 200 ms. A charity without a category counts under ''.
 */
export const listedCharityCounts: Migration = {
  name: '20261121000007-count-listed-charities',
  up: `
    CREATE TABLE listed_charity_counts (
      category text NOT NULL,
      verified boolean NOT NULL,
      charities bigint NOT NULL,
      PRIMARY KEY (category, verified)
    );
    INSERT INTO listed_charity_counts
      SELECT coalesce(category, ''), verified, count(*) FROM charities WHERE listed GROUP BY 1, 2;

    -- Always locks the counts in the same order, so that two transactions never deadlock.
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
    END $$;

    CREATE TRIGGER charities_count_made AFTER INSERT ON charities
      REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION count_listed_charities();
    CREATE TRIGGER charities_count_changed AFTER UPDATE ON charities
      REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION count_listed_charities();
    CREATE TRIGGER charities_count_gone AFTER DELETE ON charities
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_listed_charities();
  `,
  down: `
    DROP TRIGGER charities_count_made ON charities;
    DROP TRIGGER charities_count_changed ON charities;
    DROP TRIGGER charities_count_gone ON charities;
    DROP FUNCTION count_listed_charities;
    DROP TABLE listed_charity_counts;
  `,
};
