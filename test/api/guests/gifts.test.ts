/** What guests give: the donor they name, their own things alone, and sources that pay only what they were given for. */
import { type Charity } from '../../../db/queries/charities/charities';
import { type DonationRequest, type GivingClient, type RecurringChange } from '../../../client/index';
import { buildCharity } from '../../factories';
import { approveCharge } from '../../factories/charges';
import { beginGuest } from '../../factories/guests';
import { clientAt, useApi } from '../../support/api';
import { outcomes, refusal } from '../../support/refusal';

const api = useApi();
let charity: Charity;
beforeAll(async () => {
  charity = await buildCharity(api.db);
});

let people = 0;
/** Nobody else's address, so that no limit counts the gifts of another test. */
const newDonor = () => ({ name: 'Ada', email: `ada${String((people += 1))}@example.org` });

const guest = async () => {
  const { access_token: token } = await beginGuest(api);
  const client = clientAt(api.url, token);
  const donor = newDonor();
  const give = (changes: Partial<DonationRequest> = {}) =>
    client.donations.create({ charity_id: charity.id, amount: '25.00', currency: 'USD', donor, ...changes });
  return { client, donor, give };
};

/** Saves a card that succeeds, and answers its id. */
const saveCard = async ({ paymentSources }: GivingClient) =>
  (await paymentSources.create({ kind: 'card', processor_token: 'card_succeeds' })).source_id;

const MONTHLY = { recurring: { frequency: 'monthly' } } as const;

/** Begins a monthly plan with a charged gift. Returns the plan's id. */
async function begin({ give }: Awaited<ReturnType<typeof guest>>, changes: Partial<DonationRequest> = {}) {
  const { donation_id: gift, recurring_id: id } = await give({ ...changes, ...MONTHLY });
  await approveCharge(api.db, gift);
  return id ?? '';
}

/** The error of a call that is refused for one field. */
const fault = (field: string, code: string, more = {}) => ({
  status: 400,
  details: { fields: [{ field, code, ...more }] },
});

it('a guest gives, and must say who gives', async () => {
  const { give } = await guest();
  await expect(give({ donor: undefined })).rejects.toMatchObject(fault('donor', 'required'));
  expect(await refusal(give({ donor: { name: 'Ada' } as never }))).toBe('400 donor.email');
  expect(await refusal(give({ donor: { email: 'ada@example.org' } as never }))).toBe('400 donor.name');
  await give();
});

it.each([
  'ada@example.org\r\nBcc: eve@example.org',
  'ada@example.org\nBcc:eve@example.org',
  'ada@example.org, eve@example.org',
  'Ada <ada@example.org>',
  'ada@example.org\u0000',
  'ada@example.org\u202e',
  'ada',
])('refuses the address %j', async (email) => {
  const { give } = await guest();
  expect(await refusal(give({ donor: { name: 'Ada', email } }))).toBe('400 donor.email');
});

it('keeps one address for a guest whose gift did not fail', async () => {
  const { give, donor } = await guest();
  await give();
  await give({ donor: { ...donor, email: donor.email.toUpperCase() } });
  await expect(give({ donor: newDonor() })).rejects.toMatchObject(fault('donor.email', 'conflict'));
});

it('reaches neither the gifts, the plans nor the sources of another guest', async () => {
  const ada = await guest();
  const eve = await guest();
  const source = await saveCard(ada.client);
  const { donation_id: id, recurring_id } = await ada.give({ source, ...MONTHLY });
  const planId = recurring_id ?? '';
  const { donations, paymentSources, receipts, recurring, refunds } = eve.client;
  const calls = {
    readGift: () => donations.get(id),
    readReceipt: () => receipts.get(id),
    refund: () => refunds.create(id, {}),
    redirect: () => donations.redirect(id, { charity_id: charity.id }),
    readPlan: () => recurring.get(planId),
    changePlan: () => recurring.update(planId, { amount: '1.00' }),
    pausePlan: () => recurring.pause(planId),
    cancelPlan: () => recurring.cancel(planId),
    readSource: () => paymentSources.get(source),
    removeSource: () => paymentSources.remove(source),
  };
  for (const [name, call] of Object.entries(calls)) {
    expect({ name, answer: await refusal(call()) }).toEqual({ name, answer: '404 NOT_FOUND' });
  }
  expect(await refusal(eve.give({ source }))).toBe('400 source');
  expect((await donations.listMine()).total).toBe(0);
  await ada.client.donations.get(id);
  await ada.client.recurring.get(planId);
});

it('naming the address of somebody else shows nothing of theirs', async () => {
  const ada = await guest();
  await ada.give();
  const eve = await guest();
  await eve.give({ donor: ada.donor });
  expect((await eve.client.donations.listMine()).total).toBe(1);
});

it('a source that paid a gift pays nothing else', async () => {
  const { client, give } = await guest();
  const source = await saveCard(client);
  await give({ source });
  for (const changes of [{ source }, { source, ...MONTHLY }]) {
    await expect(give(changes)).rejects.toMatchObject(fault('source', 'not_allowed'));
  }
  expect(await refusal(client.paymentSources.update(source, { default: true }))).toBe('409 CONFLICT');
});

it('two gifts at once cannot share a source', async () => {
  const { client, give } = await guest();
  const source = await saveCard(client);
  const answers = await outcomes(Array.from({ length: 5 }, () => give({ source })));
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
});

it('a source pays its plan at most at the amount that it was given for', async () => {
  const lin = await guest();
  const { client, give } = lin;
  const source = await saveCard(client);
  const planId = await begin(lin, { source });
  const change = (changes: RecurringChange) => client.recurring.update(planId, changes);
  await change({ amount: '10.00' });
  await change({ amount: '25.00' });
  for (const more of [{ amount: '25.01' }, { amount: '25.01', source }]) {
    await expect(change(more)).rejects.toMatchObject(fault('source', 'required', { limit: '25.00' }));
  }
  const again = await saveCard(client);
  await change({ amount: '40.00', source: again });
  expect(await refusal(change({ amount: '40.01' }))).toBe('400 source');
  expect(await refusal(give({ source }))).toBe('400 source');
  expect(await refusal(give({ source: again }))).toBe('400 source');
});

it('a plan that a test source pays asks for details again, too', async () => {
  const lin = await guest();
  const planId = await begin(lin);
  const change = (changes: RecurringChange) => lin.client.recurring.update(planId, changes);
  expect(await refusal(change({ amount: '30.00' }))).toBe('400 source');
  await change({ amount: '30.00', source: 'card_succeeds' });
});

it('a source that replaces another one is bound to the plan', async () => {
  const lin = await guest();
  const { client, give } = lin;
  const first = await saveCard(client);
  await begin(lin, { source: first });
  await begin(lin, { source: await saveCard(client) });
  const second = await saveCard(client);
  await client.paymentSources.remove(first, { replace_with: second });
  expect(await refusal(give({ source: second }))).toBe('400 source');
});

it('an account is asked for no donor, and its sources stay free', async () => {
  const { client } = await api.person();
  const source = await saveCard(client);
  for (let count = 0; count < 2; count += 1) {
    const gift = { charity_id: charity.id, amount: '5.00', currency: 'USD', source } as const;
    expect(await client.donations.create(gift)).toMatchObject({ status: 'pending' });
  }
});
