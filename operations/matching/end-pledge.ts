import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { markMatching, type Pledge, updatePledge } from '../../db/queries/matching/pledges';
import { pledgeEvent } from '../../domain/matching/events';
import { type PledgeEndReason } from '../../domain/matching/pledge';
import { tellSponsor } from './tell-sponsor';
import { wakeMatching } from './wake-matching';

export interface PledgeEnd {
  /** The caller has locked the pledge. */
  pledge: Pledge;
  reason: PledgeEndReason;
  at: Date;
}

/**
 * Ends a pledge, so that it matches no more gifts. Matches that it has already reserved are still charged. Withdraws
 * the pledge if it was never accepted. Does nothing if the pledge has already ended.
 */
export async function endPledge(tx: Database, { pledge, reason, at }: PledgeEnd): Promise<Pledge> {
  if (pledge.endedAt !== null) return pledge;
  const wasAccepted = pledge.status === 'accepted';
  const change = wasAccepted ? 'ended' : 'withdrawn';
  const changes = { status: change, endedAt: at, endReason: reason } as const;
  await updatePledge(tx, pledge.id, changes);
  const ended = { ...pledge, ...changes };
  await recordEvent(tx, pledgeEvent(change, ended), ended, at);
  if (wasAccepted) {
    await markMatching(tx, pledge.campaignId, false);
    await tellSponsor(tx, 'pledge_ended', { pledge, subject: pledge.id });
    await wakeMatching(tx, pledge.id);
  }
  return ended;
}
