import { findDonationOfCharity } from '../../../db/queries/gifts/lists';
import { notFound } from '../../../domain/errors';
import { presentCharityDonation } from '../../presenters/gift';
import { presentShownWords } from '../../presenters/words';
import { defineRoute } from '../../route';
import { charityDonationParams, charityDonationSchema } from './list-schema';
import { loadReceivingCharity } from './load';
import { loadMatching } from './matching';
import { loadWords } from './words';

export const getCharityDonation = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/donations/{donation_id}',
  operationId: 'getCharityDonation',
  tag: 'Donations',
  summary: 'Read a gift to a charity',
  description: 'For members of the charity and operators. The donor of an anonymous gift is hidden.',
  scope: 'donations:read',
  params: charityDonationParams,
  success: { status: 200, description: 'The gift', schema: charityDonationSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND'],
  async handle({ db, params, actor, gateways }) {
    const charity = await loadReceivingCharity(db, actor, params.charity_id);
    const gift = await findDonationOfCharity(db, charity.id, params.donation_id);
    if (gift === undefined) throw notFound('donation');
    const wordsOf = await loadWords(db, [gift]);
    const words = presentShownWords(gift, wordsOf(gift.id), gateways.secrets);
    return presentCharityDonation(gift, { matching: await loadMatching(db, gift), words });
  },
});
