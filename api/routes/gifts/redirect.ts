import { newId } from '../../../new-id';
import { requireIndependence } from '../../../operations/members/independence';
import { redirectGift } from '../../../operations/gifts/redirect-gift';
import { actsFor } from '../../policies/acts-for';
import { presentListedDonation } from '../../presenters/gift';
import { defineRoute } from '../../route';
import { loadReadableGift } from './load';
import { donationParams, listedDonationSchema } from './schema';
import { redirectRequestSchema } from './unclaimed-schema';

export const redirectDonation = defineRoute({
  method: 'post',
  path: '/v1/donations/{donation_id}/redirect',
  operationId: 'redirectDonation',
  tag: 'Donations',
  summary: 'Choose another charity for a gift that nobody claimed',
  description:
    'For the donor of a gift to an unclaimed charity after 90 days, and for operators after 120 days, who choose a charity of the same cause. A new gift takes the place of the old one, without a charge or a fee.',
  scope: 'donations:write',
  guests: true,
  stepUp: 'staff',
  params: donationParams,
  body: redirectRequestSchema,
  success: { status: 201, description: 'The new gift', schema: listedDonationSchema },
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'INSUFFICIENT_FUNDS'],
  async handle({ db, params, body, actor, config, now: at }) {
    const gift = await loadReadableGift(db, actor, params.donation_id);
    const { donorUserId } = gift;
    const toCharityId = body.charity_id;
    const chooser = actsFor(actor, donorUserId) ? 'donor' : 'operator';
    if (chooser === 'operator') {
      await requireIndependence(db, { charityId: toCharityId, parties: [donorUserId], actor, at });
    }
    const { environment } = config;
    const order = {
      id: newId('donation'),
      donationId: gift.id,
      toCharityId,
      chooser,
      environment,
      at,
    } as const;
    return presentListedDonation(await redirectGift(db, order), undefined);
  },
});
