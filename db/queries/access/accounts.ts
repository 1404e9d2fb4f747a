import { type VerificationLevel } from '../../../domain/gifts/gift';
import { newId } from '../../../new-id';
import { type Database, selectRows } from '../../database';
import { type AccountRow, type UserRow } from '../../models/accounts';

export type Account = AccountRow;
export type User = UserRow;
/** Only the enterprise plan has its own hourly limit. */
export type AccountPlan = Pick<Account, 'plan' | 'hourlyLimit'>;

/** Stores a new account and returns its id. If the platform account already exists, returns the existing id. */
export async function insertAccount(
  db: Database,
  account: Pick<Account, 'name' | 'kind'> & Partial<AccountPlan>,
): Promise<string> {
  const { name, kind, plan = 'standard', hourlyLimit = null } = account;
  const [row] = await selectRows<{ id: string }>(
    db,
    `INSERT INTO accounts (id, name, kind, plan, hourly_limit) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (kind) WHERE kind = 'platform' DO UPDATE SET kind = 'platform' RETURNING id`,
    [newId('account'), name, kind, plan, hourlyLimit],
  );
  if (row === undefined) throw new Error('the account was not stored');
  return row.id;
}

/** Returns the id of the platform's own account. An installation without operators has none. */
export async function findPlatformAccount(db: Database): Promise<string | undefined> {
  const [row] = await selectRows<{ id: string }>(db, `SELECT id FROM accounts WHERE kind = 'platform'`);
  return row?.id;
}

export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  const row = await db.models.accounts.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Reads an account and locks it until the transaction ends. */
export async function lockAccount(tx: Database, id: string): Promise<Account | undefined> {
  const row = await tx.models.accounts.findByPk(id, { transaction: tx.transaction, lock: true });
  return row?.get({ plain: true });
}

export async function updateAccountPlan(
  tx: Database,
  id: string,
  { plan, hourlyLimit }: AccountPlan,
): Promise<void> {
  await tx.models.accounts.update({ plan, hourlyLimit }, { where: { id }, transaction: tx.transaction });
}

/** Returns the current verification level of a user. */
export async function findVerificationLevel(db: Database, userId: string): Promise<VerificationLevel> {
  const [row] = await selectRows<{ level: VerificationLevel }>(
    db,
    'SELECT verification_level AS level FROM users WHERE id = $1',
    [userId],
  );
  return row?.level ?? 'none';
}

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

export async function updateUserName(tx: Database, userId: string, name: string): Promise<void> {
  await tx.models.users.update({ name }, { where: { id: userId }, transaction: tx.transaction });
}

/** Makes a user a reviewer and an operator. */
export async function updateOperator(tx: Database, userId: string): Promise<void> {
  await tx.models.users.update(
    { isReviewer: true, isOperator: true },
    { where: { id: userId }, transaction: tx.transaction },
  );
}

export async function insertUser(
  db: Database,
  user: Omit<UserRow, 'locale'> & Partial<Pick<UserRow, 'locale'>>,
): Promise<void> {
  await db.models.users.create({ locale: 'en', ...user }, { transaction: db.transaction, returning: false });
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const row = await db.models.users.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

export async function findAccountIdOfUser(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await selectRows<{ accountId: string }>(
    db,
    'SELECT account_id AS "accountId" FROM users WHERE id = $1',
    [userId],
  );
  return row?.accountId;
}
