import { insertCharge } from '../../db/queries/charges/charges';
import { type Gift, insertGift } from '../../db/queries/gifts/gifts';
import { recordEvents } from '../../db/queries/events/record-events';
import { feeCalculated } from '../../domain/fees/events';
import { giftCreated } from '../../domain/gifts/events';
import { type NetworkName } from '../../domain/gifts/network';
import { type GivingError, invalidCharity, validationError } from '../../domain/errors';
import { type Day } from '../../domain/days';
import { type GiftMethod } from '../../domain/gifts/gift';
import { registrationOf } from '../../domain/receipt-log/leaf';
import { type Gateways } from '../../gateways';
import { type SignedTransfer, type Transfer } from '../../gateways/settlement/settlement-network';
import { type Act } from '../act';
import { admitGift } from '../charges/velocity';
import { newCharge } from '../charges/charge-keys';
import { storeGiftDetails } from '../donors/details';
import { checkGuestLimit, noteGuestGift } from '../guests/guest-limit';
import { reserveMatch } from '../matching/match';
import { checkCampaign, checkCharityLimit, checkDonorLimit } from './conditions';
import { provisionalDay } from './gift-day';
import { type GiftOrder } from './order';
import { choosePayment, type Payment, requireFunds, requireTakenMethod, spendPayment } from './payment';
import { priceGift, type Price, findGiftTerms, type GiftTerms } from './price';
import { startGift } from './start-gift';

export interface Acceptance {
  /** The new gift gets this id. */
  id: string;
  gateways: Pick<Gateways, 'networks' | 'chooseNetwork' | 'processor'>;
}

/**
 * Accepts a gift: chooses the payment, prices the gift, checks limits and funds, and signs the transfer. Then
 * stores the gift with its events, and enqueues its workflow. Throws a GivingError if a rule refuses the
 * gift.
 */
export async function acceptGift(act: Act, order: GiftOrder, acceptance: Acceptance): Promise<Gift> {
  const { tx, at } = act;
  const { id, gateways } = acceptance;
  const processor = gateways.processor.name;
  const payment = await choosePayment(tx, order, gateways.processor);
  const network = gateways.chooseNetwork(payment.method);
  if (network === undefined) throw unsettledMethod(payment.method);
  const { currency } = order.amount;
  const terms = await findGiftTerms(act, { charityId: order.charityId, currency });
  if (terms === undefined) throw invalidCharity(order.charityId, 'There is no such charity.');
  if (!terms.charity.listed) throw invalidCharity(order.charityId, 'This charity cannot receive gifts.');
  requireTakenMethod(terms.charity, payment.method, 'payment_method');
  if (order.isMatch !== true) await checkCampaign(act, order);

  const { internationalCard } = payment;
  const price = priceGift({ ...order, internationalCard }, payment.method, terms);
  const { limitUsdMinor } = price;
  checkCharityLimit(terms.charity, limitUsdMinor);
  const { userId, guest } = order.donor;
  const { source } = payment;
  const giving = guest && { donationId: id, userId, guest, source, processor, limitUsdMinor };
  if (giving === undefined) await checkDonorLimit(act, order.donor, limitUsdMinor);
  else await checkGuestLimit(act, giving);
  const charge = { currency, minor: price.quote.totalChargeMinor };
  requireFunds(payment.source, charge);
  await spendPayment(act, payment, order.recurringId ?? id);

  const transfer = buildTransfer(order, { id, payment, terms, price, at });
  const { deadlineMs } = gateways.networks[network];
  const signed = gateways.networks[network].sign(transfer);
  const said = order.details?.donor?.timeZone ?? null;
  const givenOn = await provisionalDay(act, { donorUserId: userId, said, charity: terms.charity });
  const gift = buildGift(order, { id, payment, terms, price, network, signed, at, givenOn });
  await admitGift(act, { order, source: payment.source, processor });
  await insertGift(tx, gift);
  await storeGiftDetails(tx, id, order.details ?? {});
  if (giving !== undefined) await noteGuestGift(tx, giving);
  await insertCharge(tx, newCharge(id, payment.source, { ...order, processor }));
  await recordEvents(tx, [giftCreated(gift), feeCalculated(gift)], gift, at);
  await startGift(tx, gift, deadlineMs);
  // Must come last: it locks the campaign's pledge, so other gifts to the campaign wait until the commit.
  if (order.isMatch !== true) await reserveMatch(act, gift);
  return gift;
}

function unsettledMethod(method: GiftMethod): GivingError {
  const message = `${method} gifts cannot be settled here: choose another method and currency`;
  return validationError([{ field: 'payment_method', code: 'not_allowed', message }]);
}

interface AgreedTerms {
  id: string;
  payment: Payment;
  terms: GiftTerms;
  price: Price;
  at: Date;
}

interface FrozenTerms extends AgreedTerms {
  network: NetworkName;
  signed: SignedTransfer;
  givenOn: Day;
}

function buildTransfer(
  { amount }: GiftOrder,
  { id, payment, terms: { charity }, price, at }: AgreedTerms,
): Transfer {
  return {
    reference: id,
    from: payment.source.reference,
    toWallet: charity.walletAddress,
    amount: { currency: amount.currency, minor: price.quote.netMinor },
    gross: amount,
    charity: { id: charity.id, name: charity.name, registration: registrationOf(charity.ein) },
    acceptedAt: at,
  };
}

/**
 * Builds the row of a new gift. The row copies the terms, so that later changes of the terms do not affect
 * the gift.
 */
function buildGift(order: GiftOrder, frozen: FrozenTerms): Gift {
  const { id, payment, terms, price, network, signed, at, givenOn } = frozen;
  const { quote } = price;
  return {
    id,
    accountId: order.donor.accountId,
    donorUserId: order.donor.userId,
    charityId: order.charityId,
    campaignId: order.campaignId,
    status: 'pending',
    amountMinor: order.amount.minor,
    currency: order.amount.currency,
    usdPerUnit: terms.usdPerUnit,
    amountUsdMinor: price.amountUsdMinor,
    limitUsdMinor: price.limitUsdMinor,
    paymentMethod: payment.method,
    source: payment.source.source,
    message: order.message,
    anonymous: order.anonymous,
    contactConsent: order.contactConsent,
    coverFees: order.coverFees,
    internationalCard: payment.internationalCard,
    metadata: order.metadata,
    feeSchedule: quote.scheduleVersion,
    organizationTier: quote.tier,
    platformPpm: Number(quote.platformPpm),
    platformFeeMinor: quote.platformMinor,
    processingFeeMinor: quote.processingMinor,
    additionalFeeMinor: quote.additionalMinor,
    absorbedPlatformMinor: quote.absorbedPlatformMinor,
    absorbedProcessingMinor: quote.absorbedProcessingMinor,
    netMinor: quote.netMinor,
    totalChargeMinor: quote.totalChargeMinor,
    refundedMinor: 0n,
    network,
    transactionHash: signed.hash,
    signedTransaction: signed.signedTransaction,
    confirmationsNeeded: signed.confirmationsNeeded,
    failureCode: null,
    failureMessage: null,
    createdAt: at,
    estimatedConfirmation: new Date(at.getTime() + signed.expectedMs),
    settledAt: null,
    availableAt: null,
    recurringId: order.recurringId,
    redirectedFrom: null,
    redirectedTo: null,
    originId: null,
    choiceOfferedAt: null,
    givenOn,
  };
}
