/** Finds the donors who must be compared with the sanctions lists again. */
import { SCREENING } from '../../../domain/verification/evidence';
import { type Level } from '../../../domain/verification/vocabulary';
import { type Database, selectRows } from '../../database';
import { isCareDue } from '../platform/care-attempts';

interface DonorToScreen {
  /** The verification in force. */
  id: string;
  name: string;
}

interface Batch {
  level: Level;
  /** An earlier screening is too old. */
  oldBefore: Date;
  at: Date;
  limit: number;
}

/**
 * Lists donors of a level whose last screening is too old, or was made with an earlier edition of a list. The latest
 * evidence names the editions by the time of their import.
 */
export async function listDonorsToScreen(
  db: Database,
  { level, oldBefore, at, limit }: Batch,
): Promise<DonorToScreen[]> {
  return selectRows(
    db,
    `SELECT v.id, u.name
     FROM verifications v JOIN users u ON u.id = v.user_id
       LEFT JOIN LATERAL (SELECT checked_at, facts FROM verification_evidence
                          WHERE verification_id = v.id AND source = $1 ORDER BY id DESC LIMIT 1) e ON true
     WHERE v.entity_type = 'donor' AND v.level = $2 AND v.in_force AND ${isCareDue('donor_screening', 'v.id', '$3')}
       AND (e.checked_at IS NULL OR e.checked_at < $4 OR EXISTS (
         SELECT 1 FROM sanction_lists l WHERE NOT EXISTS (
           SELECT 1 FROM jsonb_array_elements(e.facts->'lists') f
           WHERE f->>'list' = l.list AND (f->>'imported_at')::timestamptz >= l.imported_at)))
     ORDER BY v.id LIMIT $5`,
    [SCREENING, level, at, oldBefore, limit],
  );
}
