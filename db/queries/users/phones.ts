/** Stores the phones of users, and the codes that confirm them. See docs/rules/users.md. */
import { Op } from 'sequelize';
import { changeRows, type Database, selectRows } from '../../database';
import { list, lock, remove, update } from '../../rows';
import { users } from '../../tables/accounts';
import { type PhoneCodeRow, phoneCodes } from '../../tables/persons';

export type PhoneCode = PhoneCodeRow;

/** Stores a code that is about to be sent. Returns false if the same request stored it before. */
export async function insertPhoneCode(
  tx: Database,
  { id, userId, phone, askedAt, expiresAt }: Omit<PhoneCode, 'sentAt' | 'tries' | 'confirmedAt'>,
): Promise<boolean> {
  const inserted = await changeRows(
    tx,
    `INSERT INTO phone_codes (id, user_id, phone, asked_at, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO NOTHING`,
    [id, userId, phone, askedAt, expiresAt],
  );
  return inserted > 0;
}

export async function updatePhoneCode(
  tx: Database,
  id: string,
  changes: Partial<Pick<PhoneCode, 'sentAt' | 'tries' | 'confirmedAt'>>,
): Promise<void> {
  await update(tx, phoneCodes, { id }, changes);
}

/** Reads a code and locks it until the transaction ends. */
export async function lockPhoneCode(tx: Database, id: string): Promise<PhoneCode | undefined> {
  return lock(tx, phoneCodes, { id });
}

/** Deletes a code that the vendor did not take. */
export async function deletePhoneCode(tx: Database, id: string): Promise<void> {
  await remove(tx, phoneCodes, { id });
}

/** Returns the newest code that a user was sent. */
export async function findNewestSentCode(db: Database, userId: string): Promise<PhoneCode | undefined> {
  const [code] = await list(
    db,
    phoneCodes,
    { userId, sentAt: { [Op.ne]: null } },
    { order: [['askedAt', 'DESC']], limit: 1 },
  );
  return code;
}

/** Counts the codes that were asked for since a time: of a user, and for a phone. */
export async function countPhoneCodes(
  db: Database,
  { userId, phone, since }: { userId: string; phone: string; since: Date },
): Promise<{ ofUser: number; ofPhone: number }> {
  const [counts] = await selectRows<{ ofUser: number; ofPhone: number }>(
    db,
    `SELECT (SELECT count(*)::int FROM phone_codes WHERE user_id = $1 AND asked_at > $3) AS of_user,
       (SELECT count(*)::int FROM phone_codes WHERE phone = $2 AND asked_at > $3) AS of_phone`,
    [userId, phone, since],
  );
  return counts ?? { ofUser: 0, ofPhone: 0 };
}

/** Deletes a batch of codes that were asked for before a time. Returns how many it deleted. */
export async function deleteOldPhoneCodes(db: Database, before: Date, limit: number): Promise<number> {
  return changeRows(
    db,
    'DELETE FROM phone_codes WHERE id IN (SELECT id FROM phone_codes WHERE asked_at < $1 LIMIT $2)',
    [before, limit],
  );
}

export async function updatePhone(
  tx: Database,
  userId: string,
  { phone, confirmedAt }: { phone: string; confirmedAt: Date },
): Promise<void> {
  await update(tx, users, { id: userId }, { phone, phoneConfirmedAt: confirmedAt });
}

/** Counts the other users who confirmed the phone of a user. */
export async function countSharersOfPhone(db: Database, userId: string): Promise<number> {
  const [counted] = await selectRows<{ sharers: number }>(
    db,
    `SELECT count(*)::int AS sharers FROM users u JOIN users o ON o.phone = u.phone AND o.id <> u.id WHERE u.id = $1`,
    [userId],
  );
  return counted?.sharers ?? 0;
}
