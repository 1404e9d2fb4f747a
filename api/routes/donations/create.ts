import { parseMoney } from '../../../domain/money';
import { acceptGift } from '../../../gifts/accept';
import { newId } from '../../../new-id';
import { observeGift } from '../../metrics';
import { presentCreatedDonation } from '../../presenters/donation';
import { defineRoute } from '../../route';
import { donationCreatedSchema, donationRequestSchema } from './schema';

export const createDonation = defineRoute({
  method: 'post',
  path: '/v1/donations',
  operationId: 'createDonation',
  tag: 'Donations',
  summary: 'Give to a charity',
  description: 'A 201 means that the gift is committed: it will end completed or failed, whatever happens.',
  scope: 'donations:write',
  body: donationRequestSchema,
  success: { status: 201, description: 'The gift is accepted', schema: donationCreatedSchema },
  errors: ['INVALID_CHARITY', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED'],
  async handle({ db, body, actor, gateways, now }) {
    const gift = await acceptGift(
      db,
      {
        donor: actor,
        charityId: body.charity_id,
        amount: parseMoney(body.amount, body.currency),
        method: body.payment_method,
        source: body.source,
        coverFees: body.cover_fees,
        internationalCard: body.international_card,
        campaignId: body.campaign_id ?? null,
        message: body.message ?? null,
        anonymous: body.anonymous,
        metadata: body.metadata,
      },
      { id: newId('donation'), gateways, now },
    );
    observeGift(gift.paymentMethod);
    return presentCreatedDonation(gift);
  },
});
