/** The gifts of a charity for its members, and of everybody for operators. */
import { type Donation } from '../../../db/queries/gifts/gifts';
import { buildActor, buildCharity, buildDonation, type BuiltActor } from '../../factories';
import { buildCompletedDonation } from '../../factories/completed-gift';
import { useApi } from '../../support/api';
import { buildPerson } from '../../support/oauth';
import { buildKey } from '../access/cast';

const api = useApi();
let operator: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
});

interface WireGift {
  donation_id: string;
  donor_id: string | null;
  message: string | null;
  anonymous: boolean;
  status: string;
}

interface WireGifts {
  donations: WireGift[];
  total: number;
}

const list = (path: string, key: string) => api.call<WireGifts>('GET', path, { key });

async function idsOf(path: string, key = operator.key): Promise<string[]> {
  const { status, body, text } = await list(path, key);
  if (status !== 200) throw new Error(text);
  return body.donations.map(({ donation_id: id }) => id);
}

async function buildReceiving() {
  const charity = await buildCharity(api.db);
  const member = await buildActor(api.db, { memberOf: charity.id });
  const give = (changes: Partial<Donation> = {}) =>
    buildDonation(api.db, { charityId: charity.id, ...changes });
  return { charity, member, give, path: `/v1/charities/${charity.id}/donations` };
}

describe('the gifts of a charity', () => {
  it('are listed for its members, newest first, with their message; an anonymous donor is hidden', async () => {
    const { member, give, path } = await buildReceiving();
    const known = await give({ message: 'For the roof' });
    const hidden = await give({ anonymous: true, message: 'From a friend', metadata: { name: 'Ada' } });
    await buildDonation(api.db);
    const { body, text } = await list(path, member.key);
    expect(body.donations).toEqual([
      expect.objectContaining({ donation_id: hidden.id, donor_id: null, message: 'From a friend' }),
      expect.objectContaining({
        donation_id: known.id,
        donor_id: known.donorUserId,
        message: 'For the roof',
      }),
    ]);
    expect(body.total).toBe(2);
    for (const secret of [hidden.donorUserId, 'own_card', 'Ada']) expect(text).not.toContain(secret);
    const one = await api.call<WireGift>('GET', `${path}/${hidden.id}`, { key: member.key });
    expect([one.status, one.body.donor_id, one.text.includes(hidden.donorUserId)]).toEqual([
      200,
      null,
      false,
    ]);
  });

  it('are filtered by status, campaign, method and time', async () => {
    const { charity, member, give, path } = await buildReceiving();
    const old = await give({ createdAt: new Date('2026-01-31T23:59:59Z') });
    const crypto = await give({ paymentMethod: 'crypto', createdAt: new Date('2026-02-01') });
    const roof = await api.call<{ id: string }>('POST', '/v1/campaigns', {
      key: member.key,
      body: { charity_id: charity.id, name: 'A roof', funding_goal: '5.00' },
    });
    const campaign = await give({ campaignId: roof.body.id });
    const { donorUserId, accountId } = campaign;
    const completed = await buildCompletedDonation(api.db, { donorUserId, accountId, charityId: charity.id });
    const find = (query: string) => idsOf(`${path}?${query}`, member.key);
    expect(await find('status=completed')).toEqual([completed.id]);
    expect(await find(`campaign_id=${roof.body.id}`)).toEqual([campaign.id]);
    expect(await find('payment_method=crypto')).toEqual([crypto.id]);
    expect(await find('to=2026-01-31')).toEqual([old.id]);
    expect(await find('from=2026-02-01&to=2026-02-01')).toEqual([crypto.id]);
  });

  it('continue after a cursor, and new gifts neither repeat nor skip any', async () => {
    const { member, give, path } = await buildReceiving();
    const gifts = [await give(), await give(), await give()].map(({ id }) => id).reverse();
    const [first = ''] = await idsOf(`${path}?limit=1`, member.key);
    await give();
    expect([first, ...(await idsOf(`${path}?after=${first}`, member.key))]).toEqual(gifts);
  });

  it('are not for strangers and reviewers; a gift to another charity is 404', async () => {
    const { give, path, member } = await buildReceiving();
    const other = await buildReceiving();
    const gift = await give();
    const stranger = await buildActor(api.db);
    const reviewer = await buildActor(api.db, { isReviewer: true });
    for (const { key } of [stranger, reviewer, other.member])
      expect((await list(path, key)).status).toBe(403);
    expect((await list(`${other.path}/${gift.id}`, other.member.key)).status).toBe(404);
    expect((await list(`${path}/${gift.id}`, member.key)).status).toBe(200);
    expect(await idsOf(path)).toEqual([gift.id]);
  });
});

describe("the operators' search", () => {
  it('finds gifts by donor, by the address of the donor and by charity', async () => {
    const { charity, give } = await buildReceiving();
    const person = await buildPerson(api);
    const gift = await give({ donorUserId: person.userId, accountId: person.accountId, anonymous: true });
    const other = await give();
    const email = encodeURIComponent(person.email.toUpperCase());
    expect(await idsOf(`/v1/donations?donor_id=${person.userId}`)).toEqual([gift.id]);
    expect(await idsOf(`/v1/donations?donor_email=${email}`)).toEqual([gift.id]);
    expect(await idsOf(`/v1/donations?donor_email=${email}&donor_id=${other.donorUserId}`)).toEqual([]);
    expect(await idsOf('/v1/donations?donor_email=nobody@example.org')).toEqual([]);
    expect(await idsOf(`/v1/donations?charity_id=${charity.id}`)).toEqual([other.id, gift.id]);
    expect(await idsOf(`/v1/donations?charity_id=${charity.id}&after=${other.id}`)).toEqual([gift.id]);
  });

  it('finds gifts by amount in the currency of each gift', async () => {
    const { charity, give } = await buildReceiving();
    const small = await give({ amountMinor: 500n });
    const large = await give({ amountMinor: 50_000n });
    const yen = await give({ amountMinor: 500n, currency: 'JPY' });
    const find = (query: string) => idsOf(`/v1/donations?charity_id=${charity.id}&${query}`);
    expect(await find('min_amount=500')).toEqual([yen.id, large.id]);
    expect(await find('max_amount=5.00')).toEqual([small.id]);
    expect(await find('min_amount=5.01&max_amount=500')).toEqual([yen.id, large.id]);
    expect(await find('min_amount=501')).toEqual([]);
  });

  it('finds gifts by the last four digits of what paid, also once the source was removed', async () => {
    const { charity } = await buildReceiving();
    const person = await buildPerson(api);
    const { key } = await buildKey(api.db, person);
    const { body: source } = await api.call<{ source_id: string; last4: string }>(
      'POST',
      '/v1/users/me/payment-sources',
      { key, body: { kind: 'card', processor_token: 'card_succeeds' } },
    );
    const body = { charity_id: charity.id, amount: '5.00', currency: 'USD', source: source.source_id };
    const given = await api.call<WireGift>('POST', '/v1/donations', { key, body });
    expect(given.status).toBe(201);
    await api.call('DELETE', `/v1/users/me/payment-sources/${source.source_id}`, { key });
    const find = (last4: string) => idsOf(`/v1/donations?charity_id=${charity.id}&last4=${last4}`);
    expect(await find(source.last4)).toEqual([given.body.donation_id]);
    expect(await find('0000')).toEqual([]);
  });

  it('is for operators, and refuses filters that it cannot read', async () => {
    const { member } = await buildReceiving();
    expect((await list('/v1/donations', member.key)).status).toBe(403);
    const wrong = await list('/v1/donations?min_amount=1e3&last4=12&after=nothing', operator.key);
    const { error } = wrong.body as unknown as { error: { details: { fields: { field: string }[] } } };
    expect([wrong.status, error.details.fields.map(({ field }) => field).sort()]).toEqual([
      400,
      ['after', 'last4', 'min_amount'],
    ]);
  });
});
