/** Stores the identity checks that a vendor makes. */
import { Op } from 'sequelize';
import { type Database, selectRows } from '../../database';
import { find, insert, list, update } from '../../rows';
import { columnsOf } from '../../tables/columns';
import { type IdentityCheckRow, identityChecks } from '../../tables/verification';
import { isCareDue } from '../platform/care-attempts';

export type IdentityCheck = Omit<IdentityCheckRow, 'concludedAt' | 'redactedAt'>;

/** Finds the newest check of a verification. */
export async function findNewestIdentityCheck(
  db: Database,
  verificationId: string,
): Promise<IdentityCheck | undefined> {
  const [check] = await list(db, identityChecks, { verificationId }, { order: [['id', 'DESC']], limit: 1 });
  return check;
}

export async function findIdentityCheck(db: Database, id: string): Promise<IdentityCheck | undefined> {
  return find(db, identityChecks, { id });
}

export async function insertIdentityCheck(tx: Database, check: IdentityCheck): Promise<void> {
  await insert(tx, identityChecks, check);
}

/** Stores the progress of an open check. */
export async function updateIdentityCheck(
  tx: Database,
  check: IdentityCheck & { concludedAt: Date | null },
): Promise<void> {
  const { id, reference, state, problem, nameMatches, askAgainAt, concludedAt } = check;
  const progress = { reference, state, problem, nameMatches, askAgainAt, concludedAt };
  await update(tx, identityChecks, { id, concludedAt: null }, progress);
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
    `SELECT ${columnsOf(identityChecks)} FROM identity_checks
     WHERE concluded_at IS NULL AND ends_at < $2 AND vendor = $1
       AND ${isCareDue('abandoned_identity_check', 'identity_checks.id', '$4')}
     ORDER BY ends_at LIMIT $3`,
    [vendor, endedBefore, limit, at],
  );
}

/** Stores that the vendor redacts a check. */
export async function markRedacted(tx: Database, id: string, at: Date): Promise<void> {
  await update(tx, identityChecks, { id, concludedAt: { [Op.ne]: null } }, { redactedAt: at });
}
