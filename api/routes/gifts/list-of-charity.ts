import { listDonations } from '../../../db/queries/gifts/lists';
import { presentCharityDonation } from '../../presenters/gift';
import { presentShownWords } from '../../presenters/words';
import { defineRoute } from '../../route';
import { charityParams } from '../charities/schema';
import { charityDonationListSchema, charityDonationsQuery } from './list-schema';
import { presentGifts } from './matching';
import { loadReceivingCharity } from './load';
import { loadWords } from './words';

export const listCharityDonations = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/donations',
  operationId: 'listCharityDonations',
  tag: 'Donations',
  summary: 'List the gifts to a charity',
  description: 'For members of the charity and operators. The donor of an anonymous gift is hidden.',
  scope: 'donations:read',
  params: charityParams,
  query: charityDonationsQuery,
  success: { status: 200, description: 'A page of gifts, newest first', schema: charityDonationListSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor, gateways }) {
    const charity = await loadReceivingCharity(db, actor, params.charity_id);
    const { campaign_id: campaignId, payment_method: paymentMethod, ...filter } = query;
    const { donations, total } = await listDonations(db, {
      ...filter,
      charityId: charity.id,
      campaignId,
      paymentMethod,
    });
    const { limit, offset } = query;
    const wordsOf = await loadWords(db, donations);
    const shown = await presentGifts(db, donations, (gift, matching) => {
      const words = presentShownWords(gift, wordsOf(gift.id), gateways.secrets);
      return presentCharityDonation(gift, { matching, words });
    });
    return { donations: shown, total, limit, offset };
  },
});
