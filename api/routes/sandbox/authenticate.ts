import { z } from 'zod';
import { findCharge } from '../../../db/queries/charges/charges';
import { listTimeline } from '../../../db/queries/gifts/gifts';
import { isUnclaimed } from '../../../db/queries/gifts/unclaimed';
import { notFound, requireRow } from '../../../domain/errors';
import { authenticatePayment } from '../../../operations/sandbox/authenticate-payment';
import { presentDonation } from '../../presenters/gift';
import { presentOwnWords } from '../../presenters/words';
import { defineRoute } from '../../route';
import { loadReadableGift } from '../gifts/load';
import { loadMatching } from '../gifts/matching';
import { donationParams, donationSchema } from '../gifts/schema';
import { loadWords } from '../gifts/words';

export const authenticateSandboxPayment = defineRoute({
  method: 'post',
  path: '/v1/sandbox/donations/{donation_id}/authenticate',
  operationId: 'authenticateSandboxPayment',
  tag: 'Sandbox',
  summary: 'Confirm or refuse a payment as its donor',
  description:
    'Replaces the page of the card issuer. A gift from the source `card_requires_action` waits for this call.',
  scope: 'donations:write',
  guests: true,
  params: donationParams,
  body: z.strictObject({ approve: z.boolean() }),
  success: {
    status: 200,
    description: 'The gift. Its workflow continues a moment later.',
    schema: donationSchema,
  },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, config, gateways, now }) {
    if (config.environment !== 'sandbox') throw notFound('sandbox');
    const gift = await loadReadableGift(db, actor, params.donation_id);
    const charge = requireRow(await findCharge(db, gift.id), gift.id);
    await authenticatePayment(db, { charge, approve: body.approve, at: now });
    const timeline = await listTimeline(db, gift.id);
    const isClaimed = !(await isUnclaimed(db, gift.charityId));
    const matching = await loadMatching(db, gift);
    const words = presentOwnWords((await loadWords(db, [gift]))(gift.id), gateways.secrets);
    return presentDonation(gift, {
      confirmations: 0,
      timeline,
      nextAction: null,
      isClaimed,
      matching,
      words,
    });
  },
});
