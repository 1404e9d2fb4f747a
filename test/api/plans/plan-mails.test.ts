/** Mails to a donor about a changed recurring gift: one for each change, and none for what changed nothing. */
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { findPlan } from '../../../db/queries/plans/plans';
import { addDays, addMonths, dayOf } from '../../../domain/days';
import { requireRow } from '../../../domain/errors';
import { loseSource } from '../../../domain/plans/plan';
import { createGateways, type Gateways } from '../../../gateways';
import { createLog } from '../../../log';
import { holdPlans } from '../../../operations/plans/hold-plans';
import { storePlanChange } from '../../../operations/plans/plan-change';
import { releasePlans } from '../../../operations/plans/release-plans';
import { relayNotices } from '../../../worker/notices';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { startApi, type TestApi } from '../../support/api';
import { beginGuest, giveAsGuest, saveCard } from '../../factories/guests';
import { readMails } from '../../support/oauth';

let api: TestApi;
let gateways: Gateways;
const now = new Date();
const today = dayOf(now);
beforeAll(async () => {
  api = await startApi({}, {}, () => now);
  gateways = createGateways(readConfig({}), api.db);
});
afterAll(async () => {
  await gateways.outbound.close();
  await api.close();
});

const emailOf = ({ userId }: Pick<BuiltActor, 'userId'>) => `${userId}@example.org`;
const print = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A donor with a confirmed address, and their monthly plan of 25.00 USD. */
async function buildPlan() {
  const donor = await buildActor(api.db);
  await selectRows(
    api.db,
    `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, $2, 'x', now()) RETURNING 1`,
    [donor.userId, emailOf(donor)],
  );
  const charity = await buildCharity(api.db);
  const recurring = { frequency: 'monthly' };
  const body = { charity_id: charity.id, amount: '25.00', currency: 'USD', recurring };
  const reply = await api.call<{ recurring_id: string }>('POST', '/v1/donations', { key: donor.key, body });
  return { id: reply.body.recurring_id, donor, charity };
}

async function act(id: string, action: string, body: unknown, key: string, status = 200) {
  const isPatch = action === 'patch';
  const path = `/v1/recurring/${id}${isPatch ? '' : `/${action}`}`;
  expect((await api.call(isPatch ? 'PATCH' : 'POST', path, { key, body })).status).toBe(status);
}

/** The texts of the mails to an address, oldest first. */
async function mailsTo(email: string): Promise<string[]> {
  await relayNotices({ db: api.db, gateways, config: { publicUrl: 'https://give.example', port: 0 } }, log);
  return (await readMails(api))
    .filter(({ to }) => to === email)
    .reverse()
    .map(({ subject, text }) => `${subject}\n${text}`);
}
const log = createLog('worker', 'silent');

it('each change of the donor is told once, with the next date, how to undo it and a link', async () => {
  const { id, donor, charity } = await buildPlan();
  const next = print(addMonths(today, 1));
  const told = async (action: string, body: unknown, sentences: string[]) => {
    const before = (await mailsTo(emailOf(donor))).length;
    await act(id, action, body, donor.key);
    const [text = '', ...more] = (await mailsTo(emailOf(donor))).slice(before);
    expect(more).toEqual([]);
    for (const sentence of [...sentences, `https://give.example/my/plans/${id}`]) {
      expect(text).toContain(sentence);
    }
  };
  const gift = `Your recurring gift of 25.00 USD to ${charity.name}`;
  await told('pause', {}, [`${gift} is paused.`, 'nothing while it is paused', 'You can resume it']);
  await told('resume', {}, [`${gift} is active again.`, `on ${next}.`, 'You can pause, change or cancel it']);
  const until = addDays(today, 3);
  await told('pause', { until }, [
    `${gift} is paused until ${print(until)}.`,
    `The next gift is on ${next}.`,
  ]);
  await told('resume', {}, ['is active again']);
  const later = print(addMonths(today, 2));
  await told('skip', {}, [`the gift of 25.00 USD to ${charity.name} on ${next}.`, `on ${later}.`]);
  await told('patch', { amount: '40.00' }, [
    'the amount of your',
    'Each gift is now 40.00 USD.',
    `on ${later}.`,
  ]);
  const body = { next_date: addDays(today, 5), source: 'ach_succeeds' };
  const soon = print(addDays(today, 5));
  await told('patch', body, [
    'the next date and the payment method of your',
    `on ${soon}.`,
    'change it again',
  ]);
  const { body: card } = await saveCard(api, donor.key);
  await told('patch', { source: card.source_id }, ['From now on, Visa •••• 4242 pays for it.']);
  await told('cancel', {}, ['You cancelled your', 'There are no further gifts.', 'This cannot be undone.']);
});

it('nothing is told if nothing changed: the same values, and refused changes', async () => {
  const { id, donor } = await buildPlan();
  const body = { amount: '25.00', source: 'own_card', next_date: addMonths(today, 1) };
  await act(id, 'patch', body, donor.key);
  await act(id, 'patch', { amount: '0' }, donor.key, 400);
  await act(id, 'resume', {}, donor.key, 409);
  expect(await mailsTo(emailOf(donor))).toEqual([]);
});

it('each of several skipped dates is told', async () => {
  const { id, donor } = await buildPlan();
  await Promise.all([1, 2, 3].map(() => act(id, 'skip', {}, donor.key)));
  const texts = (await mailsTo(emailOf(donor))).join();
  for (const months of [1, 2, 3]) expect(texts).toContain(`on ${print(addMonths(today, months))}.\n`);
});

it('a change that a later one undid before the mail was written is not told', async () => {
  const { id, donor } = await buildPlan();
  await act(id, 'pause', {}, donor.key);
  await act(id, 'resume', {}, donor.key);
  await act(id, 'pause', { until: addDays(today, 2) }, donor.key);
  await act(id, 'patch', { amount: '9.00' }, donor.key);
  await act(id, 'cancel', {}, donor.key);
  const texts = await mailsTo(emailOf(donor));
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('You cancelled your recurring gift of 9.00 USD');
});

it('a member of the charity, or an operator, ends a plan: its donor hears who did', async () => {
  const [one, two] = [await buildPlan(), await buildPlan()];
  const member = await buildActor(api.db, { memberOf: one.charity.id });
  await act(one.id, 'cancel', {}, member.key);
  await act(two.id, 'cancel', {}, (await buildActor(api.db, { isOperator: true })).key);
  expect((await mailsTo(emailOf(one.donor)))[0]).toContain(
    `${one.charity.name} cancelled your recurring gift`,
  );
  expect((await mailsTo(emailOf(two.donor)))[0]).toContain('We cancelled your recurring gift');
});

it('a pause by the platform says why, and its end is told', async () => {
  const { id, donor, charity } = await buildPlan();
  const change = { charityId: charity.id, at: now };
  await inTransaction(api.db, (tx) => holdPlans(tx, change));
  expect(await mailsTo(emailOf(donor))).toEqual([
    expect.stringContaining(`${charity.name} cannot receive gifts at the moment.`),
  ]);
  await inTransaction(api.db, (tx) => releasePlans(tx, change));
  expect((await mailsTo(emailOf(donor)))[1]).toContain('is active again');
  const plan = requireRow(await findPlan(api.db, id), id);
  await inTransaction(api.db, (tx) => storePlanChange(tx, loseSource(plan), now));
  expect((await mailsTo(emailOf(donor)))[2]).toContain('We can no longer use its payment method.');
  await act(id, 'patch', { source: 'card_succeeds', amount: '30.00' }, donor.key);
  const [text, ...more] = (await mailsTo(emailOf(donor))).slice(3);
  expect(text).toContain('Your recurring gift of 30.00 USD');
  expect(text).toContain('is active again');
  expect(more).toEqual([]);
});

it('plans that move with a removed source are told', async () => {
  const { id, donor } = await buildPlan();
  const add = async () => {
    const body = { kind: 'card', processor_token: 'card_succeeds' };
    const path = '/v1/users/me/payment-sources';
    const reply = await api.call<{ source_id: string }>('POST', path, { key: donor.key, body });
    return reply.body.source_id;
  };
  const [first, second] = [await add(), await add()];
  await act(id, 'patch', { source: first }, donor.key);
  await mailsTo(emailOf(donor));
  const path = `/v1/users/me/payment-sources/${first}?replace_with=${second}`;
  expect((await api.call('DELETE', path, { key: donor.key })).status).toBe(200);
  const texts = await mailsTo(emailOf(donor));
  expect(texts).toHaveLength(2);
  expect(texts[1]).toContain('the payment method');
});

it('a guest hears of it at an address that nobody confirmed, and is led to the page for guests', async () => {
  const { access_token: key } = await beginGuest(api);
  const email = `mia.${today}@example.org`;
  const charity = await buildCharity(api.db);
  const changes = {
    charity_id: charity.id,
    donor: { name: 'Mia', email },
    recurring: { frequency: 'monthly' },
  };
  const { body } = await giveAsGuest(api, key, changes);
  await act(body.recurring_id, 'pause', {}, key);
  const [text] = await mailsTo(email);
  expect(text).toContain('is paused.');
  const to = encodeURIComponent(`/my/plans/${body.recurring_id}`);
  expect(text).toContain(`https://give.example/account/guest?to=${to}\n`);
  expect(text).not.toContain('/my/plans');
});
