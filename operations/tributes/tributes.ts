import { type Database } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { findCharity } from '../../db/queries/charities/charities';
import { findGiftDonors } from '../../db/queries/donors/gift-donors';
import { type Gift, findGift } from '../../db/queries/gifts/gifts';
import { lockPlan } from '../../db/queries/plans/plans';
import {
  countTributeMails,
  type DueTribute,
  endTribute,
  findWaitingTribute,
  insertTributeRefusal,
  lockPostponedTributes,
  lockRecipient,
  lockWaitingTribute,
  postponeTribute,
  wasPlanTold,
} from '../../db/queries/tributes/tributes';
import { addDays, dayOf, startOfDay } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { type TributeNotice, TRIBUTES_A_DAY } from '../../domain/tributes/tribute';
import { type SecretBox } from '../../gateways';
import { hashKey } from '../../gateways/secrets/tokens';
import { type NewsOf } from '../../letters/mails';
import { refusalToken } from '../../domain/mails/unsubscribe-token';
import { type Act, type Sealing } from '../act';
import { queueMail } from '../mails/queue-mail';
import { refusesTributes } from '../users/recognize';

type TributeNews = NewsOf['tribute_made'];

/** A tribute that the mail tells, with its gift. */
interface Told {
  gift: Gift;
  tribute: DueTribute;
}

/**
 * Sends the due mail about the tribute of a gift. Drops the mail if the gift is not completed, the plan has already
 * sent one, or the recipient wants no such mails. If the recipient got enough such mails today, it goes out tomorrow, in
 * one mail with all others that wait. Does nothing if another worker has sent or dropped it.
 */
export async function sendTribute(act: Act & Sealing, donationId: string): Promise<void> {
  const { tx, at, secrets } = act;
  const waiting = await findWaitingTribute(tx, donationId);
  if (waiting === undefined) return;
  const { email } = openNotice(secrets, waiting.sealedNotice);
  const recipientHash = hashKey(email);
  await lockRecipient(tx, recipientHash);
  const tribute = await lockWaitingTribute(tx, donationId);
  if (tribute === undefined) return;
  const today = dayOf(at);
  if (!tribute.isPostponed) {
    const sent = await countTributeMails(tx, recipientHash, startOfDay(today));
    if (sent >= TRIBUTES_A_DAY) {
      await postponeTribute(tx, donationId, { recipientHash, sendOn: addDays(today, 1) });
      return;
    }
  }
  const due = tribute.isPostponed ? await lockPostponedTributes(tx, recipientHash, today) : [tribute];
  const told = await endAll(act, due, { email, recipientHash });
  const [first, ...others] = told;
  if (first !== undefined) await mail(act, email, [first, ...others]);
}

/** Ends the wait of tributes. Returns those that the mail tells. */
async function endAll(
  act: Act & Sealing,
  due: DueTribute[],
  { email, recipientHash }: { email: string; recipientHash: string },
): Promise<Told[]> {
  const { tx, at } = act;
  const refuses = await refusesTributes(act, email);
  const told: Told[] = [];
  for (const tribute of due) {
    const gift = requireRow(await findGift(tx, tribute.donationId), tribute.donationId);
    const isTold = !refuses && (await mayTell(tx, gift));
    if (isTold) told.push({ gift, tribute });
    await endTribute(tx, tribute.donationId, { sentAt: isTold ? at : null, recipientHash });
  }
  return told;
}

/** Locks the plan, so that only one of its gifts sends the mail. */
async function mayTell(tx: Database, { status, recurringId }: Gift): Promise<boolean> {
  if (status !== 'completed') return false;
  if (recurringId === null) return true;
  await lockPlan(tx, recurringId);
  return !(await wasPlanTold(tx, recurringId));
}

/** Writes the mail in the language of the first donor. */
async function mail({ tx, secrets }: Act & Sealing, to: string, told: [Told, ...Told[]]): Promise<void> {
  const [first, ...others] = told;
  const gifts: TributeNews['gifts'] = [await newsOf(tx, secrets, first)];
  for (const each of others) gifts.push(await newsOf(tx, secrets, each));
  const { locale } = await findGiver(tx, first.gift);
  const news = { readerName: openNotice(secrets, first.tribute.sealedNotice).name, gifts };
  const unsubscribeToken = refusalToken(secrets, to);
  await queueMail(tx, secrets, { kind: 'tribute_made', news, to, locale, unsubscribeToken });
}

async function newsOf(
  tx: Database,
  secrets: Pick<SecretBox, 'open'>,
  { gift, tribute: { kind, name, sealedNotice } }: Told,
): Promise<TributeNews['gifts'][number]> {
  const charity = requireRow(await findCharity(tx, gift.charityId), gift.charityId);
  const { name: donorName } = await findGiver(tx, gift);
  return {
    kind,
    name,
    donorName,
    charityName: charity.name,
    message: openNotice(secrets, sealedNotice).message,
  };
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
