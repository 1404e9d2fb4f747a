import type { Migration } from '.';

/** Drops the trigger that listed verified charities. The operation that verifies a charity now lists it. */
export const listedByOperation: Migration = {
  name: '20261129000000-list-verified-charities-by-operation',
  up: `
    DROP TRIGGER charities_verified_are_listed ON charities;
    DROP FUNCTION list_verified_charity;
  `,
  down: `
    CREATE FUNCTION list_verified_charity() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.listed := true;
      RETURN NEW;
    END $$;
    CREATE TRIGGER charities_verified_are_listed BEFORE UPDATE ON charities FOR EACH ROW
      WHEN (NEW.source = 'member' AND NEW.verified AND NOT OLD.verified)
      EXECUTE FUNCTION list_verified_charity();
  `,
};
