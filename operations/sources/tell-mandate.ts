import { type Database } from '../../db/database';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import { type StoredSource } from '../../db/queries/sources/sources';

/** Tells the owner of a saved bank account by mail that the platform may debit it. */
export async function tellMandate(
  tx: Database,
  { id: subject, userId, kind, status, isSaved }: StoredSource,
): Promise<void> {
  if (kind !== 'ach' || status !== 'ready' || !isSaved) return;
  await insertNotices(tx, { kind: 'mandate_given', audience: { userId }, subject });
}
