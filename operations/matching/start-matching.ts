import { type Database } from '../../db/database';
import { type Pledge } from '../../db/queries/matching/pledges';
import { enqueueWorkflow } from '../../db/queries/platform/promise-workflows';
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
