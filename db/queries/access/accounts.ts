import { type VerificationLevel } from '../../../domain/gifts/gift';
import { newId } from '../../../new-id';
import { type Database, selectRows } from '../../database';
import { type UserRow } from '../../models/accounts';

/** Stores a new account and returns its id. Returns the existing id when the only platform account already exists. */
export async function insertAccount(
  db: Database,
  account: { name: string; kind: 'personal' | 'platform' },
): Promise<string> {
  const [row] = await selectRows<{ id: string }>(
    db,
    `INSERT INTO accounts (id, name, kind) VALUES ($1, $2, $3)
     ON CONFLICT (kind) WHERE kind = 'platform' DO UPDATE SET kind = 'platform' RETURNING id`,
    [newId('account'), account.name, account.kind],
  );
  if (row === undefined) throw new Error('the account was not stored');
  return row.id;
}

/** Locks an account until the transaction ends. */
export async function lockAccount(tx: Database, id: string): Promise<void> {
  await selectRows(tx, 'SELECT id FROM accounts WHERE id = $1 FOR UPDATE', [id]);
}

/** The current verification level of a user. */
export async function findVerificationLevel(db: Database, userId: string): Promise<VerificationLevel> {
  const [row] = await selectRows<{ level: VerificationLevel }>(
    db,
    'SELECT verification_level AS level FROM users WHERE id = $1',
    [userId],
  );
  return row?.level ?? 'none';
}

/** Stores the verification level of a user. */
export async function updateVerificationLevel(
  tx: Database,
  userId: string,
  level: VerificationLevel,
): Promise<void> {
  await tx.models.users.update(
    { verificationLevel: level },
    { where: { id: userId }, transaction: tx.transaction },
  );
}

/** Stores a new user of an account. */
export async function insertUser(db: Database, user: UserRow): Promise<void> {
  await db.models.users.create(user, { transaction: db.transaction, returning: false });
}

/** One user. */
export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const row = await db.models.users.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}
