/** Stores the phones of users, and the codes that confirm them. See docs/rules/users.md. */
import { Op } from 'sequelize';
import { changeRows, type Database, runStatement } from '../../database';
import { find, insert, list, lock, remove, update } from '../../rows';
import { users } from '../../tables/accounts';
import { type PhoneCodeRow, phoneCodes } from '../../tables/persons';

export type PhoneCode = PhoneCodeRow;

export async function findPhoneCode(db: Database, id: string): Promise<PhoneCode | undefined> {
  return find(db, phoneCodes, { id });
}

/** Locks a phone until the transaction ends, so that codes of several users at once are counted. */
export async function lockPhone(tx: Database, phone: string): Promise<void> {
  await runStatement(tx, `SELECT pg_advisory_xact_lock(hashtextextended('phones/' || $1, 0))`, [phone]);
}

/** Stores a code that is about to be sent. */
export async function insertPhoneCode(
  tx: Database,
  code: Omit<PhoneCode, 'tries' | 'confirmedAt'>,
): Promise<void> {
  await insert(tx, phoneCodes, code);
}

/** Reads a code and locks it until the transaction ends. */
export async function lockPhoneCode(tx: Database, id: string): Promise<PhoneCode | undefined> {
  return lock(tx, phoneCodes, { id });
}

export async function updatePhoneCode(
  tx: Database,
  id: string,
  changes: Partial<Pick<PhoneCode, 'tries' | 'confirmedAt'>>,
): Promise<void> {
  await update(tx, phoneCodes, { id }, changes);
}

/** Deletes a code that was not sent. */
export async function deletePhoneCode(tx: Database, id: string): Promise<void> {
  await remove(tx, phoneCodes, { id });
}

/** Returns the newest code of a user. */
export async function findNewestPhoneCode(db: Database, userId: string): Promise<PhoneCode | undefined> {
  const [code] = await list(
    db,
    phoneCodes,
    { userId },
    {
      order: [
        ['askedAt', 'DESC'],
        ['id', 'DESC'],
      ],
      limit: 1,
    },
  );
  return code;
}

/** Lists when codes were asked for since a time, newest first: those of a user, or those for a phone. */
export async function listPhoneCodeTimes(
  db: Database,
  of: Pick<PhoneCode, 'userId'> | Pick<PhoneCode, 'phone'>,
  since: Date,
): Promise<Date[]> {
  const where = { ...of, askedAt: { [Op.gt]: since } };
  const codes = await list(db, phoneCodes, where, { order: [['askedAt', 'DESC']] });
  return codes.map(({ askedAt }) => askedAt);
}

/** Deletes a batch of codes that no limit counts any more. Returns how many it deleted. */
export async function forgetOldPhoneCodes(db: Database, limit = 5_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM phone_codes WHERE id IN (
       SELECT id FROM phone_codes WHERE asked_at < now() - interval '2 days' LIMIT $1
     )`,
    [limit],
  );
}

export async function updatePhone(
  tx: Database,
  userId: string,
  { phone, confirmedAt }: { phone: string; confirmedAt: Date },
): Promise<void> {
  await update(tx, users, { id: userId }, { phone, phoneConfirmedAt: confirmedAt });
}
