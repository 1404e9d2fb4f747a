/** Gathers the news for mails to a donor about a gift. */
import { buffer } from 'node:stream/consumers';
import { type Database } from '../db/database';
import { findCharge } from '../db/queries/charges/charges';
import { type Gift, findGift } from '../db/queries/gifts/gifts';
import { listHeldGifts } from '../db/queries/gifts/unclaimed';
import { findPlan } from '../db/queries/plans/plans';
import { findRefund } from '../db/queries/refunds/refunds';
import { findTributes, type Tribute } from '../db/queries/tributes/tributes';
import { actionUrl } from '../domain/charges/action-url';
import { upcomingDates } from '../domain/plans/plan';
import { letterheadOf } from '../letters/paper/letterhead';
import { receiptPageUrl } from '../domain/receipt-log/page-url';
import { printReceiptNumber } from '../domain/receipts/receipt';
import { receiptDonorFor } from '../domain/receipts/receipt-donor';
import { type Attachment } from '../gateways/mail/sealed-mail';
import { type NewsOf } from '../gateways/mail/templates';
import { renderReceipt } from '../letters/documents/receipt';
import { findDonorDetails } from '../operations/donors/details';
import { obtainReceipt } from '../operations/receipts/issue-receipts';
import { type Gatherers, nameOfCharity, type NoticeDependencies, sumOf } from './news';

type GiftKinds =
  'gift_completed' | 'gift_failed' | 'gift_refunded' | 'confirm_payment' | 'choose_charity' | 'repair_source';

export const gatherGiftNews: Gatherers<GiftKinds> = {
  async gift_completed(dependencies, { subject }) {
    const { db, gateways } = dependencies;
    const gift = await findGift(db, subject);
    if (gift === undefined) return undefined;
    const isHeld = await isHeldGift(db, gift);
    const tribute = (await findTributes(db, [gift.id])).get(gift.id);
    const news = {
      ...(await common(db, gift)),
      gift: sumOf(gift.currency, gift.amountMinor),
      tribute: tribute === undefined ? null : { kind: tribute.kind, name: tribute.name },
      isHeld,
      next: await findNext(db, gift),
      isTest: gateways.environment === 'sandbox',
      receiptPath: receiptPageUrl('', gift) ?? null,
    };
    return { news, attachments: [await attachReceipt(dependencies, gift, { isHeld, tribute })] };
  },

  async gift_failed({ db }, { subject }) {
    const gift = await findGift(db, subject);
    if (gift?.status !== 'failed') return undefined;
    const plan = gift.recurringId === null ? undefined : await findPlan(db, gift.recurringId);
    const endsPlan = plan?.status === 'failed';
    return { news: { ...(await common(db, gift)), failureCode: gift.failureCode, endsPlan } };
  },

  async gift_refunded({ db }, { subject }) {
    const refund = await findRefund(db, subject);
    const gift = refund === undefined ? undefined : await findGift(db, refund.donationId);
    if (refund?.status !== 'completed' || gift === undefined) return undefined;
    const { currency } = gift;
    const refunded = sumOf(currency, refund.amountMinor);
    return {
      news: { ...(await common(db, gift)), refunded, returned: sumOf(currency, refund.returnedMinor) },
    };
  },

  async repair_source({ db }, { subject }) {
    const gift = await findGift(db, subject);
    if (gift === undefined) return undefined;
    const plan = gift.recurringId === null ? undefined : await findPlan(db, gift.recurringId);
    const hasEnded = plan?.status === 'failed';
    return { news: { ...(await common(db, gift)), failureCode: gift.failureCode, hasEnded } };
  },

  async choose_charity({ db }, { subject }) {
    const gift = await findGift(db, subject);
    if (gift === undefined || !isChoiceOpen(gift)) return undefined;
    return { news: { ...(await common(db, gift)), giftId: gift.id } };
  },

  async confirm_payment({ db, gateways }, { subject }) {
    const gift = await findGift(db, subject);
    const charge = gift === undefined ? undefined : await findCharge(db, gift.id);
    if (gift === undefined || charge?.state !== 'requires_action') return undefined;
    if (charge.sealedActionToken === null) return undefined;
    const confirmPath = actionUrl('', gateways.secrets.open(charge.sealedActionToken));
    return { news: { ...(await common(db, gift)), confirmPath } };
  },
};

async function common(db: Database, { charityId, currency, totalChargeMinor }: Gift) {
  return { charityName: await nameOfCharity(db, charityId), sum: sumOf(currency, totalChargeMinor) };
}

/** The gift may have been redirected or refunded after the notice was stored. */
function isChoiceOpen({ status, redirectedTo, refundedMinor }: Gift): boolean {
  return status === 'completed' && redirectedTo === null && refundedMinor === 0n;
}

export async function isHeldGift(db: Database, { id }: Gift): Promise<boolean> {
  return (await listHeldGifts(db, [id])).has(id);
}

async function findNext(db: Database, { recurringId }: Gift): Promise<NewsOf['gift_completed']['next']> {
  const plan = recurringId === null ? undefined : await findPlan(db, recurringId);
  if (plan === undefined) return null;
  const [on] = upcomingDates(plan, 1);
  return on === undefined ? null : { on, frequency: plan.frequency };
}

export async function attachReceipt(
  { db, gateways, config }: NoticeDependencies,
  gift: Gift,
  { isHeld, tribute }: { isHeld: boolean; tribute: Tribute | undefined },
): Promise<Attachment> {
  const receipt = await obtainReceipt(db, { donationId: gift.id, at: new Date() });
  const letterhead = letterheadOf({ ...config, environment: gateways.environment });
  const proofUrl = receiptPageUrl(letterhead.address, gift);
  const donorOf = await findDonorDetails(db, gateways.secrets, [gift.id]);
  const donor = receiptDonorFor('donor', gift, donorOf(gift.id));
  const audience = { letterhead, language: 'en', donor, tribute, isHeld, proofUrl };
  const pdf = await buffer(renderReceipt(receipt, audience));
  return {
    filename: `receipt-${printReceiptNumber(receipt)}.pdf`,
    contentType: 'application/pdf',
    base64: pdf.toString('base64'),
  };
}
