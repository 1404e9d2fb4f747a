import { type VerificationLevel } from '../../../domain/gifts/gift';
import { newId } from '../../../new-id';
import { type Database, selectRows } from '../../database';
import { find, insert, list, lock, update } from '../../rows';
import { type NewRowOf } from '../../tables/columns';
import { type AccountRow, accounts, type UserRow, users } from '../../tables/accounts';

export type Account = AccountRow;
export type User = UserRow;
/** Only the enterprise plan has its own hourly limit. */
export type AccountQuota = Pick<Account, 'plan' | 'hourlyLimit'>;

/** Stores a new account and returns its id. If the platform account already exists, returns the existing id. */
export async function insertAccount(
  db: Database,
  account: Pick<Account, 'name' | 'kind'> & Partial<AccountQuota>,
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
  return (await find(db, accounts, { kind: 'platform' }))?.id;
}

export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  return find(db, accounts, { id });
}

/** Reads an account and locks it until the transaction ends. */
export async function lockAccount(tx: Database, id: string): Promise<Account | undefined> {
  return lock(tx, accounts, { id });
}

export async function updateAccountQuota(
  tx: Database,
  id: string,
  { plan, hourlyLimit }: AccountQuota,
): Promise<void> {
  await update(tx, accounts, { id }, { plan, hourlyLimit });
}

/** Returns the current verification level of a user. */
export async function findVerificationLevel(db: Database, userId: string): Promise<VerificationLevel> {
  return (await find(db, users, { id: userId }))?.verificationLevel ?? 'none';
}

export async function updateVerificationLevel(
  tx: Database,
  userId: string,
  level: VerificationLevel,
): Promise<void> {
  await update(tx, users, { id: userId }, { verificationLevel: level });
}

export async function updateUserName(tx: Database, userId: string, name: string): Promise<void> {
  await update(tx, users, { id: userId }, { name });
}

/** Makes a user a reviewer and an operator. */
export async function updateOperator(tx: Database, userId: string): Promise<void> {
  await update(tx, users, { id: userId }, { isReviewer: true, isOperator: true });
}

export async function insertUser(db: Database, user: NewRowOf<typeof users>): Promise<void> {
  await insert(db, users, user);
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  return find(db, users, { id });
}

/** Returns the names of users by id. */
export async function listNamesOfUsers(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await list(db, users, { id: ids });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findAccountIdOfUser(db: Database, userId: string): Promise<string | undefined> {
  return (await find(db, users, { id: userId }))?.accountId;
}
