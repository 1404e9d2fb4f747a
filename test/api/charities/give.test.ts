/** `GET /v1/give/{id}` and the settings behind it: what everybody sees, and what members may choose. */
import { type CharityChanges, type GivePage } from '../../../client/index';
import { buildCharity } from '../../factories';
import { type Person, startApi, useApi } from '../../support/api';
import { outcomes, refusal } from '../../support/refusal';

const api = useApi();
let visitor: Person;
beforeAll(async () => {
  visitor = await api.person();
});

const read = (id: string) => visitor.client.charities.givePage(id);

async function buildGiving() {
  const charity = await buildCharity(api.db, { listed: true, source: 'member' });
  const member = await api.person({ memberOf: charity.id });
  const set = (settings: CharityChanges['give_settings']) =>
    member.client.charities.update(charity.id, { give_settings: settings });
  return { charity, member, set };
}

async function beginCampaign(charityId: string): Promise<string> {
  const { client } = await api.person({ memberOf: charityId });
  const campaign = { charity_id: charityId, name: 'A roof', funding_goal: '1000.00' };
  return (await client.campaigns.create(campaign)).id;
}

it('everybody reads the page of a charity, with defaults, and caches keep it for a minute', async () => {
  const { charity } = await buildGiving();
  const ask = (headers: Record<string, string> = {}) =>
    api.call<GivePage>('GET', `/v1/give/${charity.id}`, { headers });
  const { status, body, headers } = await ask();
  expect(status).toBe(200);
  expect(body.charity.id).toBe(charity.id);
  expect(body.campaign).toBeNull();
  expect(body.settings).toEqual({
    amounts: {},
    default_currency: 'USD',
    default_frequency: 'once',
    ask_monthly: true,
    address: 'optional',
    thank_you: null,
  });
  expect(body.processor).toEqual({ name: 'sandbox', publishable_key: null });
  expect(headers.get('Cache-Control')).toBe('public, max-age=60');
  // Without a Cache-Control of its own, fetch forbids a 304.
  const again = await ask({
    'Cache-Control': 'max-age=0',
    'If-None-Match': headers.get('ETag') ?? '',
  });
  expect(again.status).toBe(304);
});

it('a campaign leads to its charity', async () => {
  const { charity } = await buildGiving();
  const campaign = await beginCampaign(charity.id);
  const page = await read(campaign);
  expect([page.campaign?.id, page.charity.id]).toEqual([campaign, charity.id]);
});

it('a charity that cannot receive gifts does not exist here, nor do its campaigns', async () => {
  const charity = await buildCharity(api.db, { listed: false });
  const campaign = await beginCampaign(charity.id);
  for (const id of [charity.id, 'charity_none']) {
    expect(await refusal(read(id))).toBe('404 CHARITY_NOT_FOUND');
  }
  for (const id of [campaign, 'campaign_none']) expect(await refusal(read(id))).toBe('404 NOT_FOUND');
});

it('only the methods of the charity are offered, each with its currencies', async () => {
  const charity = await buildCharity(api.db, { listed: true, paymentMethods: ['ach', 'crypto'] });
  const { methods, minimum } = await read(charity.id);
  expect(methods).toEqual([
    { method: 'ach', currencies: ['USD'], networks: [] },
    { method: 'crypto', currencies: ['ETH', 'USDC'], networks: ['sandbox'] },
  ]);
  expect(Object.keys(minimum)).toEqual(['USD', 'ETH', 'USDC']);
});

it('no method is offered that the processor of this installation cannot charge', async () => {
  const stripe = {
    PAYMENT_PROCESSOR: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const other = await startApi(stripe);
  try {
    const charity = await buildCharity(other.db, { listed: true, paymentMethods: ['card', 'ach', 'crypto'] });
    const page = await (await other.person()).client.charities.givePage(charity.id);
    expect(page.processor.name).toBe('stripe');
    expect(page.methods.map(({ method }) => method)).toEqual(['card', 'ach']);
    expect(page.minimum).not.toHaveProperty('ETH');
  } finally {
    await other.close();
  }
});

it('the minimum is taken by every method of its currency, and one cent less is refused by one', async () => {
  const { charity } = await buildGiving();
  const { minimum } = await read(charity.id);
  const least = Math.round(Number(minimum['USD']) * 100);
  const give = (cents: number, method: 'card' | 'ach') =>
    visitor.client.donations.create({
      charity_id: charity.id,
      amount: (cents / 100).toFixed(2),
      currency: 'USD',
      payment_method: method,
    });
  const answers = (cents: number) => outcomes([give(cents, 'card'), give(cents, 'ach')]);
  expect(await answers(least)).toEqual(['accepted', 'accepted']);
  expect(await answers(least - 1)).toContain('400 amount');
});

it('members choose settings one by one, and only they see the origins', async () => {
  const { charity, member, set } = await buildGiving();
  const amounts = {
    USD: { once: ['25.00', { amount: '50.00', label: 'A week of meals' }], monthly: ['10.00'] },
  };
  await set({ amounts, thank_you: 'Thank you!', embed_origins: ['https://www.example.org'] });
  const second = await set({ default_currency: 'EUR', ask_monthly: false, address: 'off' });
  expect(second.give_settings).toEqual({
    amounts,
    default_currency: 'EUR',
    default_frequency: 'once',
    ask_monthly: false,
    address: 'off',
    thank_you: 'Thank you!',
    embed_origins: ['https://www.example.org'],
  });
  const { settings, charity: seen } = await read(charity.id);
  expect(settings).toMatchObject({ amounts, default_currency: 'EUR', thank_you: 'Thank you!' });
  expect(settings).not.toHaveProperty('embed_origins');
  expect(seen).not.toHaveProperty('give_settings');
  const refused = visitor.client.charities.update(charity.id, { give_settings: { address: 'off' } });
  expect(await refusal(refused)).toBe('403 FORBIDDEN');
  const own = await member.client.charities.get(charity.id);
  expect(own.give_settings).toHaveProperty('embed_origins');
});

it.each<[object, string]>([
  [{ amounts: { USD: { once: ['0.00'] } } }, 'amounts.USD.once.0'],
  [{ amounts: { JPY: { once: ['10.5'] } } }, 'amounts'],
  [{ amounts: { XYZ: { once: ['10'] } } }, 'amounts.XYZ'],
  [{ amounts: { USD: { weekly: ['10.00'] } } }, 'amounts.USD.weekly'],
  [{ amounts: { USD: { once: Array(9).fill('10.00') } } }, 'amounts.USD.once'],
  [{ thank_you: 'My card is 4242 4242 4242 4242' }, 'thank_you'],
  [{ thank_you: 'x'.repeat(1_001) }, 'thank_you'],
  [{ embed_origins: ['http://www.example.org'] }, 'embed_origins.0'],
  [{ embed_origins: ['https://www.example.org/'] }, 'embed_origins.0'],
  [{ embed_origins: ['https://*.example.org'] }, 'embed_origins.0'],
  [{ embed_origins: ['https://a.example; script-src *'] }, 'embed_origins.0'],
  [{ embed_origins: ['javascript:alert(1)'] }, 'embed_origins.0'],
  [{ embed_origins: Array.from({ length: 21 }, (_, n) => `https://a${n}.example`) }, 'embed_origins'],
  [{ embed_origins: ['https://a.example', 'https://a.example'] }, 'embed_origins'],
])('%j is refused by name', async (settings, field) => {
  const { set } = await buildGiving();
  expect(await refusal(set(settings))).toBe(`400 give_settings.${field}`);
});

it('a page on this machine may embed the form of a sandbox', async () => {
  const { set } = await buildGiving();
  const { give_settings: settings } = await set({ embed_origins: ['http://localhost:8080'] });
  expect(settings?.embed_origins).toEqual(['http://localhost:8080']);
});
