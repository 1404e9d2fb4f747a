/** The gifts of a charity for its members, and of everybody for operators. */
import {
  type CharityDonationList,
  type DonationList,
  type ListAllDonationsQuery,
  type ListCharityDonationsQuery,
} from '../../../client/index';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { buildCharity, buildGift } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { clientAt, type Person, useApi } from '../../support/api';
import { buildPerson } from '../../support/oauth';
import { refusal } from '../../support/refusal';
import { buildKey } from '../access/cast';

const api = useApi();
let operator: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
});

async function idsOf(list: Promise<CharityDonationList | DonationList>): Promise<string[]> {
  return (await list).donations.map(({ donation_id: id }) => id);
}

const find = (filter: ListAllDonationsQuery) => idsOf(operator.client.donations.listAll(filter));

async function buildReceiving() {
  const { id: charityId } = await buildCharity(api.db);
  const { donations, campaigns } = (await api.person({ memberOf: charityId })).client;
  const give = (changes: Partial<Gift> = {}) => buildGift(api.db, { charityId, ...changes });
  return { charityId, donations, campaigns, give };
}

describe('the gifts of a charity', () => {
  it('are listed for its members, newest first, with their message; an anonymous donor is hidden', async () => {
    const { charityId, donations, give } = await buildReceiving();
    const known = await give({ message: 'For the roof' });
    const hidden = await give({ anonymous: true, message: 'From a friend', metadata: { name: 'Ada' } });
    await buildGift(api.db);
    const page = await donations.listOfCharity(charityId);
    expect(page.donations).toEqual([
      expect.objectContaining({ donation_id: hidden.id, donor_id: null, message: 'From a friend' }),
      expect.objectContaining({
        donation_id: known.id,
        donor_id: known.donorUserId,
        message: 'For the roof',
      }),
    ]);
    expect(page.total).toBe(2);
    const text = JSON.stringify(page);
    for (const secret of [hidden.donorUserId, 'own_card', 'Ada']) expect(text).not.toContain(secret);
    const one = await donations.getOfCharity(charityId, hidden.id);
    expect(one.donor_id).toBeNull();
    expect(JSON.stringify(one)).not.toContain(hidden.donorUserId);
  });

  it('are filtered by status, campaign, method and time', async () => {
    const { charityId, donations, campaigns, give } = await buildReceiving();
    const old = await give({ createdAt: new Date('2026-01-31T23:59:59Z') });
    const crypto = await give({ paymentMethod: 'crypto', createdAt: new Date('2026-02-01') });
    const roof = { charity_id: charityId, name: 'A roof', funding_goal: '5.00' };
    const { id: campaign_id } = await campaigns.create(roof);
    const campaign = await give({ campaignId: campaign_id });
    const { donorUserId, accountId } = campaign;
    const completed = await buildCompletedGift(api.db, { donorUserId, accountId, charityId });
    const findOwn = (filter: ListCharityDonationsQuery) => idsOf(donations.listOfCharity(charityId, filter));
    expect(await findOwn({ status: 'completed' })).toEqual([completed.id]);
    expect(await findOwn({ campaign_id })).toEqual([campaign.id]);
    expect(await findOwn({ payment_method: 'crypto' })).toEqual([crypto.id]);
    expect(await findOwn({ to: '2026-01-31' })).toEqual([old.id]);
    expect(await findOwn({ from: '2026-02-01', to: '2026-02-01' })).toEqual([crypto.id]);
  });

  it('continue after a cursor, and new gifts neither repeat nor skip any', async () => {
    const { charityId, donations, give } = await buildReceiving();
    const gifts = [await give(), await give(), await give()].map(({ id }) => id).reverse();
    const [first = ''] = await idsOf(donations.listOfCharity(charityId, { limit: 1 }));
    await give();
    const rest = await idsOf(donations.listOfCharity(charityId, { after: first }));
    expect([first, ...rest]).toEqual(gifts);
  });

  it('are not for strangers and reviewers; a gift to another charity is 404', async () => {
    const [{ charityId, donations, give }, other] = [await buildReceiving(), await buildReceiving()];
    const gift = await give();
    const [stranger, reviewer] = [await api.person(), await api.person({ isReviewer: true })];
    for (const outside of [stranger.client.donations, reviewer.client.donations, other.donations])
      expect(await refusal(outside.listOfCharity(charityId))).toBe('403 FORBIDDEN');
    expect(await refusal(other.donations.getOfCharity(other.charityId, gift.id))).toBe('404 NOT_FOUND');
    expect((await donations.getOfCharity(charityId, gift.id)).donation_id).toBe(gift.id);
    expect(await idsOf(operator.client.donations.listOfCharity(charityId))).toEqual([gift.id]);
  });
});

describe("the operators' search", () => {
  it('finds gifts by donor, by the address of the donor and by charity', async () => {
    const { charityId: charity_id, give } = await buildReceiving();
    const person = await buildPerson(api);
    const gift = await give({ donorUserId: person.userId, accountId: person.accountId, anonymous: true });
    const other = await give();
    const donor_email = person.email.toUpperCase();
    expect(await find({ donor_id: person.userId })).toEqual([gift.id]);
    expect(await find({ donor_email })).toEqual([gift.id]);
    expect(await find({ donor_email, donor_id: other.donorUserId })).toEqual([]);
    expect(await find({ donor_email: 'nobody@example.org' })).toEqual([]);
    expect(await find({ charity_id })).toEqual([other.id, gift.id]);
    expect(await find({ charity_id, after: other.id })).toEqual([gift.id]);
  });

  it('finds gifts by amount in the currency of each gift', async () => {
    const { charityId: charity_id, give } = await buildReceiving();
    const small = await give({ amountMinor: 500n });
    const large = await give({ amountMinor: 50_000n });
    const yen = await give({ amountMinor: 500n, currency: 'JPY' });
    expect(await find({ charity_id, min_amount: '500' })).toEqual([yen.id, large.id]);
    expect(await find({ charity_id, max_amount: '5.00' })).toEqual([small.id]);
    expect(await find({ charity_id, min_amount: '5.01', max_amount: '500' })).toEqual([yen.id, large.id]);
    expect(await find({ charity_id, min_amount: '501' })).toEqual([]);
  });

  it('finds gifts by the last four digits of what paid, also once the source was removed', async () => {
    const { charityId: charity_id } = await buildReceiving();
    const { key } = await buildKey(api.db, await buildPerson(api));
    const { donations, paymentSources } = clientAt(api.url, key);
    const card = { kind: 'card', processor_token: 'card_succeeds' } as const;
    const { source_id: source, last4 } = await paymentSources.create(card);
    const gift = await donations.create({ charity_id, amount: '5.00', currency: 'USD', source });
    await paymentSources.remove(source);
    expect(await find({ charity_id, last4: last4 ?? '' })).toEqual([gift.donation_id]);
    expect(await find({ charity_id, last4: '0000' })).toEqual([]);
  });

  it('is for operators, and refuses filters that it cannot read', async () => {
    const { donations } = await buildReceiving();
    expect(await refusal(donations.listAll())).toBe('403 FORBIDDEN');
    const wrong = operator.client.donations.listAll({ min_amount: '1e3', last4: '12', after: 'nothing' });
    expect((await refusal(wrong)).split(' ').sort()).toEqual(['400', 'after', 'last4', 'min_amount']);
  });
});
