import { listGifts, findGiftOfCharity } from '../../../db/queries/gifts/lists';
import { presentCharityGift } from '../../presenters/gift';
import { presentShownGiftDetails } from '../../presenters/gift-details';
import { route, routes } from '../../route';
import { charityDonationListSchema, charityDonationsQuery, charityDonationSchema } from './list-schema';
import { presentGifts, loadMatching } from './matching';
import { loadCharity } from '../../access/charities';
import { loadGiftDetails } from './details';
import { listDonorsOfCharity } from '../../../db/queries/donors/charity-donors';
import { presentCharityDonor } from '../../presenters/donor';
import { charityDonorListSchema, charityDonorsQuery } from './charity-donors-schema';
import { notFound } from '../../../domain/errors';

export const charityGiftRoutes = routes('Donations', {
  listCharityDonations: route('GET /v1/charities/{charity_id}/donations', {
    summary: 'List the gifts to a charity',
    description:
      'For members of the charity and operators. The donor is hidden if the gift is anonymous, or made without consent to contact. Newest first.',
    scope: 'donations:read',
    query: charityDonationsQuery,
    success: { status: 200, description: 'A page of gifts, newest first', schema: charityDonationListSchema },
    async handle({ db, params, query, actor, gateways }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'readGifts');
      const { campaign_id: campaignId, payment_method: paymentMethod, ...filter } = query;
      const { donations, total } = await listGifts(db, {
        ...filter,
        charityId: charity.id,
        campaignId,
        paymentMethod,
      });
      const { limit, offset } = query;
      const detailsOf = await loadGiftDetails(db, donations);
      const shown = await presentGifts(db, donations, (gift, matching) => {
        const details = presentShownGiftDetails(gift, detailsOf(gift.id), gateways.secrets);
        return presentCharityGift(gift, { matching, details });
      });
      return { donations: shown, total, limit, offset };
    },
  }),

  listCharityDonors: route('GET /v1/charities/{charity_id}/donors', {
    summary: 'List the donors of a charity with what they gave',
    description:
      'For members of the charity and operators. An anonymous gift, or one whose donor does not consent, counts for no donor. A donor who gave only such gifts is not listed.',
    scope: 'donations:read',
    query: charityDonorsQuery,
    success: {
      status: 200,
      description: 'A page of donors, newest account first',
      schema: charityDonorListSchema,
    },
    async handle({ db, params, query, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'readGifts');
      const { donors, total } = await listDonorsOfCharity(db, charity.id, query);
      const { limit, offset } = query;
      return { donors: donors.map(presentCharityDonor), total, limit, offset };
    },
  }),

  getCharityDonation: route('GET /v1/charities/{charity_id}/donations/{donation_id}', {
    summary: 'Read a gift to a charity',
    description:
      'For members of the charity and operators. The donor is hidden if the gift is anonymous, or made without consent to contact.',
    scope: 'donations:read',
    success: { status: 200, description: 'The gift', schema: charityDonationSchema },
    async handle({ db, params, actor, gateways }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'readGifts');
      const gift = await findGiftOfCharity(db, charity.id, params.donation_id);
      if (gift === undefined) throw notFound('donation');
      const detailsOf = await loadGiftDetails(db, [gift]);
      const details = presentShownGiftDetails(gift, detailsOf(gift.id), gateways.secrets);
      return presentCharityGift(gift, { matching: await loadMatching(db, gift), details });
    },
  }),
});
