import { z } from 'zod';
import { notFound, requireRow } from '../../../domain/errors';
import { SANDBOX_CHARITY_ID } from '../../../domain/ids';
import { LISTED_SOURCES, SANDBOX_OUTCOMES, SPECIAL_OUTCOMES } from '../../../domain/sandbox/sources';
import { SOURCE_KINDS } from '../../../domain/sources/source';
import { route, routes } from '../../route';
import { findCharge } from '../../../db/queries/charges/charges';
import { listTimeline } from '../../../db/queries/gifts/gifts';
import { isUnclaimed } from '../../../db/queries/gifts/unclaimed';
import { findReturned } from '../../../db/queries/refunds/refunds';
import { authenticatePayment } from '../../../operations/sandbox/payments';
import { presentGift } from '../../presenters/gift';
import { presentOwnGiftDetails } from '../../presenters/gift-details';
import { loadReadableGift } from '../../access/gifts';
import { loadMatching } from '../gifts/matching';
import { donationSchema } from '../gifts/schema';
import { loadGiftDetails } from '../gifts/details';

const sandboxSchema = z
  .object({
    environment: z.literal('sandbox'),
    charity_id: z.string(),
    sources: z.array(
      z.object({
        source: z.string(),
        kind: z.enum(SOURCE_KINDS),
        currencies: z.array(z.string()),
        outcome: z.enum([...SANDBOX_OUTCOMES, ...SPECIAL_OUTCOMES]),
      }),
    ),
  })
  .meta({ id: 'Sandbox' });

export const sandboxRoutes = routes('Sandbox', {
  getSandbox: route('GET /v1/sandbox', {
    summary: 'Read the test charity and the test sources',
    scope: 'any',
    guests: true,
    success: {
      status: 200,
      description: 'The test charity and test sources of a sandbox installation',
      schema: sandboxSchema,
    },
    errors: ['NOT_FOUND'],
    handle({ config }) {
      if (config.environment !== 'sandbox') throw notFound('sandbox');
      return Promise.resolve({
        environment: 'sandbox' as const,
        charity_id: SANDBOX_CHARITY_ID,
        sources: LISTED_SOURCES,
      });
    },
  }),

  authenticateSandboxPayment: route('POST /v1/sandbox/donations/{donation_id}/authenticate', {
    summary: 'Confirm or refuse a payment as its donor',
    description:
      'Replaces the page of the card issuer. A gift from the source `card_requires_action` waits for this call.',
    scope: 'donations:write',
    guests: true,
    body: z.strictObject({ approve: z.boolean() }).meta({ id: 'SandboxAuthentication' }),
    success: {
      status: 200,
      description: 'The gift. Its workflow continues a moment later.',
      schema: donationSchema,
    },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor, config, gateways }) {
      if (config.environment !== 'sandbox') throw notFound('sandbox');
      const gift = await loadReadableGift(db, actor, params.donation_id);
      const charge = requireRow(await findCharge(db, gift.id), gift.id);
      await authenticatePayment(act, { charge, approve: body.approve });
      const timeline = await listTimeline(db, gift.id);
      const isClaimed = !(await isUnclaimed(db, gift.charityId));
      const matching = await loadMatching(db, gift);
      const details = presentOwnGiftDetails(
        gift,
        (await loadGiftDetails(db, [gift]))(gift.id),
        gateways.secrets,
      );
      return presentGift(gift, {
        confirmations: 0,
        timeline,
        nextAction: null,
        isClaimed,
        matching,
        details,
        returned: await findReturned(db, gift.id),
      });
    },
  }),
});
