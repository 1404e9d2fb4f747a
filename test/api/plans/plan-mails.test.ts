/** Mails to a donor about a changed recurring gift: one for each change, and none for what changed nothing. */
import { type Recurring } from '../../../client';
import { readConfig } from '../../../config';
import { inTransaction, runStatement } from '../../../db/database';
import { findPlan } from '../../../db/queries/plans/plans';
import { addDays, addMonths, dayOf } from '../../../domain/days';
import { NOWHERE } from '../../../domain/location';
import { requireRow } from '../../../domain/errors';
import { loseSource } from '../../../domain/plans/plan';
import { createGateways, type Gateways } from '../../../gateways';
import { createLog } from '../../../log';
import { holdPlans, releasePlans } from '../../../operations/plans/holds';
import { storePlanChange } from '../../../operations/plans/plan-change';
import { relayNotices } from '../../../worker/notice-relay';
import { buildCharity } from '../../factories';
import { approveCharge } from '../../factories/charges';
import { clientAt, useApi } from '../../support/api';
import { beginGuest } from '../../factories/guests';
import { readMails } from '../../support/oauth';
import { refusal } from '../../support/refusal';

const now = new Date();
const today = dayOf(now);
const api = useApi({}, {}, () => now);
let gateways: Gateways;
beforeAll(() => {
  gateways = createGateways(readConfig({}), api.db);
});
afterAll(() => gateways.outbound.close());

const emailOf = ({ userId }: { userId: string }) => `${userId}@example.org`;
const print = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const CARD = { kind: 'card', processor_token: 'card_succeeds' } as const;

/** A donor with a confirmed address, and their monthly plan of 25.00 USD. */
async function buildPlan() {
  const donor = await api.person();
  await runStatement(
    api.db,
    `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, $2, 'x', now())`,
    [donor.userId, emailOf(donor)],
  );
  const charity = await buildCharity(api.db, NOWHERE);
  const { donation_id: gift, recurring_id: id } = await donor.client.donations.create({
    charity_id: charity.id,
    amount: '25.00',
    currency: 'USD',
    recurring: { frequency: 'monthly' },
  });
  await approveCharge(api.db, gift);
  return { id: String(id), donor, charity, plans: donor.client.recurring };
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
  const { id, donor, charity, plans } = await buildPlan();
  const next = print(addMonths(today, 1));
  const told = async (change: () => Promise<Recurring>, sentences: string[]) => {
    const before = (await mailsTo(emailOf(donor))).length;
    await change();
    const [text = '', ...more] = (await mailsTo(emailOf(donor))).slice(before);
    expect(more).toEqual([]);
    for (const sentence of [...sentences, `https://give.example/my/plans/${id}`]) {
      expect(text).toContain(sentence);
    }
  };
  const gift = `Your recurring gift of 25.00 USD to ${charity.name}`;
  await told(
    () => plans.pause(id),
    [`${gift} is paused.`, 'nothing while it is paused', 'You can resume it'],
  );
  await told(
    () => plans.resume(id),
    [`${gift} is active again.`, `on ${next}.`, 'You can pause, change or cancel it'],
  );
  const until = addDays(today, 3);
  await told(
    () => plans.pause(id, { until }),
    [`${gift} is paused until ${print(until)}.`, `The next gift is on ${next}.`],
  );
  await told(() => plans.resume(id), ['is active again']);
  const later = print(addMonths(today, 2));
  await told(() => plans.skip(id), [`the gift of 25.00 USD to ${charity.name} on ${next}.`, `on ${later}.`]);
  await told(
    () => plans.update(id, { amount: '40.00' }),
    ['the amount of your', 'Each gift is now 40.00 USD.', `on ${later}.`],
  );
  const change = { next_date: addDays(today, 5), source: 'ach_succeeds' };
  const soon = print(addDays(today, 5));
  await told(
    () => plans.update(id, change),
    ['the next date and the payment method of your', `on ${soon}.`, 'change it again'],
  );
  const { source_id: source } = await donor.client.paymentSources.create(CARD);
  await told(() => plans.update(id, { source }), ['From now on, Visa •••• 4242 pays for it.']);
  await told(
    () => plans.cancel(id),
    ['You cancelled your', 'There are no further gifts.', 'This cannot be undone.'],
  );
});

it('nothing is told if nothing changed: the same values, and refused changes', async () => {
  const { id, donor, plans } = await buildPlan();
  await plans.update(id, { amount: '25.00', source: 'own_card', next_date: addMonths(today, 1) });
  expect(await refusal(plans.update(id, { amount: '0' }))).toBe('400 amount');
  expect(await refusal(plans.resume(id))).toBe('409 CONFLICT');
  expect(await mailsTo(emailOf(donor))).toEqual([]);
});

it('each of several skipped dates is told', async () => {
  const { id, donor, plans } = await buildPlan();
  await Promise.all([1, 2, 3].map(() => plans.skip(id)));
  const texts = (await mailsTo(emailOf(donor))).join();
  for (const months of [1, 2, 3]) expect(texts).toContain(`on ${print(addMonths(today, months))}.\n`);
});

it('a change that a later one undid before the mail was written is not told', async () => {
  const { id, donor, plans } = await buildPlan();
  await plans.pause(id);
  await plans.resume(id);
  await plans.pause(id, { until: addDays(today, 2) });
  await plans.update(id, { amount: '9.00' });
  await plans.cancel(id);
  const texts = await mailsTo(emailOf(donor));
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('You cancelled your recurring gift of 9.00 USD');
});

it('a member of the charity, or an operator, ends a plan: its donor hears who did', async () => {
  const [one, two] = [await buildPlan(), await buildPlan()];
  const member = await api.person({ memberOf: one.charity.id });
  await member.client.recurring.cancel(one.id);
  const operator = await api.person({ isOperator: true });
  await operator.client.recurring.cancel(two.id);
  expect((await mailsTo(emailOf(one.donor)))[0]).toContain(
    `${one.charity.name} cancelled your recurring gift`,
  );
  expect((await mailsTo(emailOf(two.donor)))[0]).toContain('We cancelled your recurring gift');
});

it('a pause by the platform says why, and its end is told', async () => {
  const { id, donor, charity, plans } = await buildPlan();
  const change = { charityId: charity.id };
  await inTransaction(api.db, (tx) => holdPlans({ tx, at: now }, change.charityId));
  expect(await mailsTo(emailOf(donor))).toEqual([
    expect.stringContaining(`${charity.name} cannot receive gifts at the moment.`),
  ]);
  await inTransaction(api.db, (tx) => releasePlans({ tx, at: now }, change));
  expect((await mailsTo(emailOf(donor)))[1]).toContain('is active again');
  const plan = requireRow(await findPlan(api.db, id), id);
  await inTransaction(api.db, (tx) => storePlanChange({ tx, at: now }, loseSource(plan)));
  expect((await mailsTo(emailOf(donor)))[2]).toContain('We can no longer use its payment method.');
  await plans.update(id, { source: 'card_succeeds', amount: '30.00' });
  const [text, ...more] = (await mailsTo(emailOf(donor))).slice(3);
  expect(text).toContain('Your recurring gift of 30.00 USD');
  expect(text).toContain('is active again');
  expect(more).toEqual([]);
});

it('plans that move with a removed source are told', async () => {
  const { id, donor, plans } = await buildPlan();
  const { paymentSources: sources } = donor.client;
  const { source_id: first } = await sources.create(CARD);
  const { source_id: second } = await sources.create(CARD);
  await plans.update(id, { source: first });
  await mailsTo(emailOf(donor));
  await sources.remove(first, { replace_with: second });
  const texts = await mailsTo(emailOf(donor));
  expect(texts).toHaveLength(2);
  expect(texts[1]).toContain('the payment method');
});

it('a guest hears of it at an address that nobody confirmed, and is led to the page for guests', async () => {
  const { access_token: token } = await beginGuest(api);
  const guest = clientAt(api.url, token);
  const email = `mia.${today}@example.org`;
  const charity = await buildCharity(api.db, NOWHERE);
  const { donation_id: gift, recurring_id: id } = await guest.donations.create({
    charity_id: charity.id,
    amount: '25.00',
    currency: 'USD',
    donor: { name: 'Mia', email },
    recurring: { frequency: 'monthly' },
  });
  await approveCharge(api.db, gift);
  await guest.recurring.pause(String(id));
  const [text] = await mailsTo(email);
  expect(text).toContain('is paused.');
  const to = encodeURIComponent(`/my/plans/${String(id)}`);
  expect(text).toContain(`https://give.example/account/guest?to=${to}\n`);
  expect(text).not.toContain('/my/plans');
});
