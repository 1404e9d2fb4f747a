/** No rate that an operator sets opens a limit: limits count by the stricter of it and the imported one. */
import { putRate } from '../../../db/queries/exchange-rates/rates';
import { findGift } from '../../../db/queries/gifts/gifts';
import { dayOf } from '../../../domain/days';
import { type Currency } from '../../../domain/money';
import { importRates } from '../../../operations/exchange-rates/import-rates';
import { buildCharity } from '../../factories';
import { buildPayee, giveMoney } from '../../factories/payees';
import { type Person, useApi } from '../../support/api';
import { askForPayout } from '../../support/payouts';
import { errorOf } from '../../support/refusal';

const api = useApi();
let operator: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
});

const now = new Date();
const TINY = '0.000000000001';

const setByHand = (currency: Currency, usdPerUnit: string) =>
  putRate(api.db, {
    ...{ currency, usdPerUnit, date: dayOf(now), reason: 'A wish.' },
    ...{ setByUserId: operator.userId, setAt: now },
  });

/** An open campaign of a charity that anybody may give any amount. */
async function openCampaign() {
  const charity = await buildCharity(api.db, { verificationLevel: 'enhanced', verified: true });
  const { client } = await api.person({ memberOf: charity.id });
  const campaign = { charity_id: charity.id, name: 'A new roof', funding_goal: '1000.00' };
  return { charity, member: client, campaignId: (await client.campaigns.create(campaign)).id };
}

describe('with euros that an operator made worthless', () => {
  beforeAll(() => setByHand('EUR', TINY));

  it('a donor gives no more in a year than before', async () => {
    const { charity } = await openCampaign();
    const { client } = await api.person({ verificationLevel: 'basic' });
    const give = (amount: string, currency: 'EUR' | 'USD') =>
      client.donations.create({ charity_id: charity.id, amount, currency });
    expect(await errorOf(give('900000.00', 'EUR'))).toMatchObject({ status: 403, code: 'LIMIT_EXCEEDED' });
    await give('900.00', 'EUR');
    // Counts as 972.00 dollars at the imported 1.08.
    expect(await errorOf(give('28.01', 'USD'))).toMatchObject({
      status: 403,
      details: { given_this_year: '972.00' },
    });
    await give('28.00', 'USD');
  });

  it('a charity without verification gets no larger gift than before', async () => {
    const charity = await buildCharity(api.db, { source: 'member', verified: false });
    const { client } = await api.person();
    const give = client.donations.create({ charity_id: charity.id, amount: '926.00', currency: 'EUR' });
    expect(await errorOf(give)).toMatchObject({ status: 403, details: { charity_id: charity.id } });
  });

  it('a large payout waits for two operators', async () => {
    const payee = await buildPayee(api.db, { minor: 0n, account: { kind: 'bank_iban', country: 'DE' } });
    await giveMoney(api.db, payee.charity.id, 80_000_000n, 'EUR');
    expect(await askForPayout(api.db, payee, { currency: 'EUR' })).toMatchObject({
      status: 'held',
      limitUsdMinor: 86_400_000n,
    });
  });

  it('a file for the same day counts, whether it comes before or after', async () => {
    const { charity } = await openCampaign();
    const { client } = await api.person();
    const counted = async (currency: Currency) => {
      const order = { charity_id: charity.id, amount: '100.00', currency };
      return (await findGift(api.db, (await client.donations.create(order)).donation_id))?.limitUsdMinor;
    };
    const text = `Date,USD,GBP\n${dayOf(now)},1.5,0.5\n`;
    await importRates(api.db, { text, origin: 'file', at: now });
    await setByHand('GBP', TINY);
    await setByHand('GBP', TINY);
    expect([await counted('EUR'), await counted('GBP')]).toEqual([15_000n, 30_000n]);
  });
});

it('a gift in a currency that an operator made precious takes no more of a match than before', async () => {
  await setByHand('SEK', '100000');
  const { charity, member, campaignId } = await openCampaign();
  const { client: sponsor } = await api.person();
  const { pledge_id } = await sponsor.matching.create(campaignId, {
    ...{ source: 'own_card', ratio: '1', cap: '100.00', currency: 'USD', ends_at: '2999-12-31T00:00:00Z' },
  });
  await member.matching.accept(campaignId, pledge_id);
  const { client: donor } = await api.person();
  const order = {
    charity_id: charity.id,
    campaign_id: campaignId,
    amount: '20.00',
    currency: 'SEK',
  } as const;
  // At the imported 0.095.
  expect((await donor.donations.create(order)).matched_amount).toBe('1.90');
});
