/** Tells a donor that a gift is complete, and carries its receipt. */
import { type Database } from '../../../db/database';
import { findGift, type Gift } from '../../../db/queries/gifts/gifts';
import { findPlan } from '../../../db/queries/plans/plans';
import { findTributes } from '../../../db/queries/tributes/tributes';
import { type Frequency } from '../../../domain/plans/calendar';
import { upcomingDates } from '../../../domain/plans/plan';
import { receiptPageUrl } from '../../../domain/receipt-log/page-url';
import { type TributeKind } from '../../../domain/tributes/tribute';
import { type NoticeMail, type Sum, sumOf } from '../mail';
import { GIFTS_PATH, PLANS_PATH } from '../paths';
import { gatherGift, type GiftNews, isHeldGift } from './common';

/** `sum` is what the donor paid. */
interface News extends GiftNews {
  /** The gift alone. It is less than `sum` if the donor also pays the fees. */
  gift: Sum;
  /** The person in whose honor or memory the donor gives. */
  tribute: { kind: TributeKind; name: string } | null;
  /** Nobody has claimed the charity yet. */
  isHeld: boolean;
  /** The next gift of the same plan. Null if no gift follows. */
  next: { on: string; frequency: Frequency } | null;
  /** The platform is a sandbox, so nobody paid. */
  isTest: boolean;
  /** The path of the page that proves the gift. Null for a network without one. */
  receiptPath: string | null;
}

export const giftCompleted: NoticeMail<News> = {
  example: {
    charityName: 'Helping Hands',
    sum: { amount: '1270.45', currency: 'USD' },
    gift: { amount: '1234.50', currency: 'USD' },
    tribute: { kind: 'in_memory', name: 'Rosa Marín' },
    isHeld: true,
    next: { on: '2026-12-27', frequency: 'monthly' },
    isTest: true,
    receiptPath: `/receipts/${'0'.repeat(64)}`,
  },
  gather: async ({ db, gateways, attachReceipt }, { subject, locale }) => {
    const gift = await findGift(db, subject);
    if (gift === undefined) return undefined;
    const isHeld = await isHeldGift(db, gift);
    const tribute = (await findTributes(db, [gift.id])).get(gift.id);
    const news = {
      ...(await gatherGift(db, gift)),
      gift: sumOf(gift.currency, gift.amountMinor),
      tribute: tribute === undefined ? null : { kind: tribute.kind, name: tribute.name },
      isHeld,
      next: await findNext(db, gift),
      isTest: gateways.environment === 'sandbox',
      receiptPath: receiptPageUrl('', gift, locale) ?? null,
    };
    return { news, attachments: [await attachReceipt(gift, { isHeld, tribute, language: locale })] };
  },
  write: ({ charityName, gift, sum, tribute, isHeld, next, isTest, receiptPath }, { say, print }) => ({
    // The rhythm tells a recurring gift from a single one.
    subject: next === null ? 'gift_completed.subject' : 'gift_completed.subjectRepeated',
    values: {
      charityName,
      gift: print.sum(gift),
      sum: print.sum(sum),
      name: tribute === null ? null : tribute.name,
      rhythm: next === null ? null : say(`rhythm.${next.frequency}`),
      next: next === null ? null : print.day(next.on),
    },
    paragraphs: [
      'gift_completed.done',
      tribute !== null && `gift_completed.${tribute.kind}`,
      gift.amount !== sum.amount && 'gift_completed.fees',
      isHeld && 'gift_completed.held',
      isTest ? 'gift_completed.testReceipt' : 'line.receipt',
      next !== null && 'gift_completed.repeats',
    ],
    links: [
      next === null
        ? { label: 'link.seeGifts', path: GIFTS_PATH }
        : { label: 'gift_completed.change', path: PLANS_PATH },
      receiptPath !== null && { label: 'link.proof', path: receiptPath },
    ],
  }),
};

async function findNext(db: Database, { recurringId }: Gift): Promise<News['next']> {
  const plan = recurringId === null ? undefined : await findPlan(db, recurringId);
  if (plan === undefined) return null;
  const [on] = upcomingDates(plan, 1);
  return on === undefined ? null : { on, frequency: plan.frequency };
}
