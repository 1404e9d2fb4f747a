import { listTimeline } from '../../../db/queries/gifts/gifts';
import { isUnclaimed } from '../../../db/queries/gifts/unclaimed';
import { presentDonation } from '../../presenters/gift';
import { defineRoute } from '../../route';
import { loadNextAction } from './next-action';
import { loadReadableGift } from './load';
import { loadMatching } from './matching';
import { donationParams, donationSchema } from './schema';

export const getDonation = defineRoute({
  method: 'get',
  path: '/v1/donations/{donation_id}',
  operationId: 'getDonation',
  tag: 'Donations',
  summary: 'Read a gift and its progress',
  scope: 'donations:read',
  params: donationParams,
  success: { status: 200, description: 'The gift', schema: donationSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, gateways, config }) {
    const gift = await loadReadableGift(db, actor, params.donation_id);
    const [progress, timeline, unclaimed, matching, nextAction] = await Promise.all([
      gateways.networks[gift.network].progress(gift.transactionHash, gift.confirmationsNeeded),
      listTimeline(db, gift.id),
      isUnclaimed(db, gift.charityId),
      loadMatching(db, gift),
      loadNextAction(db, { gift, actor, secrets: gateways.secrets, config }),
    ]);
    const confirmations = progress.state === 'unknown' ? 0 : progress.confirmations;
    return presentDonation(gift, { confirmations, timeline, nextAction, isClaimed: !unclaimed, matching });
  },
});
