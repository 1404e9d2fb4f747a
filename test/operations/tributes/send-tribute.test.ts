/** The mail about a tribute goes out once, after the gift is completed and on its day, unless its receiver refuses. An address gets few a day. */
import { inTransaction } from '../../../db/database';
import { insertGiftDonor } from '../../../db/queries/donors/gift-donors';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { insertPlan } from '../../../db/queries/plans/plans';
import { findTributes, insertTribute, listDueTributes } from '../../../db/queries/tributes/tributes';
import { addDays, dayOf, DAY_MS } from '../../../domain/days';
import { newId } from '../../../new-id';
import { moveGiftDetails } from '../../../operations/donors/details';
import { refuseTributes, sealNotice, sendTribute } from '../../../operations/tributes/tributes';
import { readUnsubscribeToken } from '../../../domain/mails/unsubscribe-token';
import { buildActor, buildCharity, buildGift } from '../../factories';
import { completeDonation } from '../../factories/completed-gift';
import { planOf } from '../../factories/recurring';
import { useDatabase } from '../../support/database';
import { readNewestMails, secrets } from '../../support/member-mails';

const MANY = 1_000;
const now = new Date();
const today = dayOf(now);

const test = useDatabase();

let people = 0;
const newAddress = () => `luis${String((people += 1))}@example.org`;

interface Given {
  gift: Gift;
  to: string;
}

async function give(
  changes: Partial<Gift> = {},
  { to = newAddress(), sendOn = today, message = 'See example.org' } = {},
): Promise<Given> {
  const gift = await buildGift(test.db, changes);
  const sealedNotice = sealNotice(secrets, { name: 'Luis', email: to, message });
  await insertTribute(test.db, { donationId: gift.id, kind: 'in_honor', name: 'Rosa', sealedNotice, sendOn });
  return { gift, to };
}

/** Sends what is due, as several workers would. */
async function sendAll(at = now): Promise<void> {
  const due = await listDueTributes(test.db, { today: dayOf(at), at, limit: MANY });
  const sendEach = async () => {
    for (const { id } of due) await inTransaction(test.db, (tx) => sendTribute({ tx, at, secrets }, id));
  };
  await Promise.all([sendEach(), sendEach(), sendEach()]);
}

const mailsTo = async (to: string) => (await readNewestMails(test.db, MANY)).filter((mail) => mail.to === to);

async function sentAt({ gift }: Given): Promise<Date | null | undefined> {
  return (await findTributes(test.db, [gift.id])).get(gift.id)?.sentAt;
}

it('is sent once, after completion, as plain text without links', async () => {
  const given = await give();
  await insertGiftDonor(test.db, {
    donationId: given.gift.id,
    name: 'Ada Okafor',
    sealedDetails: 'sealed',
    employer: null,
    timeZone: null,
  });
  await sendAll();
  expect(await mailsTo(given.to)).toEqual([]);
  await completeDonation(test.db, given.gift);
  await sendAll();
  await sendAll();
  const [mail, ...others] = await mailsTo(given.to);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'tribute_made', subject: 'A gift in honor of Rosa' });
  expect(mail?.html).toBeUndefined();
  expect(mail?.text).toContain('Ada Okafor has given to');
  expect(mail?.text).toContain('See example. org');
  expect(mail?.text).not.toMatch(/https?:/);
  expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/give\.example\/account\/unsubscribe\?token=/);
  expect(await sentAt(given)).toEqual(now);
});

it('waits for its day', async () => {
  const given = await give({}, { sendOn: addDays(today, 2) });
  await completeDonation(test.db, given.gift);
  await sendAll();
  expect(await mailsTo(given.to)).toEqual([]);
  await sendAll(new Date(now.getTime() + 2 * DAY_MS));
  expect(await mailsTo(given.to)).toHaveLength(1);
});

it('names no anonymous donor', async () => {
  const given = await give({ anonymous: true });
  await completeDonation(test.db, given.gift);
  await sendAll();
  expect((await mailsTo(given.to))[0]?.text).toContain('Somebody who wants to stay anonymous has given');
});

it('is not sent for a gift that failed', async () => {
  const given = await give({
    status: 'failed',
    failureCode: 'DECLINED',
    failureMessage: 'declined',
    settledAt: now,
  });
  await sendAll();
  expect(await mailsTo(given.to)).toEqual([]);
  expect(await sentAt(given)).toBeNull();
});

it('goes out once for a plan, also when two of its gifts are sent at the same time', async () => {
  const { id: charityId } = await buildCharity(test.db);
  const { userId: donorUserId, accountId } = await buildActor(test.db);
  const recurringId = newId('recurring');
  await insertPlan(test.db, planOf(today, 'monthly', { id: recurringId, donorUserId, accountId, charityId }));
  const to = newAddress();
  const gifts = [await give({ recurringId }, { to }), await give({ recurringId }, { to })];
  for (const { gift } of gifts) await completeDonation(test.db, gift);
  await sendAll();
  expect(await mailsTo(to)).toHaveLength(1);
});

it('an address that refused gets no more', async () => {
  const first = await give();
  await completeDonation(test.db, first.gift);
  await sendAll();
  const url = new URL((await mailsTo(first.to))[0]?.unsubscribeUrl ?? '');
  const asked = readUnsubscribeToken(secrets, url.searchParams.get('token') ?? '');
  expect(asked).toEqual({ email: first.to, kind: 'tribute_made' });
  await refuseTributes(test.db, first.to);
  const second = await give({}, { to: first.to });
  await completeDonation(test.db, second.gift);
  await sendAll();
  expect(await mailsTo(first.to)).toHaveLength(1);
  expect(await sentAt(second)).toBeNull();
});

it('moves with a redirected gift', async () => {
  const given = await give({}, { sendOn: addDays(today, 1) });
  await completeDonation(test.db, given.gift);
  const next = await completeDonation(test.db, await buildGift(test.db));
  await moveGiftDetails(test.db, given.gift.id, next.id);
  await sendAll(new Date(now.getTime() + DAY_MS));
  expect(await mailsTo(given.to)).toHaveLength(1);
  expect(await sentAt({ gift: next, to: given.to })).not.toBeNull();
  expect(await sentAt(given)).toBeNull();
});

it('from the fourth of a day on, all go out in one mail the next day, and no gift is refused', async () => {
  const to = newAddress();
  const given: Given[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const gift = await give({ anonymous: number === 6 }, { to, message: `Message ${number}` });
    await completeDonation(test.db, gift.gift);
    given.push(gift);
  }
  await sendAll();
  await sendAll();
  const today = await mailsTo(to);
  expect(today).toHaveLength(3);
  expect(await Promise.all(given.map(sentAt))).toEqual([now, now, now, null, null, null]);

  const tomorrow = new Date(now.getTime() + DAY_MS);
  const fresh = await give({}, { to, sendOn: dayOf(tomorrow), message: 'Message 7' });
  await completeDonation(test.db, fresh.gift);
  await sendAll(tomorrow);
  const texts = (await mailsTo(to)).slice(0, -3).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  const together = texts.find((text) => !text.includes('Message 7')) ?? '';
  for (const number of [4, 5, 6]) expect(together).toContain(`Message ${number}`);
  expect(together).toContain('Somebody who wants to stay anonymous has given');
  expect(together).toContain('several gifts of one day');
  expect(await Promise.all([...given.slice(3), fresh].map(sentAt))).toEqual(Array(4).fill(tomorrow));
});

it('a postponed one is not sent if the address refused meanwhile', async () => {
  const to = newAddress();
  for (const number of [1, 2, 3, 4]) {
    const { gift } = await give({}, { to, message: `Message ${number}` });
    await completeDonation(test.db, gift);
  }
  await sendAll();
  await refuseTributes(test.db, to);
  await sendAll(new Date(now.getTime() + DAY_MS));
  expect(await mailsTo(to)).toHaveLength(3);
});
