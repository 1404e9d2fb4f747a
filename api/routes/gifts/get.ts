import { listTimeline } from '../../../db/queries/gifts/gifts';
import { isUnclaimed } from '../../../db/queries/gifts/unclaimed';
import { presentDonation } from '../../presenters/gift';
import { presentOwnWords } from '../../presenters/words';
import { presentWorkflow } from '../../presenters/workflow';
import { defineRoute } from '../../route';
import { loadNextAction } from './next-action';
import { loadReadableGift } from './load';
import { loadMatching } from './matching';
import { donationParams, donationSchema } from './schema';
import { loadWords } from './words';

export const getDonation = defineRoute({
  method: 'get',
  path: '/v1/donations/{donation_id}',
  operationId: 'getDonation',
  tag: 'Donations',
  summary: 'Read a gift and its progress',
  scope: 'donations:read',
  guests: true,
  params: donationParams,
  success: { status: 200, description: 'The gift', schema: donationSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, gateways, config }) {
    const gift = await loadReadableGift(db, actor, params.donation_id);
    const [progress, timeline, unclaimed, matching, nextAction, wordsOf] = await Promise.all([
      gateways.networks[gift.network].progress(gift.transactionHash, gift.confirmationsNeeded),
      listTimeline(db, gift.id),
      isUnclaimed(db, gift.charityId),
      loadMatching(db, gift),
      loadNextAction(db, { gift, actor, secrets: gateways.secrets, config }),
      loadWords(db, [gift]),
    ]);
    const confirmations = progress.state === 'unknown' ? 0 : progress.confirmations;
    const words = presentOwnWords(wordsOf(gift.id), gateways.secrets);
    const isClaimed = !unclaimed;
    return {
      ...presentDonation(gift, { confirmations, timeline, nextAction, isClaimed, matching, words }),
      ...presentWorkflow({ actor, config }, { workflow: gift.id }),
    };
  },
});
