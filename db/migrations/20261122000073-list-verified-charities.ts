import type { Migration } from '.';

/** Lists a member's charity when it is verified. Until then, only its members vouch for its data. */
export const listVerifiedCharities: Migration = {
  name: '20261122000073-list-verified-charities',
  up: `
    CREATE FUNCTION list_verified_charity() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.listed := true;
      RETURN NEW;
    END $$;
    CREATE TRIGGER charities_verified_are_listed BEFORE UPDATE ON charities FOR EACH ROW
      WHEN (NEW.source = 'member' AND NEW.verified AND NOT OLD.verified)
      EXECUTE FUNCTION list_verified_charity();
  `,
  down: `
    DROP TRIGGER charities_verified_are_listed ON charities;
    DROP FUNCTION list_verified_charity;
  `,
};
