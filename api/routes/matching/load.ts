import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findPledge, type Pledge } from '../../../db/queries/matching/pledges';
import { isMember } from '../../../db/queries/members/members';
import { GivingError, notFound } from '../../../domain/errors';
import { isSponsor, mayReadPledge, maySeeAllPledges } from '../../policies/matching';
import { loadCampaign } from '../campaigns/load';

interface PledgePath {
  campaign_id: string;
  pledge_id: string;
}

/** Loads the pledge in the path and whether the caller is a member. Throws 404 if the caller may not read it. */
export async function loadPledge(
  db: Database,
  actor: Actor,
  path: PledgePath,
): Promise<{ pledge: Pledge; member: boolean }> {
  const pledge = await findPledge(db, path.pledge_id);
  if (pledge?.campaignId !== path.campaign_id) throw notFound('pledge for this campaign');
  const member = await isMember(db, pledge.charityId, actor.userId);
  if (!mayReadPledge(actor, pledge, member)) throw notFound('pledge for this campaign');
  return { pledge, member };
}

/** Loads the pledge in the path for a member or an operator. The sponsor gets 403. */
export async function loadPledgeToAccept(db: Database, actor: Actor, path: PledgePath): Promise<Pledge> {
  const { pledge, member } = await loadPledge(db, actor, path);
  if (maySeeAllPledges(actor, member)) return pledge;
  throw new GivingError('FORBIDDEN', 'Only members of the charity may accept a pledge.');
}

/** Loads the pledge in the path for its sponsor. Members and operators get 403. */
export async function loadOwnPledge(db: Database, actor: Actor, path: PledgePath): Promise<Pledge> {
  const { pledge } = await loadPledge(db, actor, path);
  if (isSponsor(actor, pledge)) return pledge;
  throw new GivingError('FORBIDDEN', 'Only the sponsor may choose the payment source.');
}

/** Returns true if the caller sees the pledges of all sponsors. Throws 404 if the caller may not read the campaign. */
export async function seesAllPledges(db: Database, actor: Actor, campaignId: string): Promise<boolean> {
  const { charityId } = await loadCampaign(db, actor, campaignId);
  return maySeeAllPledges(actor, await isMember(db, charityId, actor.userId));
}
