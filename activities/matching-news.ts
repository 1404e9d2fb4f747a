/** Gathers the news for mails to a sponsor about a pledge. */
import { type Database } from '../db/database';
import { findCampaign } from '../db/queries/campaigns/campaigns';
import { findGift } from '../db/queries/gifts/gifts';
import { findMatchingCharge } from '../db/queries/matching/charges';
import { findGiftMatching } from '../db/queries/matching/matches';
import { findPledge } from '../db/queries/matching/pledges';
import { type MatchingKind } from '../domain/mails/kinds';
import { printRatio } from '../domain/matching/pledge';
import { receiptPageUrl } from '../domain/receipt-log/page-url';
import { type PledgeNews } from '../gateways/mail/templates/matching-mails';
import { attachReceipt, isHeldGift } from './gift-news';
import { type Gatherers, nameOfCharity, sumOf } from './news';

export const gatherMatchingNews: Gatherers<MatchingKind> = {
  async pledge_accepted({ db }, { subject }) {
    const pledge = await findPledge(db, subject);
    if (pledge?.status !== 'accepted') return undefined;
    const { currency, capMinor, ratioHundredths, endsAt } = pledge;
    const terms = { cap: sumOf(currency, capMinor), ratio: printRatio(ratioHundredths) };
    return { news: { ...(await common(db, pledge)), ...terms, endsAt: endsAt.toISOString() } };
  },

  async matches_charged(dependencies, { subject }) {
    const { db } = dependencies;
    const gift = await findGift(db, subject);
    if (gift === undefined || gift.campaignId === null) return undefined;
    const { charityId, campaignId, currency, totalChargeMinor } = gift;
    const matches = (await findGiftMatching(db, [gift])).get(gift.id)?.matches.length ?? 0;
    const receiptPath = receiptPageUrl('', gift) ?? null;
    const sum = sumOf(currency, totalChargeMinor);
    const news = { ...(await common(db, { charityId, campaignId })), sum, matches, receiptPath };
    const isHeld = await isHeldGift(db, gift);
    return { news, attachments: [await attachReceipt(dependencies, gift, { isHeld, tribute: undefined })] };
  },

  async matches_declined({ db }, { subject }) {
    const [chargeId = '', attempts] = subject.split('/');
    const charge = await findMatchingCharge(db, chargeId);
    if (charge === undefined || charge.attempts !== Number(attempts)) return undefined;
    if (charge.status !== 'due' && charge.status !== 'failed') return undefined;
    const pledge = await findPledge(db, charge.pledgeId);
    if (pledge === undefined) return undefined;
    const { failureCode, nextAttemptAt } = charge;
    const retriesAt = charge.status === 'due' ? (nextAttemptAt?.toISOString() ?? null) : null;
    return { news: { ...(await common(db, pledge)), failureCode, retriesAt } };
  },

  async pledge_ended({ db }, { subject }) {
    const pledge = await findPledge(db, subject);
    if (pledge?.status !== 'ended' || pledge.endReason === null) return undefined;
    const { currency, usedMinor, endReason: reason } = pledge;
    return { news: { ...(await common(db, pledge)), used: sumOf(currency, usedMinor), reason } };
  },
};

async function common(
  db: Database,
  { charityId, campaignId }: { charityId: string; campaignId: string },
): Promise<PledgeNews> {
  const campaign = await findCampaign(db, campaignId);
  return { charityName: await nameOfCharity(db, charityId), campaignName: campaign?.name ?? campaignId };
}
