import { Op } from 'sequelize';
import { type Database, runStatement, selectRows } from '../../database';
import { count, find, insert, list, listPage, lock, update } from '../../rows';
import { type OauthClientRow, oauthClients, oauthClientUsers } from '../../tables/accounts';

export type OauthClient = OauthClientRow;

/** Stores a new client. The row holds only the hash of the client's secret. */
export async function insertOauthClient(tx: Database, client: OauthClient): Promise<void> {
  await insert(tx, oauthClients, client);
}

/** Finds a client, even a revoked one. */
export async function findOauthClient(db: Database, id: string): Promise<OauthClient | undefined> {
  return find(db, oauthClients, { id });
}

/** Returns a page of clients, newest first, and their total. */
export async function listOauthClients(
  db: Database,
  page: { limit: number; offset: number },
  /** Everybody's if nobody is named. */
  of: { userId?: string; madeByOwner?: true },
): Promise<{ clients: OauthClient[]; total: number }> {
  const { rows, total } = await listPage(db, oauthClients, of, { order: [['id', 'DESC']], ...page });
  return { clients: rows, total };
}

/** Returns the names of clients by id. Unknown ids are absent. */
export async function listClientNames(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await list(db, oauthClients, { id: ids });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the redirect URIs of an account's unrevoked clients. */
export async function listRedirectUris(db: Database, accountId: string): Promise<string[]> {
  const rows = await list(db, oauthClients, { accountId, revokedAt: null });
  return rows.flatMap((row) => row.redirectUris);
}

/** Reads a client and locks it until the transaction ends. */
export async function lockOauthClient(tx: Database, id: string): Promise<OauthClient | undefined> {
  return lock(tx, oauthClients, { id });
}

/** Updates a client. Lock it first. */
export async function updateOauthClient(
  tx: Database,
  id: string,
  changes: Partial<Pick<OauthClient, 'revokedAt' | 'secretHash' | 'reviewedAt' | 'issuedBy'>>,
): Promise<void> {
  await update(tx, oauthClients, { id }, changes);
}

/** Counts the clients that users of an account registered and nobody revoked. */
export async function countUsersClients(db: Database, accountId: string): Promise<number> {
  return count(db, oauthClients, { accountId, madeByOwner: true, revokedAt: null });
}

/** Counts all past and present users of a client, except the given user. */
export async function countOtherClientUsers(db: Database, clientId: string, userId: string): Promise<number> {
  return count(db, oauthClientUsers, { clientId, userId: { [Op.ne]: userId } });
}

/** Records a user of a client. Idempotent. */
export async function addClientUser(tx: Database, clientId: string, userId: string): Promise<void> {
  await runStatement(
    tx,
    'INSERT INTO oauth_client_users (client_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [clientId, userId],
  );
}

/**
 * Returns the name of a client's owner if the owner registered the client and no operator has reviewed it.
 */
export async function findUnreviewedOwner(db: Database, clientId: string): Promise<string | undefined> {
  const [owner] = await selectRows<{ name: string }>(
    db,
    `SELECT u.name FROM oauth_clients c JOIN users u ON u.id = c.user_id
     WHERE c.id = $1 AND c.made_by_owner AND c.reviewed_at IS NULL`,
    [clientId],
  );
  return owner?.name;
}
