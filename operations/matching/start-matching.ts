import { type Database } from '../../db/database';
import { lockPledge, type Pledge } from '../../db/queries/matching/pledges';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { enqueueSignals, enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { requireRow } from '../../domain/errors';
import { type MatchingInput } from '../../workflows/messages';

/** Enqueues the workflow that charges the sponsor for the matches of a pledge. */
export async function startMatching(tx: Database, pledge: Pledge): Promise<void> {
  const input: MatchingInput = { pledgeId: pledge.id };
  await enqueueWorkflow(tx, {
    workflowType: 'matching',
    workflowId: pledge.id,
    input,
    searchAttributes: { CharityId: pledge.charityId, UserId: pledge.sponsorUserId },
    summary: `matching of gifts to ${pledge.campaignId}`,
  });
}

/** Starts the lost workflow of a pledge again. Returns false if its start is queued. The rows decide what is due. */
export async function restartMatching(tx: Database, pledgeId: string): Promise<boolean> {
  const pledge = requireRow(await lockPledge(tx, pledgeId), pledgeId);
  if (await hasQueuedStart(tx, pledgeId)) return false;
  await startMatching(tx, pledge);
  return true;
}

/** Wakes the pledge's workflow, which then reads the pledge again. A second signal is harmless. */
export async function wakeMatching(tx: Database, pledgeId: string): Promise<void> {
  await enqueueSignals(tx, [
    { workflowType: 'matching', workflowId: pledgeId, signal: 'matchingMoved', canWait: true },
  ]);
}
