/** Stores which versions of the terms users accepted. See docs/rules/users.md. */
import { type Database, runStatement } from '../../database';
import { list } from '../../rows';
import { type TermsAcceptanceRow, termsAcceptances } from '../../tables/persons';

export type TermsAcceptance = TermsAcceptanceRow;

/** Stores that a user accepts a version. Accepting it again keeps the first time. */
export async function insertTermsAcceptance(
  tx: Database,
  { userId, version, acceptedAt }: TermsAcceptance,
): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO terms_acceptances (user_id, version, accepted_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [userId, version, acceptedAt],
  );
}

/** Returns the version that a user accepted last. */
export async function findTermsAcceptance(
  db: Database,
  userId: string,
): Promise<TermsAcceptance | undefined> {
  const [newest] = await list(
    db,
    termsAcceptances,
    { userId },
    { order: [['acceptedAt', 'DESC']], limit: 1 },
  );
  return newest;
}
