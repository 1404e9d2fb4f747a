/**
 * Writes the mail for a notice. Reads the current data, because it may have changed after the notice was
 * stored.
 */
import { type Database } from '../db/database';
import { findGift } from '../db/queries/gifts/gifts';
import { findReader } from '../db/queries/mails/readers';
import { type Notice } from '../db/queries/platform/notices';
import { goesToUnconfirmed, type NoticeKind } from '../domain/mails/kinds';
import { publicAddress } from '../domain/public-address';
import { type Mail } from '../gateways/mail/sealed-mail';
import { writeMail } from '../gateways/mail/templates';
import { unsubscribeToken } from '../gateways/mail/unsubscribe-token';
import { type Gatherer, type NoticeDependencies } from './news';
import { gatherGiftNews } from './gift-news';
import { gatherMatchingNews } from './matching-news';
import { gatherOtherNews } from './other-news';
import { gatherPayoutNews } from './payout-news';
import { gatherPlanNews } from './plan-news';
import { gatherQualificationNews } from './qualification-news';
import { gatherReportNews } from './report-news';
import { gatherVideoCallNews } from './video-call-news';
import { gatherSubscriptionNews } from './subscription-news';

export type { NoticeDependencies } from './news';

const GATHERERS: { [Kind in NoticeKind]: Gatherer<Kind> } = {
  ...gatherGiftNews,
  ...gatherPlanNews,
  ...gatherPayoutNews,
  ...gatherMatchingNews,
  ...gatherSubscriptionNews,
  ...gatherReportNews,
  ...gatherVideoCallNews,
  ...gatherQualificationNews,
  ...gatherOtherNews,
};

/**
 * Returns undefined if the notice is outdated. Also returns undefined if the user has no working address, or
 * switched off this kind of mail.
 */
export async function writeNotice(
  dependencies: NoticeDependencies,
  notice: Notice,
): Promise<Mail | undefined> {
  return write(dependencies, notice.kind, notice);
}

async function write<Kind extends NoticeKind>(
  dependencies: NoticeDependencies,
  kind: Kind,
  { userId, subject }: Notice,
): Promise<Mail | undefined> {
  const { db, gateways, config } = dependencies;
  const reader = await findReader(db, userId, kind);
  if (reader === undefined) return undefined;
  if (reader.guest === 'unconfirmed' && !goesToUnconfirmed(kind, await isOfPlan(db, subject)))
    return undefined;
  const gather: Gatherer<Kind> = GATHERERS[kind];
  const found = await gather(dependencies, { userId: reader.userId, subject });
  if (found === undefined) return undefined;
  const { news, attachments = [] } = found;
  const frame = {
    locale: reader.locale,
    address: publicAddress(config),
    unsubscribeToken: unsubscribeToken(gateways.secrets, reader.userId, kind),
    isGuest: reader.guest !== null,
  };
  return { to: reader.email, ...writeMail(kind, news, frame), attachments };
}

/** Returns true if a notice is about a gift of a plan. */
async function isOfPlan(db: Database, subject: string): Promise<boolean> {
  const gift = await findGift(db, subject);
  return gift !== undefined && gift.recurringId !== null;
}
