/** Finds out whether a person is related to a charity. Related persons must not decide about the charity. */
import { type Database, selectRows } from '../../database';
import { WAITS_AS_MEMBER } from '../approvals/approvals';

export interface Relation {
  charityId: string;
  persons: readonly string[];
  /** Members who left before this moment are no longer related. */
  since: Date;
  at: Date;
}

/** Returns true if one of the persons created the charity, or is a current, pending or recent member. */
export async function isRelatedToCharity(
  db: Database,
  { charityId, persons, since, at }: Relation,
): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM charities WHERE id = $1 AND created_by = ANY($2)
     UNION ALL SELECT 1 FROM charity_members WHERE charity_id = $1 AND user_id = ANY($2)
     UNION ALL SELECT 1 FROM approvals WHERE charity_id = $1 AND ${WAITS_AS_MEMBER} AND expires_at > $4
       AND change->'after'->>'user_id' = ANY($2)
     UNION ALL SELECT 1 FROM former_members WHERE charity_id = $1 AND user_id = ANY($2) AND left_at > $3
     LIMIT 1`,
    [charityId, persons, since, at],
  );
  return rows.length > 0;
}
