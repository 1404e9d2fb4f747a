/** Finds out whether a person is related to a charity. Related persons must not decide about the charity. */
import { type Database, selectRows } from '../../database';

export interface Relation {
  charityId: string;
  persons: readonly string[];
  /** Members who left before this moment are no longer related. */
  since: Date;
}

/** Returns true if one of the persons created the charity, or is a current or recent member. */
export async function isRelatedToCharity(
  db: Database,
  { charityId, persons, since }: Relation,
): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM charities WHERE id = $1 AND created_by = ANY($2)
     UNION ALL SELECT 1 FROM charity_members WHERE charity_id = $1 AND user_id = ANY($2)
     UNION ALL SELECT 1 FROM former_members WHERE charity_id = $1 AND user_id = ANY($2) AND left_at > $3
     LIMIT 1`,
    [charityId, persons, since],
  );
  return rows.length > 0;
}
