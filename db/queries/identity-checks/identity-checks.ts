/** Stores the identity checks that a vendor makes. */
import {
  type IdentityCheckState,
  type IdentityProblem,
} from '../../../domain/identity-checks/identity-check';
import { type Database, runStatement, selectRows } from '../../database';
import { isCareDue } from '../platform/care-attempts';

export interface IdentityCheck {
  id: string;
  verificationId: string;
  stageEnteredAt: Date;
  vendor: string;
  /** The vendor's id of the check; null until the vendor has answered. */
  reference: string | null;
  state: IdentityCheckState;
  problem: IdentityProblem | null;
  nameMatches: boolean | null;
  askAgainAt: Date;
  endsAt: Date;
}

const COLUMNS = `id, verification_id, stage_entered_at, vendor, reference, state,
  problem, name_matches, ask_again_at, ends_at`;

/** Finds the newest check of a verification. */
export async function findNewestIdentityCheck(
  db: Database,
  verificationId: string,
): Promise<IdentityCheck | undefined> {
  const [row] = await selectRows<IdentityCheck>(
    db,
    `SELECT ${COLUMNS} FROM identity_checks WHERE verification_id = $1 ORDER BY id DESC LIMIT 1`,
    [verificationId],
  );
  return row;
}

export async function findIdentityCheck(db: Database, id: string): Promise<IdentityCheck | undefined> {
  const [row] = await selectRows<IdentityCheck>(db, `SELECT ${COLUMNS} FROM identity_checks WHERE id = $1`, [
    id,
  ]);
  return row;
}

export async function insertIdentityCheck(
  tx: Database,
  check: IdentityCheck & { requestedAt: Date },
): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO identity_checks
       (id, verification_id, stage_entered_at, vendor, state, ask_again_at, ends_at, requested_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      check.id,
      check.verificationId,
      check.stageEnteredAt,
      check.vendor,
      check.state,
      check.askAgainAt,
      check.endsAt,
      check.requestedAt,
    ],
  );
}

/** Stores the progress of an open check. */
export async function updateIdentityCheck(
  tx: Database,
  check: IdentityCheck & { concludedAt: Date | null },
): Promise<void> {
  await runStatement(
    tx,
    `UPDATE identity_checks SET reference = $2, state = $3, problem = $4, name_matches = $5, ask_again_at = $6,
       concluded_at = $7
     WHERE id = $1 AND concluded_at IS NULL`,
    [
      check.id,
      check.reference,
      check.state,
      check.problem,
      check.nameMatches,
      check.askAgainAt,
      check.concludedAt,
    ],
  );
}

/** Lists concluded checks that the vendor has yet to redact. */
export async function listChecksToRedact(
  db: Database,
  { vendor, at, limit }: { vendor: string; at: Date; limit: number },
): Promise<{ id: string; reference: string }[]> {
  return selectRows(
    db,
    `SELECT c.id, c.reference FROM identity_checks c
     WHERE c.concluded_at IS NOT NULL AND c.redacted_at IS NULL AND c.reference IS NOT NULL AND c.vendor = $1
       AND ${isCareDue('identity_redaction', 'c.id', '$2')}
     ORDER BY c.ask_again_at LIMIT $3`,
    [vendor, at, limit],
  );
}

/** Lists open checks whose time ended before `endedBefore`. No verification waits for them any more. */
export async function listAbandonedChecks(
  db: Database,
  { vendor, endedBefore, at, limit }: { vendor: string; endedBefore: Date; at: Date; limit: number },
): Promise<IdentityCheck[]> {
  return selectRows(
    db,
    `SELECT ${COLUMNS} FROM identity_checks
     WHERE concluded_at IS NULL AND ends_at < $2 AND vendor = $1
       AND ${isCareDue('abandoned_identity_check', 'identity_checks.id', '$4')}
     ORDER BY ends_at LIMIT $3`,
    [vendor, endedBefore, limit, at],
  );
}

/** Stores that the vendor redacts a check. */
export async function markRedacted(tx: Database, id: string, at: Date): Promise<void> {
  await runStatement(
    tx,
    'UPDATE identity_checks SET redacted_at = $2 WHERE id = $1 AND concluded_at IS NOT NULL',
    [id, at],
  );
}
