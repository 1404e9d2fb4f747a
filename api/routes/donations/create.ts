import { type Donation, insertDonation } from '../../../db/queries/donations';
import { recordEvent } from '../../../db/queries/events';
import { enqueueWorkflow } from '../../../db/queries/outbox';
import { findGiftTerms } from '../../../db/queries/pricing';
import { donationCreated } from '../../../domain/donation-events';
import { invalidCharity } from '../../../domain/errors';
import { parseMoney } from '../../../domain/money';
import { newId } from '../../../new-id';
import { type DonationInput } from '../../../workflows/messages';
import { observeGift } from '../../metrics';
import { checkDonorLimit } from '../../policies/donor-limit';
import { presentCreatedDonation } from '../../presenters/donation';
import { defineRoute } from '../../route';
import { choosePayment, requireFunds } from './payment';
import { priceGift } from './price';
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
    const payment = choosePayment(body, gateways.processor);
    const amount = parseMoney(body.amount, body.currency);
    const terms = await findGiftTerms(db, { charityId: body.charity_id, currency: body.currency, at: now });
    if (terms === undefined) throw invalidCharity(body.charity_id, 'There is no such charity.');
    const { charity } = terms;
    if (!charity.listed) throw invalidCharity(body.charity_id, 'This charity cannot receive gifts.');

    const price = priceGift(body, amount, payment.method, terms);
    await checkDonorLimit(db, actor, price.amountUsdMinor, now);
    const total = { currency: body.currency, minor: price.quote.totalChargeMinor };
    await requireFunds(gateways.processor, payment.source, total);

    const id = newId('donation');
    const signed = gateways.network.sign({
      reference: id,
      from: payment.source.source,
      toWallet: charity.walletAddress,
      amount: { currency: body.currency, minor: price.quote.netMinor },
    });
    const gift: Donation = {
      id,
      accountId: actor.accountId,
      donorUserId: actor.userId,
      charityId: charity.id,
      campaignId: body.campaign_id ?? null,
      status: 'pending',
      amountMinor: amount.minor,
      currency: body.currency,
      usdPerUnit: terms.usdPerUnit,
      amountUsdMinor: price.amountUsdMinor,
      paymentMethod: payment.method,
      source: payment.source.source,
      message: body.message ?? null,
      anonymous: body.anonymous,
      coverFees: body.cover_fees,
      internationalCard: body.international_card,
      metadata: body.metadata,
      feeSchedule: price.quote.scheduleVersion,
      organizationTier: price.quote.tier,
      platformPpm: Number(price.quote.platformPpm),
      platformFeeMinor: price.quote.platformMinor,
      processingFeeMinor: price.quote.processingMinor,
      additionalFeeMinor: price.quote.additionalMinor,
      netMinor: price.quote.netMinor,
      totalChargeMinor: price.quote.totalChargeMinor,
      refundedMinor: 0n,
      transactionHash: signed.hash,
      signedTransaction: signed.signedTransaction,
      confirmationsNeeded: signed.confirmationsNeeded,
      failureCode: null,
      failureMessage: null,
      createdAt: now,
      estimatedConfirmation: new Date(now.getTime() + signed.expectedMs),
      settledAt: null,
    };
    await insertDonation(db, gift);
    await recordEvent(db, donationCreated(gift), gift, now);
    await enqueueWorkflow(db, startOf(gift, signed.deadlineMs));
    observeGift(gift.paymentMethod);
    return presentCreatedDonation(gift);
  },
});

function startOf(gift: Donation, giveUpAfterMs: number) {
  const input: DonationInput = { donationId: gift.id, giveUpAfterMs };
  return {
    workflowType: 'donation',
    workflowId: gift.id,
    input,
    searchAttributes: { CharityId: gift.charityId, UserId: gift.donorUserId, DonationStatus: 'pending' },
    summary: `${gift.paymentMethod} gift in ${gift.currency} to ${gift.charityId}`,
  };
}
