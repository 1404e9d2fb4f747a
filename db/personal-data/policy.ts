/** Says for each table and column what a person's export shows, and what an erasure leaves. See docs/rules/users.md. */

/** What an export and an erasure do with a column. */
export interface ColumnPolicy {
  isExported: boolean;
  /** SQL of the value that replaces the column's at the erasure. Absent if the value stays, or goes with its row. */
  erasedTo?: string;
}

/** A table whose rows belong to a person. */
export interface PersonTable {
  /** SQL that is true for the person's rows. `$1` has the ids of the person's users, and `$2` the confirmed address. */
  rows: string;
  /** True if the erasure deletes the rows. */
  isDeleted?: true;
  /** Policies by the names of columns, with blanks between them. */
  columns: Record<string, ColumnPolicy>;
  /** Why a part of a row stays. Absent for a table whose rows are deleted. */
  kept?: string;
}

export const shown: ColumnPolicy = { isExported: true };
export const hidden: ColumnPolicy = { isExported: false };

/** Shown in an export. The erasure replaces the value. */
export function shownUntil(erasedTo: string): ColumnPolicy {
  return { isExported: true, erasedTo };
}

/** Left out of an export, because it is a secret or a mark of the platform. The erasure replaces the value. */
export function hiddenUntil(erasedTo: string): ColumnPolicy {
  return { isExported: false, erasedTo };
}

/** The name of everybody whose data were erased. Their id is the pseudonym that tells them apart. */
export const ERASED_NAME = `'Erased person'`;

/** SQL that is true for rows with the person's address. Postgres needs the type of `$1` in every statement with `$2`. */
export const OF_OWN_ADDRESS = '($1::text[] IS NOT NULL AND email = $2)';

/** SQL for the gifts of the person. */
export const OWN_GIFTS = 'SELECT id FROM donations WHERE donor_user_id = ANY($1)';

/** SQL for the verifications of the person. Those of a charity belong to the charity. */
export const OWN_VERIFICATIONS = 'SELECT id FROM verifications WHERE user_id = ANY($1)';

/** SQL for the accounts that the person shares with nobody. */
export const OWN_ACCOUNTS = `SELECT a.id FROM accounts a JOIN users u ON u.account_id = a.id
  WHERE u.id = ANY($1) AND a.kind = 'personal'
    AND NOT EXISTS (SELECT FROM users o WHERE o.account_id = a.id AND o.id <> ALL($1))`;

/** Why gifts and what belongs to them stay. */
export const BOOKS = 'the books of the charity and the platform must still add up';
/** Why decisions about a person stay. */
export const DECISIONS = 'nobody comes back without what was decided about them';
