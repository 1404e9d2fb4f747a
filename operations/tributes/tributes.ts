import { type Database } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { findCharity } from '../../db/queries/charities/charities';
import { findGiftDonors } from '../../db/queries/donors/gift-donors';
import { type Gift, findGift } from '../../db/queries/gifts/gifts';
import { lockPlan } from '../../db/queries/plans/plans';
import {
  type DueTribute,
  endTribute,
  insertTributeRefusal,
  lockWaitingTribute,
  refusesTributes,
  wasPlanTold,
} from '../../db/queries/tributes/tributes';
import { requireRow } from '../../domain/errors';
import { type TributeNotice } from '../../domain/tributes/tribute';
import { type SecretBox } from '../../gateways';
import { refusalToken } from '../../domain/mails/unsubscribe-token';
import { type Act, type Sealing } from '../act';
import { sendMail } from '../mails/send-mail';

/**
 * Sends the due mail about the tribute of a gift. Drops the mail if the gift is not completed, the plan has already
 * sent one, or the recipient wants no such mails. Does nothing if another worker has sent or dropped it.
 */
export async function sendTribute(act: Act & Sealing, donationId: string): Promise<void> {
  const { tx, at } = act;
  const tribute = await lockWaitingTribute(tx, donationId);
  if (tribute === undefined) return;
  const gift = requireRow(await findGift(tx, tribute.donationId), tribute.donationId);
  const isSent = (await mayTell(tx, gift)) && (await mail(act, { gift, tribute }));
  await endTribute(tx, tribute.donationId, isSent ? at : null);
}

/** Locks the plan, so that only one of its gifts sends the mail. */
async function mayTell(tx: Database, { status, recurringId }: Gift): Promise<boolean> {
  if (status !== 'completed') return false;
  if (recurringId === null) return true;
  await lockPlan(tx, recurringId);
  return !(await wasPlanTold(tx, recurringId));
}

async function mail(
  { tx, secrets }: Act & Sealing,
  { gift, tribute: { kind, name, sealedNotice } }: { gift: Gift; tribute: DueTribute },
): Promise<boolean> {
  const { name: readerName, email: to, message } = openNotice(secrets, sealedNotice);
  if (await refusesTributes(tx, to)) return false;
  const charity = requireRow(await findCharity(tx, gift.charityId), gift.charityId);
  const { name: donorName, locale } = await findGiver(tx, gift);
  const news = { kind, name, readerName, donorName, charityName: charity.name, message };
  const unsubscribeToken = refusalToken(secrets, to);
  await sendMail(tx, secrets, { kind: 'tribute_made', news, to, locale, unsubscribeToken });
  return true;
}

/** Uses the donor's language, because the reader's is unknown. Leaves out the name of an anonymous donor. */
async function findGiver(
  tx: Database,
  { id, donorUserId, anonymous }: Gift,
): Promise<{ name: string | null; locale: string }> {
  const { name, locale } = requireRow(await findUser(tx, donorUserId), donorUserId);
  const said = (await findGiftDonors(tx, [id])).get(id);
  return { name: anonymous ? null : (said?.name ?? name), locale };
}

/** Records that the owner of an address wants no more mails about tributes. */
export async function refuseTributes(tx: Database, email: string): Promise<void> {
  await insertTributeRefusal(tx, email);
}

/** Encrypts the recipient and the message of a tribute's mail. They must never be stored unencrypted. */
export function sealNotice(secrets: Pick<SecretBox, 'seal'>, notice: TributeNotice): string {
  return secrets.seal(JSON.stringify(notice));
}

/** Decrypts the recipient and the message of a tribute's mail. */
export function openNotice(secrets: Pick<SecretBox, 'open'>, sealed: string): TributeNotice {
  return JSON.parse(secrets.open(sealed)) as TributeNotice;
}
