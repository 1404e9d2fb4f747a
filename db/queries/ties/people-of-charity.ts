/** Finds out what a person must be to confirm changes of a charity. */
import { type Database, selectRows } from '../../database';
import { sameDocumentSql } from '../verification/documents';

export interface PeopleQuery {
  charityId: string;
  users: readonly string[];
  /** A later member does not count. */
  joinedBy: Date;
}

/** Lists the users who are members of long standing and hold a person verification from `standard` up. */
export async function listPeopleOfCharity(
  db: Database,
  { charityId, users, joinedBy }: PeopleQuery,
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT m.user_id AS id FROM charity_members m
     WHERE m.charity_id = $1 AND m.user_id = ANY($2) AND m.created_at <= $3 AND EXISTS (
       SELECT FROM verifications v WHERE v.entity_id = m.user_id AND v.user_id = m.user_id AND v.in_force AND v.level <> 'basic'
     )`,
    [charityId, [...users], joinedBy],
  );
  return rows.map(({ id }) => id);
}

/** Returns true if both users ever sent the same identity document. */
export async function shareIdentityDocument(db: Database, one: string, other: string): Promise<boolean> {
  const documents = (user: string) =>
    `(SELECT d.* FROM verifications v JOIN verification_documents d ON d.verification_id = v.id
      WHERE v.entity_id = ${user} AND v.user_id = ${user} AND d.type = 'government_id')`;
  const sql = `SELECT FROM ${documents('$1')} a, ${documents('$2')} b WHERE ${sameDocumentSql('a', 'b')} LIMIT 1`;
  const rows = await selectRows(db, sql, [one, other]);
  return rows.length > 0;
}
