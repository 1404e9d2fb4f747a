/** `GET /v1/give/{id}` and the settings behind it: what everybody sees, and what members may choose. */
import { buildActor, buildCharity } from '../../factories';
import { startApi, type WireError, useApi } from '../../support/api';

const api = useApi();

interface GivePage {
  charity: { id: string; give_settings?: object };
  campaign: { id: string } | null;
  settings: Record<string, unknown>;
  methods: { method: string; currencies: string[]; networks: string[] }[];
  minimum: Record<string, string>;
  processor: { name: string; publishable_key: string | null };
}

const read = (id: string, headers: Record<string, string> = {}) =>
  api.call<GivePage>('GET', `/v1/give/${id}`, { headers });

async function buildGiving() {
  const charity = await buildCharity(api.db, { listed: true, source: 'member' });
  const { key } = await buildActor(api.db, { memberOf: charity.id });
  const set = (settings: unknown) =>
    api.call<WireError & { give_settings: Record<string, unknown> }>('PATCH', `/v1/charities/${charity.id}`, {
      key,
      body: { give_settings: settings },
    });
  return { charity, key, set };
}

async function beginCampaign(charityId: string): Promise<string> {
  const { key } = await buildActor(api.db, { memberOf: charityId });
  const body = { charity_id: charityId, name: 'A roof', funding_goal: '1000.00' };
  return (await api.call<{ id: string }>('POST', '/v1/campaigns', { key, body })).body.id;
}

it('everybody reads the page of a charity, with defaults, and caches keep it for a minute', async () => {
  const { charity } = await buildGiving();
  const { status, body, headers } = await read(charity.id);
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
  const again = await read(charity.id, {
    'Cache-Control': 'max-age=0',
    'If-None-Match': headers.get('ETag') ?? '',
  });
  expect(again.status).toBe(304);
});

it('a campaign leads to its charity', async () => {
  const { charity } = await buildGiving();
  const campaign = await beginCampaign(charity.id);
  const { body } = await read(campaign);
  expect([body.campaign?.id, body.charity.id]).toEqual([campaign, charity.id]);
});

it('a charity that cannot receive gifts does not exist here, nor do its campaigns', async () => {
  const charity = await buildCharity(api.db, { listed: false });
  const campaign = await beginCampaign(charity.id);
  expect((await read(charity.id)).status).toBe(404);
  expect((await read(campaign)).status).toBe(404);
  expect((await read('campaign_none')).status).toBe(404);
  expect((await read('charity_none')).status).toBe(404);
});

it('only the methods of the charity are offered, each with its currencies', async () => {
  const charity = await buildCharity(api.db, { listed: true, paymentMethods: ['ach', 'crypto'] });
  const { methods, minimum } = (await read(charity.id)).body;
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
    const { body } = await other.call<GivePage>('GET', `/v1/give/${charity.id}`);
    expect(body.processor.name).toBe('stripe');
    expect(body.methods.map(({ method }) => method)).toEqual(['card', 'ach']);
    expect(body.minimum).not.toHaveProperty('ETH');
  } finally {
    await other.close();
  }
});

it('the minimum is taken by every method of its currency, and one cent less is refused by one', async () => {
  const { charity } = await buildGiving();
  const { key } = await buildActor(api.db);
  const { minimum } = (await read(charity.id)).body;
  const least = Math.round(Number(minimum['USD']) * 100);
  const give = (cents: number, method: string) =>
    api.call('POST', '/v1/donations', {
      key,
      body: {
        charity_id: charity.id,
        amount: (cents / 100).toFixed(2),
        currency: 'USD',
        payment_method: method,
      },
    });
  const statuses = async (cents: number) => [
    (await give(cents, 'card')).status,
    (await give(cents, 'ach')).status,
  ];
  expect(await statuses(least)).toEqual([201, 201]);
  expect(await statuses(least - 1)).toContain(400);
});

it('members choose settings one by one, and only they see the origins', async () => {
  const { charity, key, set } = await buildGiving();
  const amounts = {
    USD: { once: ['25.00', { amount: '50.00', label: 'A week of meals' }], monthly: ['10.00'] },
  };
  const first = await set({ amounts, thank_you: 'Thank you!', embed_origins: ['https://www.example.org'] });
  expect(first.status).toBe(200);
  const second = await set({ default_currency: 'EUR', ask_monthly: false, address: 'off' });
  expect(second.body.give_settings).toEqual({
    amounts,
    default_currency: 'EUR',
    default_frequency: 'once',
    ask_monthly: false,
    address: 'off',
    thank_you: 'Thank you!',
    embed_origins: ['https://www.example.org'],
  });
  const { settings, charity: seen } = (await read(charity.id)).body;
  expect(settings).toMatchObject({ amounts, default_currency: 'EUR', thank_you: 'Thank you!' });
  expect(settings).not.toHaveProperty('embed_origins');
  expect(seen).not.toHaveProperty('give_settings');
  const other = await buildActor(api.db);
  const refused = await api.call('PATCH', `/v1/charities/${charity.id}`, {
    key: other.key,
    body: { give_settings: { address: 'off' } },
  });
  expect(refused.status).toBe(403);
  const own = await api.call<{ give_settings: object }>('GET', `/v1/charities/${charity.id}`, { key });
  expect(own.body.give_settings).toHaveProperty('embed_origins');
});

it.each([
  [{ amounts: { USD: { once: ['0.00'] } } }, /^give_settings\.amounts/],
  [{ amounts: { JPY: { once: ['10.5'] } } }, /^give_settings\.amounts/],
  [{ amounts: { XYZ: { once: ['10'] } } }, /^give_settings\.amounts/],
  [{ amounts: { USD: { weekly: ['10.00'] } } }, /^give_settings\.amounts/],
  [{ amounts: { USD: { once: Array(9).fill('10.00') } } }, /^give_settings\.amounts/],
  [{ thank_you: 'My card is 4242 4242 4242 4242' }, /thank_you/],
  [{ thank_you: 'x'.repeat(1_001) }, /thank_you/],
  [{ embed_origins: ['http://www.example.org'] }, /^give_settings\.embed_origins\.0$/],
  [{ embed_origins: ['https://www.example.org/'] }, /^give_settings\.embed_origins\.0$/],
  [{ embed_origins: ['https://*.example.org'] }, /^give_settings\.embed_origins\.0$/],
  [{ embed_origins: ['https://a.example; script-src *'] }, /^give_settings\.embed_origins\.0$/],
  [{ embed_origins: ['javascript:alert(1)'] }, /^give_settings\.embed_origins\.0$/],
  [{ embed_origins: Array.from({ length: 21 }, (_, n) => `https://a${n}.example`) }, /embed_origins/],
  [{ embed_origins: ['https://a.example', 'https://a.example'] }, /embed_origins/],
])('%j is refused by name', async (settings, field) => {
  const { set } = await buildGiving();
  const { status, body } = await set(settings);
  expect(status).toBe(400);
  expect((body.error.details['fields'] as { field: string }[]).map((fault) => fault.field)).toContainEqual(
    expect.stringMatching(field),
  );
});

it('a page on this machine may embed the form of a sandbox', async () => {
  const { set } = await buildGiving();
  expect((await set({ embed_origins: ['http://localhost:8080'] })).status).toBe(200);
});
