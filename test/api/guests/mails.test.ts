/** Mails to guests: an address that nobody confirmed gets the receipt and mails about its plan, and nothing else. */
import { readConfig } from '../../../config';
import { inTransaction } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { findGift } from '../../../db/queries/gifts/gifts';
import { requireRow } from '../../../domain/errors';
import { createGateways, type Gateways } from '../../../gateways';
import { createLog } from '../../../log';
import { completeGift, failGift } from '../../../operations/gifts/end-gift';
import { markBouncing } from '../../../db/queries/mails/readers';
import { relayNotices } from '../../../worker/notice-relay';
import { buildCharity } from '../../factories';
import { startApi, type TestApi } from '../../support/api';
import { beginGuest, giveAsGuest, openLink } from '../../factories/guests';
import { readMails } from '../../support/oauth';

let api: TestApi;
let gateways: Gateways;
let charity: Charity;
beforeAll(async () => {
  api = await startApi();
  gateways = createGateways(readConfig({}), api.db);
  charity = await buildCharity(api.db);
});
afterAll(async () => {
  await gateways.outbound.close();
  await api.close();
});

const config = { publicUrl: 'https://give.example', port: 0 };
const at = () => new Date();
let people = 0;
const newEmail = () => `mia${String((people += 1))}@example.org`;

async function give(email: string, changes: Record<string, unknown> = {}, key?: string) {
  const token = key ?? (await beginGuest(api)).access_token;
  const donor = { name: 'Mia', email };
  const { body } = await giveAsGuest(api, token, { charity_id: charity.id, donor, ...changes });
  return requireRow(await findGift(api.db, body.donation_id), body.donation_id);
}

const complete = async (gift: Awaited<ReturnType<typeof give>>) =>
  inTransaction(api.db, (tx) => completeGift({ tx, at: at() }, { gift, availableAt: at() }));

const fail = async (gift: Awaited<ReturnType<typeof give>>, code: 'DECLINED' | 'NOT_CONFIRMED') =>
  inTransaction(api.db, (tx) => failGift({ tx, at: at() }, { gift, code }));

async function mailsTo(email: string) {
  await relayNotices({ db: api.db, gateways, config }, createLog('worker', 'silent'));
  return (await readMails(api)).filter(({ to }) => to === email);
}

it('a completed gift mails its receipt, without links that need an account', async () => {
  const email = newEmail();
  await complete(await give(email));
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('Your gift to');
  expect(mail?.attachments).toHaveLength(1);
  expect(mail?.text).not.toContain('/my/mails');
  expect(mail?.text).toContain('Then we email you a link that opens your gifts.');
});

it('a failed gift mails nothing to an unconfirmed address', async () => {
  const email = newEmail();
  await fail(await give(email), 'DECLINED');
  expect(await mailsTo(email)).toEqual([]);
});

it('a failed gift of a plan is told, and leads to the page for guests', async () => {
  const email = newEmail();
  await fail(await give(email, { recurring: { frequency: 'monthly' } }), 'DECLINED');
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('https://give.example/account/guest');
  expect(mail?.text).not.toContain('/my/sources');
});

it('a gift of a plan that the network did not confirm is told, too', async () => {
  const email = newEmail();
  await fail(await give(email, { recurring: { frequency: 'monthly' } }), 'NOT_CONFIRMED');
  expect(await mailsTo(email)).toHaveLength(1);
});

it('a confirmed address also hears of a gift that failed', async () => {
  const email = newEmail();
  await give(email);
  const { access_token: key } = await openLink(api, email);
  const before = (await mailsTo(email)).length;
  await fail(await give(email, {}, key), 'DECLINED');
  expect(await mailsTo(email)).toHaveLength(before + 1);
});

it.each([
  ['the gift', {}],
  ['the gift of a plan', { recurring: { frequency: 'monthly' } }],
])('%s of a guest who was taken over meanwhile is told to the confirmed address', async (_, changes) => {
  const email = newEmail();
  const gift = await give(email, changes);
  await openLink(api, email);
  const before = (await mailsTo(email)).length;
  await complete(gift);
  expect(await mailsTo(email)).toHaveLength(before + 1);
});

it('an address that bounces gets no mail, until its link is opened', async () => {
  const email = newEmail();
  const gift = await give(email);
  await inTransaction(api.db, (tx) => markBouncing(tx, email, at()));
  await complete(gift);
  expect(await mailsTo(email)).toEqual([]);
  const { access_token: key } = await openLink(api, email);
  await complete(await give(email, {}, key));
  expect((await mailsTo(email)).filter(({ subject }) => subject.includes('Your gift to'))).toHaveLength(1);
});
