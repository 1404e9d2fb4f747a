import { type Database } from '../../database';
import { type OauthClientRow } from '../../models/identity';

export type OauthClient = OauthClientRow;

/** Stores a new client; only the hash of its secret is kept. */
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

/** Reads a client and locks it until the transaction ends. */
export async function lockOauthClient(tx: Database, id: string): Promise<OauthClient | undefined> {
  const row = await tx.models.oauthClients.findByPk(id, { transaction: tx.transaction, lock: true });
  return row?.get({ plain: true });
}

/** Updates a client. Lock it first. */
export async function updateOauthClient(
  tx: Database,
  id: string,
  changes: Partial<Pick<OauthClient, 'revokedAt' | 'secretHash' | 'issuedBy'>>,
): Promise<void> {
  await tx.models.oauthClients.update(changes, { where: { id }, transaction: tx.transaction });
}
