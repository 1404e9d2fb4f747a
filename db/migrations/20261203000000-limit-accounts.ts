import type { Migration } from '.';

/**
 * The plan and its hourly limit belong to the account, so that more keys do not mean more requests. An account gets the
 * largest plan of its live keys. Only processes of the earlier release still read the plan and limit of `api_keys`. A
 * later migration drops them.
 */
export const limitAccounts: Migration = {
  name: '20261203000000-limit-accounts',
  up: `
    ALTER TABLE accounts
      ADD COLUMN plan text NOT NULL DEFAULT 'standard' CHECK (plan IN ('standard', 'premium', 'enterprise')),
      ADD COLUMN hourly_limit integer CHECK (hourly_limit > 0);
    UPDATE accounts SET plan = largest.plan, hourly_limit = largest.hourly_limit
    FROM (
      SELECT DISTINCT ON (account_id) account_id, plan, hourly_limit FROM api_keys
      WHERE revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())
      ORDER BY account_id, array_position(ARRAY['enterprise', 'premium', 'standard'], plan), hourly_limit DESC
    ) largest WHERE largest.account_id = accounts.id;
    ALTER TABLE accounts ADD CHECK ((plan = 'enterprise') = (hourly_limit IS NOT NULL));
    ALTER TABLE api_keys ALTER COLUMN plan SET DEFAULT 'standard';
  `,
  down: `
    ALTER TABLE api_keys ALTER COLUMN plan DROP DEFAULT;
    ALTER TABLE accounts DROP COLUMN plan, DROP COLUMN hourly_limit;
  `,
};
