import { type Database, selectRows } from '../../database';
import { type OauthClientRow } from '../../models/identity';

export type OauthClient = OauthClientRow;

/** Stores a new client; of its secret only the hash. */
export async function insertOauthClient(tx: Database, client: OauthClient): Promise<void> {
  await tx.models.oauthClients.create(client, { transaction: tx.transaction, returning: false });
}

/** One client, revoked or not. */
export async function findOauthClient(db: Database, id: string): Promise<OauthClient | undefined> {
  const row = await db.models.oauthClients.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** A page of all clients, newest first, and how many there are. */
export async function listOauthClients(
  db: Database,
  page: { limit: number; offset: number },
): Promise<{ clients: OauthClient[]; total: number }> {
  const { rows, count } = await db.models.oauthClients.findAndCountAll({
    order: [['id', 'DESC']],
    ...page,
    transaction: db.transaction,
  });
  return { clients: rows.map((row) => row.get({ plain: true })), total: count };
}

/** Revokes a client; false when there is none that was not revoked before. */
export async function revokeOauthClient(tx: Database, id: string, at: Date): Promise<boolean> {
  const rows = await selectRows(
    tx,
    'UPDATE oauth_clients SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING 1',
    [id, at],
  );
  return rows.length > 0;
}

/** Gives a client a new secret; the old one ends at once. */
export async function replaceClientSecret(tx: Database, id: string, secretHash: string): Promise<void> {
  await tx.models.oauthClients.update({ secretHash }, { where: { id }, transaction: tx.transaction });
}
