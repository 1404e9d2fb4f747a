import { isUnclaimed } from '../../../db/queries/gifts/unclaimed';
import { isOwnClient } from '../../../domain/access/own-clients';
import { parseMoney } from '../../../domain/money';
import { acceptGift } from '../../../operations/gifts/accept-gift';
import { createPlan, type PlanOrder } from '../../../operations/plans/create-plan';
import { type Donor, type GiftOrder } from '../../../operations/gifts/order';
import { newId } from '../../../new-id';
import { checkReturnUrl } from '../../../operations/gifts/return-url';
import { observeGift } from '../../metrics';
import { ownOrigins } from '../../../domain/public-address';
import { presentCreatedDonation } from '../../presenters/gift';
import { defineRoute } from '../../route';
import { donorOf } from './donor';
import { loadMatching } from './matching';
import { readWords } from './read-words';
import { type DonationRequest, donationCreatedSchema, donationRequestSchema } from './schema';

export const createDonation = defineRoute({
  method: 'post',
  path: '/v1/donations',
  operationId: 'createDonation',
  tag: 'Donations',
  summary: 'Give to a charity',
  description:
    'A 201 means that the gift is committed and will certainly end as completed or failed. With `recurring`, the gift is the first one of a plan, which begins when this gift is charged.',
  scope: 'donations:write',
  guests: true,
  body: donationRequestSchema,
  success: { status: 201, description: 'The gift is accepted', schema: donationCreatedSchema },
  errors: ['INVALID_CHARITY', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED'],
  async handle({ db, body, actor, gateways, config, address, now }) {
    if (body.return_url !== undefined)
      await checkReturnUrl(db, actor, { address: body.return_url, ownOrigins: ownOrigins(config) });
    const isOwnPage = actor.credential !== 'api_key' && isOwnClient(actor.credentialId);
    const isGuest = actor.credential === 'guest_token';
    const order = {
      ...orderOf(body, await donorOf(db, actor, body), isOwnPage || isGuest ? address : null),
      words: readWords(body, gateways.secrets, now),
    };
    const gift =
      body.recurring === undefined
        ? await acceptGift(db, order, { id: newId('donation'), gateways, at: now })
        : await createPlan(db, order, planOrderOf(body.recurring), { gateways, at: now });
    observeGift(gift.paymentMethod);
    const isClaimed = !(await isUnclaimed(db, gift.charityId));
    return presentCreatedDonation(gift, { isClaimed, matching: await loadMatching(db, gift) });
  },
});

function orderOf(body: DonationRequest, donor: Donor, address: string | null): GiftOrder {
  return {
    donor,
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
    isOffSession: false,
    returnUrl: body.return_url ?? null,
    address,
    recurringId: null,
  };
}

function planOrderOf({ frequency, duration_months }: NonNullable<DonationRequest['recurring']>): PlanOrder {
  return { frequency, durationMonths: duration_months ?? null };
}
