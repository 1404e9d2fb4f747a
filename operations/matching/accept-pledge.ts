import { findCampaign } from '../../db/queries/campaigns/campaigns';
import { recordEvent } from '../../db/queries/events/record-events';
import {
  findAcceptedPledge,
  findPledge,
  lockAcceptance,
  lockPledge,
  markMatching,
  type Pledge,
  updatePledge,
} from '../../db/queries/matching/pledges';
import { campaignState } from '../../domain/campaigns/campaign';
import { GivingError, requireRow } from '../../domain/errors';
import { pledgeEvent } from '../../domain/matching/events';
import { type MatchingEnvironment, nextBatchAt, takesGifts } from '../../domain/matching/pledge';
import { type Act } from '../act';
import { endPledge, tellSponsor } from './end-pledge';
import { startMatching } from './start-matching';

export interface Acceptance {
  pledgeId: string;
  acceptedByUserId: string;
  environment: MatchingEnvironment;
}

/**
 * Accepts a pledge, which then matches new gifts to its campaign. Throws CONFLICT if the pledge or the campaign has
 * ended, or if another pledge already matches gifts to the campaign.
 */
export async function acceptPledge({ tx, at }: Act, acceptance: Acceptance): Promise<Pledge> {
  const { pledgeId, acceptedByUserId, environment } = acceptance;
  const { campaignId } = requireRow(await findPledge(tx, pledgeId), pledgeId);
  await lockAcceptance(tx, campaignId);
  const pledge = requireRow(await lockPledge(tx, pledgeId), pledgeId);
  if (pledge.status !== 'pending') {
    throw new GivingError('CONFLICT', `The pledge is ${pledge.status}.`, { status: pledge.status });
  }
  if (pledge.endsAt <= at) throw new GivingError('CONFLICT', 'The pledge ended before it was accepted.');
  const campaign = requireRow(await findCampaign(tx, pledge.campaignId), pledge.campaignId);
  const state = campaignState(campaign, at);
  if (state !== 'active') throw new GivingError('CONFLICT', `The campaign is ${state}.`);
  await requireNoOther({ tx, at }, pledge);
  const changes = {
    status: 'accepted',
    acceptedAt: at,
    acceptedByUserId,
    nextBatchAt: nextBatchAt(at, environment, at),
  } as const;
  await updatePledge(tx, pledge.id, changes);
  const accepted = { ...pledge, ...changes };
  await markMatching(tx, pledge.campaignId, true);
  await recordEvent(tx, pledgeEvent('accepted', accepted), accepted, at);
  await tellSponsor(tx, 'pledge_accepted', { pledge, subject: pledge.id });
  await startMatching(tx, accepted);
  return accepted;
}

/**
 * Throws CONFLICT if another pledge matches gifts now. Ends one whose time is over, because its workflow may be late.
 */
async function requireNoOther(act: Act, { campaignId }: Pledge): Promise<void> {
  const found = await findAcceptedPledge(act.tx, campaignId);
  if (found === undefined) return;
  const other = requireRow(await lockPledge(act.tx, found.id), found.id);
  if (takesGifts(other, act.at)) {
    const message = 'Another pledge of the campaign is accepted. Accept this one once that has ended.';
    throw new GivingError('CONFLICT', message, { pledge_id: other.id });
  }
  if (other.status === 'accepted') await endPledge(act, { pledge: other, reason: 'time' });
}
