import { isUnclaimed, listUnclaimedGifts } from '../../../db/queries/gifts/unclaimed';
import { findReturned } from '../../../db/queries/refunds/refunds';
import { type Actor } from '../../../domain/access/actor';
import { isOwnClient } from '../../../domain/access/own-clients';
import { parseMoney } from '../../../domain/money';
import { acceptGift } from '../../../operations/gifts/accept-gift';
import { createPlan, type PlanOrder } from '../../../operations/plans/create-plan';
import { type Donor, type GiftOrder } from '../../../operations/gifts/order';
import { newId } from '../../../new-id';
import { checkReturnUrl } from '../../../operations/gifts/conditions';
import { observeGift } from '../../metrics';
import { ownOrigins } from '../../../domain/public-address';
import { Pending } from '../../pending';
import { presentApproval } from '../../presenters/approval';
import { presentCreatedGift, presentListedGift, presentGift } from '../../presenters/gift';
import { route, routes } from '../../route';
import { donorOf } from './donor';
import { loadMatching, presentGifts } from './matching';
import { readGiftDetails } from './read-details';
import {
  type DonationRequest,
  donationCreatedSchema,
  donationRequestSchema,
  donationListSchema,
  donationSchema,
  myDonationsQuery,
  listedDonationSchema,
} from './schema';
import { listGifts } from '../../../db/queries/gifts/lists';
import { presentWorkflow } from '../../presenters/workflow';
import { findFilter } from './filter';
import { allDonationsQuery } from './list-schema';
import { listTimeline, findGift } from '../../../db/queries/gifts/gifts';
import { presentOwnGiftDetails } from '../../presenters/gift-details';
import { loadNextAction } from './next-action';
import { loadReadableGift } from '../../access/gifts';
import { loadGiftDetails } from './details';
import { findLeaf } from '../../../db/queries/receipt-log/leaves';
import { GivingError, requireRow } from '../../../domain/errors';
import { hashOfTransaction } from '../../../domain/receipt-log/leaf';
import { presentFullProof } from '../../presenters/receipt-proof';
import { loadLaterProofs, loadLeafProof } from '../receipt-log/load';
import { donationProofSchema } from '../receipt-log/schema';
import { grantOf } from '../../access/applications';
import { usersOf, actsFor } from '../../access/acts-for';
import { requireMayDecide } from '../../../operations/ties/may-decide';
import { redirectGiftOrAsk } from '../../../operations/gifts/ask-redirect';
import { redirectRequestSchema, unclaimedGiftListSchema } from './unclaimed-schema';
import { pageQuery } from '../../fields';
import { presentUnclaimedGift } from '../../presenters/unclaimed-gift';

const MESSAGES = {
  network: 'This gift did not settle on the receipt log, so it has no proof.',
  failed: 'This gift failed, so it has no proof.',
  pending: 'No signed checkpoint covers this gift yet. Try again in a few seconds.',
} satisfies Record<string, string>;

export const giftRoutes = routes('Donations', {
  createDonation: route('POST /v1/donations', {
    summary: 'Give to a charity',
    description:
      'A 201 means that the gift is committed and will certainly end as completed or failed. With `recurring`, the gift is the first one of a plan, which begins when this gift is charged. `amount` is a decimal string in the unit of the currency (`25.00` USD, `0.01` ETH). Retries with the same `Idempotency-Key` never make a second gift. `INSUFFICIENT_FUNDS`: the source cannot pay the total charge. `INVALID_CHARITY`: the charity cannot receive gifts. `LIMIT_EXCEEDED`: the donor or the charity has reached a limit.',
    scope: 'donations:write',
    guests: true,
    body: donationRequestSchema,
    success: { status: 201, description: 'The gift is accepted', schema: donationCreatedSchema },
    errors: ['INVALID_CHARITY', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED'],
    async handle({ act, db, body, actor, gateways, config, address, now }) {
      if (body.return_url !== undefined)
        await checkReturnUrl(db, actor, { address: body.return_url, ownOrigins: ownOrigins(config) });
      const isOwnPage = actor.credential !== 'api_key' && isOwnClient(actor.credentialId);
      const isGuest = actor.credential === 'guest_token';
      const order = {
        ...orderOf(body, await donorOf(db, actor, body), isOwnPage || isGuest ? address : null),
        details: readGiftDetails(body, gateways.secrets, now),
      };
      const gift =
        body.recurring === undefined
          ? await acceptGift(act, order, { id: newId('donation'), gateways })
          : await createPlan(act, order, planOrderOf(body.recurring, actor), { gateways });
      observeGift(gift.paymentMethod);
      const isClaimed = !(await isUnclaimed(db, gift.charityId));
      return presentCreatedGift(gift, { isClaimed, matching: await loadMatching(db, gift) });
    },
  }),

  listAllDonations: route('GET /v1/donations', {
    summary: 'Find gifts of all donors',
    description:
      'For operators. All filters must match. Newest first. Bounds of amounts are in the currency of each gift.',
    scope: 'donations:read',
    role: 'operator',
    query: allDonationsQuery,
    success: { status: 200, description: 'A page of gifts, newest first', schema: donationListSchema },
    async handle({ db, query, actor, config }) {
      const { limit, offset } = query;
      const filter = await findFilter(db, query);
      const { donations, total } =
        filter === undefined ? { donations: [], total: 0 } : await listGifts(db, filter);
      const shown = await presentGifts(db, donations, (gift, matching) => ({
        ...presentListedGift(gift, matching),
        ...presentWorkflow({ actor, config }, { workflow: gift.id }),
      }));
      return { donations: shown, total, limit, offset };
    },
  }),

  getDonation: route('GET /v1/donations/{donation_id}', {
    summary: 'Read a gift and its progress',
    scope: 'donations:read',
    guests: true,
    success: { status: 200, description: 'The gift', schema: donationSchema },
    async handle({ db, params, actor, gateways, config }) {
      const gift = await loadReadableGift(db, actor, params.donation_id);
      const [progress, timeline, unclaimed, matching, nextAction, detailsOf, returned] = await Promise.all([
        gateways.networks[gift.network].progress(gift.transactionHash, gift.confirmationsNeeded),
        listTimeline(db, gift.id),
        isUnclaimed(db, gift.charityId),
        loadMatching(db, gift),
        loadNextAction(db, { gift, actor, secrets: gateways.secrets, config }),
        loadGiftDetails(db, [gift]),
        findReturned(db, gift.id),
      ]);
      const confirmations = progress.state === 'unknown' ? 0 : progress.confirmations;
      const details = presentOwnGiftDetails(gift, detailsOf(gift.id), gateways.secrets);
      const isClaimed = !unclaimed;
      return {
        ...presentGift(gift, { confirmations, timeline, nextAction, isClaimed, matching, details, returned }),
        ...presentWorkflow({ actor, config }, { workflow: gift.id }),
      };
    },
  }),

  getDonationProof: route('GET /v1/donations/{donation_id}/proof', {
    summary: 'Read the proof that a gift is in the receipt log',
    description:
      'Anybody who has the proof can verify it without the platform. For a gift without a proof, the answer is 404, and `details.reason` is `pending`, `failed` or `network`. `network` means that the gift settled on a network without receipts.',
    scope: 'donations:read',
    guests: true,
    success: { status: 200, description: 'The proof', schema: donationProofSchema },
    async handle({ db, params, actor }) {
      const asked = await loadReadableGift(db, actor, params.donation_id);
      // A redirected gift shares the proof of the original gift. A later leaf of that gift names the redirected one.
      const { originId } = asked;
      const gift = originId === null ? asked : requireRow(await findGift(db, originId), originId);
      if (gift.network !== 'receipts') throw withoutProof('network');
      const leaf = await findLeaf(db, hashOfTransaction(gift.transactionHash));
      const proof = leaf === undefined ? undefined : await loadLeafProof(db, leaf);
      if (proof === undefined) throw withoutProof(gift.status === 'failed' ? 'failed' : 'pending');
      const later = await loadLaterProofs(db, gift.id);
      return { ...presentFullProof(proof), later: later.map(presentFullProof) };
    },
  }),

  listMyDonations: route('GET /v1/users/me/donations', {
    summary: "List the caller's gifts",
    description: 'Newest first. `from` and `to` are inclusive days (UTC).',
    scope: 'donations:read',
    guests: true,
    query: myDonationsQuery,
    success: { status: 200, description: 'A page of gifts, newest first', schema: donationListSchema },
    async handle({ db, query, actor }) {
      const { donations, total } = await listGifts(db, {
        donorUserId: usersOf(actor),
        status: query.status,
        charityId: query.charity_id,
        from: query.from,
        to: query.to,
        after: query.after,
        limit: query.limit,
        offset: query.offset,
      });
      return {
        donations: await presentGifts(db, donations, presentListedGift),
        total,
        limit: query.limit,
        offset: query.offset,
      };
    },
  }),

  redirectDonation: route('POST /v1/donations/{donation_id}/redirect', {
    summary: 'Choose another charity for a gift that nobody claimed',
    description:
      'For the donor of a gift to an unclaimed charity after 90 days, and for operators after 120 days, who choose a charity of the same cause. Another operator must approve an operator’s choice for a gift above `APPROVAL_USD`. A new gift takes the place of the old one, without a charge or a fee. The answer is 409 if it is too early (`details.choose_from`), or if the charity was claimed meanwhile. It is 400 if the chosen charity cannot be paid now.',
    scope: 'donations:write',
    guests: true,
    stepUp: 'staff',
    body: redirectRequestSchema,
    success: {
      status: 201,
      description: 'The new gift',
      schema: listedDonationSchema,
      pending: 'The choice of an operator waits for another one',
    },
    errors: ['CONFLICT', 'FORBIDDEN', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED'],
    async handle({ act, db, params, body, actor, config, now }) {
      const gift = await loadReadableGift(db, actor, params.donation_id);
      const { donorUserId } = gift;
      const toCharityId = body.charity_id;
      const chooser = actsFor(actor, donorUserId) ? 'donor' : 'operator';
      if (chooser === 'operator') {
        await requireMayDecide(act, { charityId: toCharityId, parties: [donorUserId] });
      }
      const { environment } = config;
      const order = {
        id: newId('donation'),
        donationId: gift.id,
        toCharityId,
        chooser,
        environment,
      } as const;
      const redirected = await redirectGiftOrAsk(act, order, config.approvalUsdMinor);
      return 'gift' in redirected
        ? presentListedGift(redirected.gift, undefined)
        : new Pending(presentApproval(redirected.approval, now));
    },
  }),

  listUnclaimedGifts: route('GET /v1/unclaimed-gifts', {
    summary: 'List the gifts that wait for a charity to be claimed',
    description:
      'For operators. Gifts of which a part was returned are not listed: only a refund ends them. Oldest first.',
    scope: 'donations:read',
    role: 'operator',
    query: pageQuery,
    success: { status: 200, description: 'A page of gifts, oldest first', schema: unclaimedGiftListSchema },
    async handle({ db, query, config, now: at }) {
      const { limit, offset } = query;
      const { gifts, total } = await listUnclaimedGifts(db, { before: at, limit, offset });
      const shown = gifts.map((gift) => presentUnclaimedGift(gift, { environment: config.environment, at }));
      return { gifts: shown, total, limit, offset };
    },
  }),
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
    contactConsent: body.contact_consent,
    metadata: body.metadata,
    isOffSession: false,
    returnUrl: body.return_url ?? null,
    address,
    recurringId: null,
  };
}

function planOrderOf(
  { frequency, duration_months }: NonNullable<DonationRequest['recurring']>,
  actor: Actor,
): PlanOrder {
  return { frequency, durationMonths: duration_months ?? null, grant: grantOf(actor) };
}

function withoutProof(reason: keyof typeof MESSAGES): GivingError {
  return new GivingError('NOT_FOUND', MESSAGES[reason], { reason });
}
