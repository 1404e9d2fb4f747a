/**
 * Loads the news of a notice for its reader. Reads the current data, because it may have changed after the notice
 * was stored.
 */
import { type Database } from '../../db/database';
import { findGift } from '../../db/queries/gifts/gifts';
import { findReader } from '../../db/queries/mails/readers';
import { type Notice } from '../../db/queries/platform/notices';
import { goesToUnconfirmed, type NoticeKind } from '../../domain/mails/kinds';
import { unsubscribeToken } from '../../domain/mails/unsubscribe-token';
import { MAILS, type NewsOf } from '.';
import { type NoticeMail, type NoticeMeans } from './mail';
import { type StoredLetter } from './write';

const NOTICE_MAILS: { [Kind in NoticeKind]: NoticeMail<NewsOf[Kind]> } = MAILS;

/**
 * Returns undefined if the notice is outdated. Also returns undefined if the user has no working address, or
 * switched off this kind of mail.
 */
export async function loadNotice(means: NoticeMeans, notice: Notice): Promise<StoredLetter | undefined> {
  return load(means, notice.kind, notice);
}

async function load<Kind extends NoticeKind>(
  means: NoticeMeans,
  kind: Kind,
  { userId, subject }: Notice,
): Promise<StoredLetter<Kind> | undefined> {
  const { db, gateways } = means;
  const reader = await findReader(db, userId, kind);
  if (reader === undefined) return undefined;
  if (reader.guest === 'unconfirmed' && !goesToUnconfirmed(kind, await isOfPlan(db, subject)))
    return undefined;
  const { gather }: NoticeMail<NewsOf[Kind]> = NOTICE_MAILS[kind];
  const found = await gather(means, {
    userId: reader.userId,
    subject,
    locale: reader.locale,
  });
  return (
    found && {
      kind,
      ...found,
      to: reader.email,
      locale: reader.locale,
      isGuest: reader.guest !== null,
      unsubscribeToken: unsubscribeToken(gateways.secrets, reader.userId, kind),
    }
  );
}

/** Returns true if a notice is about a gift of a plan. */
async function isOfPlan(db: Database, subject: string): Promise<boolean> {
  const gift = await findGift(db, subject);
  return gift !== undefined && gift.recurringId !== null;
}
