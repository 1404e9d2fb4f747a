import { type Database, selectRows } from '../../database';

/**
 * Returns true if a verification in force checked the identity of at least one member of the organization. A `basic`
 * verification checks no identity.
 */
export async function hasIdentifiedOfficer(db: Database, charityId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM charity_members m JOIN verifications v ON v.user_id = m.user_id
     WHERE m.charity_id = $1 AND v.in_force AND v.level <> 'basic' AND v.identity_check = 'completed' LIMIT 1`,
    [charityId],
  );
  return rows.length > 0;
}
