import { type Database } from '../../db/database';
import { lockPledge } from '../../db/queries/matching/pledges';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { requireRow } from '../../domain/errors';
import { startMatching } from './start-matching';

/** Starts the lost workflow of a pledge again. Returns false if its start is queued. The rows decide what is due. */
export async function restartMatching(tx: Database, pledgeId: string): Promise<boolean> {
  const pledge = requireRow(await lockPledge(tx, pledgeId), pledgeId);
  if (await hasQueuedStart(tx, pledgeId)) return false;
  await startMatching(tx, pledge);
  return true;
}
