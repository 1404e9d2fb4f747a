import type { Migration } from '.';

/**
 * Users may register OAuth clients. A client may have few users until an operator reviews it. The rows of its users are
 * never deleted, so a user who leaves makes no room for another.
 */
export const usersClients: Migration = {
  name: '20261203020000-let-users-make-clients',
  up: `
    ALTER TABLE oauth_clients
      ADD COLUMN made_by_owner boolean NOT NULL DEFAULT false,
      ADD COLUMN reviewed_at timestamptz;
    CREATE INDEX oauth_clients_made_by_owner ON oauth_clients (account_id, id) WHERE made_by_owner;
    CREATE TABLE oauth_client_users (
      client_id text NOT NULL REFERENCES oauth_clients,
      user_id text NOT NULL REFERENCES users,
      PRIMARY KEY (client_id, user_id)
    );
  `,
  down: `
    DROP TABLE oauth_client_users;
    DROP INDEX oauth_clients_made_by_owner;
    ALTER TABLE oauth_clients DROP COLUMN made_by_owner, DROP COLUMN reviewed_at;
  `,
};
