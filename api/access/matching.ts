import { type Database } from '../../db/database';
import { findPledge, type Pledge } from '../../db/queries/matching/pledges';
import { isMember } from '../../db/queries/members/members';
import { type Actor } from '../../domain/access/actor';
import { loadCampaign } from './charities';
import { resource } from './resource';

interface PledgePath {
  campaign_id: string;
  pledge_id: string;
}

async function findPledgeOfCampaign(db: Database, path: PledgePath): Promise<Pledge | undefined> {
  const pledge = await findPledge(db, path.pledge_id);
  return pledge?.campaignId === path.campaign_id ? pledge : undefined;
}

/** The owner of a pledge is its sponsor. */
export const { load: loadPledge, loadWithRoles: loadPledgeWithRoles } = resource(
  'pledge for this campaign',
  findPledgeOfCampaign,
  {
    owner: ({ sponsorUserId }, { userId }) => sponsorUserId === userId,
    charity: ({ charityId }) => charityId,
    read: ['owner', 'member', 'operator'],
    may: {
      accept: {
        roles: ['member', 'operator'],
        otherwise: 'Only members of the charity may accept a pledge.',
      },
      chooseSource: { roles: ['owner'], otherwise: 'Only the sponsor may choose the payment source.' },
    },
  },
);

/** Returns true if the caller sees the pledges of all sponsors. Throws 404 if they may not read the campaign. */
export async function seesAllPledges(db: Database, actor: Actor, campaignId: string): Promise<boolean> {
  const { charityId } = await loadCampaign(db, actor, campaignId);
  return actor.isOperator || (await isMember(db, charityId, actor.userId));
}
