/** Finds the reader of a mail, the reader's language, and whether an address bounces. */
import { type MailGroup, type MailKind, type OptionalKind } from '../../../domain/mails/kinds';
import { type Database, runStatement, selectRows } from '../../database';
import { list, update } from '../../rows';
import { userLogins, users } from '../../tables/accounts';
import { guests } from '../../tables/guests';
import { activeSql } from '../users/erasures';
import { mailsSwitchedOff } from '../../tables/messages';

export interface Reader {
  email: string;
  locale: string;
}

/** Lists the members of a charity who have an address. */
export async function listMemberReaders(db: Database, charityId: string): Promise<Reader[]> {
  return selectRows<Reader>(
    db,
    `SELECT l.email, u.locale FROM charity_members m
       JOIN user_logins l ON l.user_id = m.user_id JOIN users u ON u.id = m.user_id
     WHERE m.charity_id = $1 ORDER BY l.email`,
    [charityId],
  );
}

/** Lists the reviewers and operators who have a confirmed address, except some users, and people who are blocked or to be erased. */
export async function listDeciderReaders(db: Database, except: readonly string[]): Promise<Reader[]> {
  return selectRows<Reader>(
    db,
    `SELECT l.email, u.locale FROM users u JOIN user_logins l ON l.user_id = u.id
     WHERE (u.is_reviewer OR u.is_operator) AND l.confirmed_at IS NOT NULL AND u.id <> ALL ($1::text[])
       AND ${activeSql('u.id')}
     ORDER BY l.email`,
    [except],
  );
}

/** Lists the operators who have a confirmed address. */
export async function listOperatorReaders(db: Database): Promise<(Reader & { userId: string })[]> {
  return selectRows<Reader & { userId: string }>(
    db,
    `SELECT u.id AS user_id, l.email, u.locale FROM users u JOIN user_logins l ON l.user_id = u.id
     WHERE u.is_operator AND l.confirmed_at IS NOT NULL ORDER BY l.email`,
  );
}

/** Finds the language of an address. Without an account, it is the language of the user who writes to it. */
export async function findLocaleOf(db: Database, email: string, writerId: string): Promise<string> {
  const [row] = await selectRows<{ locale: string | null }>(
    db,
    `SELECT coalesce(
       (SELECT u.locale FROM user_logins l JOIN users u ON u.id = l.user_id WHERE l.email = $1),
       (SELECT locale FROM users WHERE id = $2)) AS locale`,
    [email, writerId],
  );
  return row?.locale ?? 'en';
}

/** `confirmed` means that a mailed link opened the guest's session. */
export type GuestReader = 'confirmed' | 'unconfirmed';

/**
 * Finds the reader of a kind of mail. For a guest that was taken over, this is the user who took it over. Returns
 * undefined if the reader has no usable address, or switched the kind off. An account's address must be confirmed.
 */
export async function findReader(
  db: Database,
  userId: string,
  kind: MailKind,
): Promise<(Reader & { userId: string; guest: GuestReader | null }) | undefined> {
  const [reader] = await selectRows<Reader & { userId: string; guest: GuestReader | null }>(
    db,
    `WITH reader AS (
       SELECT coalesce((SELECT taken_over_by FROM guests WHERE user_id = $1), $1) AS id
     )
     SELECT reader.id AS user_id, coalesce(l.email, g.email) AS email, u.locale,
       CASE WHEN g.user_id IS NULL THEN NULL WHEN g.confirmed_at IS NULL THEN 'unconfirmed' ELSE 'confirmed' END AS guest
     FROM reader JOIN users u ON u.id = reader.id
       LEFT JOIN user_logins l ON l.user_id = reader.id AND l.confirmed_at IS NOT NULL AND l.bouncing_since IS NULL
       LEFT JOIN guests g ON g.user_id = reader.id AND g.email IS NOT NULL AND g.bouncing_since IS NULL
     WHERE (l.user_id IS NOT NULL OR g.user_id IS NOT NULL)
       AND NOT EXISTS (SELECT 1 FROM mails_switched_off o WHERE o.user_id = reader.id AND o.kind = $2)`,
    [userId, kind],
  );
  return reader;
}

/** Returns the kinds of mails that a user switched off. */
export async function listSwitchedOff(db: Database, userId: string): Promise<OptionalKind[]> {
  const rows = await list(db, mailsSwitchedOff, { userId });
  return rows.map(({ kind }) => kind);
}

/** The groups of mails that depend on what a user does besides giving. */
export type Concerns = Record<Exclude<MailGroup, 'giving'>, boolean>;

/** Finds out which mails can reach a user. A verification is of a charity or of the user. */
export async function findConcerns(db: Database, userId: string): Promise<Concerns> {
  const [concerns] = await selectRows<Concerns>(
    db,
    `SELECT
       EXISTS (SELECT FROM volunteer_hours WHERE volunteer_user_id = $1)
         OR EXISTS (SELECT FROM qualifications WHERE user_id = $1) AS volunteering,
       EXISTS (SELECT FROM charity_members WHERE user_id = $1)
         OR EXISTS (SELECT FROM verifications WHERE user_id = $1)
         OR EXISTS (SELECT FROM saved_reports WHERE user_id = $1) AS charities,
       EXISTS (SELECT FROM webhook_endpoints e JOIN users u ON u.account_id = e.account_id WHERE u.id = $1) AS development`,
    [userId],
  );
  return concerns ?? { volunteering: false, charities: false, development: false };
}

/** Switches a kind of mail off or on. Idempotent. */
export async function saveSwitch(
  tx: Database,
  { userId, kind, isOn }: { userId: string; kind: OptionalKind; isOn: boolean },
): Promise<void> {
  const statement = isOn
    ? 'DELETE FROM mails_switched_off WHERE user_id = $1 AND kind = $2'
    : 'INSERT INTO mails_switched_off (user_id, kind) VALUES ($1, $2) ON CONFLICT DO NOTHING';
  await runStatement(tx, statement, [userId, kind]);
}

export async function saveLocale(tx: Database, userId: string, locale: string): Promise<void> {
  await update(tx, users, { id: userId }, { locale });
}

/** Returns true if an address bounces. Unknown addresses do not bounce. */
export async function isBouncing(db: Database, email: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM user_logins WHERE email = $1 AND bouncing_since IS NOT NULL
     UNION ALL SELECT 1 FROM guests WHERE email = $1 AND bouncing_since IS NOT NULL LIMIT 1`,
    [email],
  );
  return rows.length > 0;
}

/** Marks an address as bouncing, unless it already is. */
export async function markBouncing(tx: Database, email: string, at: Date): Promise<void> {
  await update(tx, userLogins, { email, bouncingSince: null }, { bouncingSince: at });
  await update(tx, guests, { email, bouncingSince: null }, { bouncingSince: at });
}

/** Marks a user's address as no longer bouncing. */
export async function clearBouncing(tx: Database, userId: string): Promise<void> {
  await update(tx, userLogins, { userId }, { bouncingSince: null });
}
