import { selectRows } from '../../../db/database';
import { updateCharity } from '../../../db/queries/charities/charities';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { type WireError, useApi } from '../../support/api';

interface WireCharity {
  id: string;
  ein: string | null;
  listed: boolean;
  wallet_address: string;
}

const api = useApi();
let creator: BuiltActor;
let stranger: BuiltActor;
beforeAll(async () => {
  [creator, stranger] = await Promise.all([buildActor(api.db), buildActor(api.db)]);
});

function create<Body = WireCharity>(body: object, key = creator.key) {
  return api.call<Body>('POST', '/v1/charities', { key, body });
}

function edit<Body = WireCharity>(id: string, body: object, key = creator.key) {
  return api.call<Body>('PATCH', `/v1/charities/${id}`, { key, body });
}

const read = (id: string, key: string) => api.call<WireCharity>('GET', `/v1/charities/${id}`, { key });

async function faultsOf(reply: Promise<{ status: number; body: unknown }>): Promise<string[]> {
  const { status, body } = await reply;
  expect(status).toBe(400);
  const { fields } = (body as WireError).error.details as { fields: { field: string }[] };
  return fields.map(({ field }) => field);
}

const everything = {
  name: 'Elm Street Library',
  category: 'Education',
  description: 'Books for everybody',
  tags: ['books', 'reading'],
  location: {
    city: 'Austin',
    state: 'TX',
    postal_code: '78701',
    country: 'US',
    latitude: 30.27,
    longitude: -97.74,
  },
  logo: 'https://example.org/logo.png',
  founded: 1999,
  staff_count: 12,
  annual_budget_usd: 250_000,
  wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
  payment_methods: ['card', 'crypto'],
  fee_settings: { absorb_platform_fees: true, absorb_processing_fees: false },
  volunteer_settings: { auto_accept_up_to_hours: 4.5, auto_accept_after: 2 },
};

describe('a new charity', () => {
  it("has its creator's fields and the creator as member; it is not listed and takes no gifts until it is verified", async () => {
    const { status, body } = await create({ ...everything, ein: '12-3456780' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...everything, ein: '123456780', verified: false, listed: false });
    expect((await read(body.id, creator.key)).body).toEqual(body);
    expect((await read(body.id, stranger.key)).status).toBe(404);
    const gift = { charity_id: body.id, amount: '5.00', currency: 'USD' };
    const give = () => api.call('POST', '/v1/donations', { key: stranger.key, body: gift });
    expect((await give()).body.error.code).toBe('INVALID_CHARITY');
    await updateCharity(api.db, body.id, { verified: true, verificationLevel: 'basic', listed: true });
    expect((await read(body.id, stranger.key)).body).toMatchObject({ listed: true, verified: true });
    expect((await give()).status).toBe(201);
  });

  it('needs only a name in a sandbox', async () => {
    const { body } = await create({ name: '  Oak  ' });
    expect(body).toMatchObject({
      name: 'Oak',
      wallet_address: expect.stringMatching(/^0x[0-9a-f]{40}$/) as string,
    });
  });

  it.each([
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'A', ein: '123' }, 'ein'],
    [{ name: 'A', category: 'Cats' }, 'category'],
    [{ name: 'A', wallet_address: '0x12' }, 'wallet_address'],
    [{ name: 'A', wallet_address: `0x${'0'.repeat(40)}` }, 'wallet_address'],
    [{ name: 'A', location: { latitude: 91 } }, 'location.latitude'],
    [{ name: 'A', location: { country: 'usa' } }, 'location.country'],
    [{ name: 'A', logo: 'http://example.org' }, 'logo'],
    [{ name: 'A', payment_methods: [] }, 'payment_methods'],
    [{ name: 'A', verified: true }, 'verified'],
    [{ name: 'A', listed: true }, 'listed'],
    [{ name: 'A', rating: 5 }, 'rating'],
  ])('like %j is refused, naming %s', async (body, field) => {
    expect(await faultsOf(create(body))).toEqual([field]);
  });

  it('with the EIN of another one is 409, also when both come at once', async () => {
    const imported = await buildCharity(api.db, { ein: '987654321' });
    const refused = await create<WireError>({ name: 'A', ein: '98-7654321' });
    expect([refused.status, refused.body.error.details]).toEqual([409, { charity_id: imported.id }]);
    const replies = await Promise.all([1, 2, 3].map(() => create({ name: 'B', ein: '111222333' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('editing', () => {
  it('changes only the fields of the request', async () => {
    const { body: before } = await create(everything);
    const changes = {
      description: null,
      location: { city: 'Dallas' },
      fee_settings: { absorb_processing_fees: true },
    };
    const { body } = await edit(before.id, changes);
    expect(body).toMatchObject({
      ...everything,
      description: null,
      location: { ...everything.location, city: 'Dallas' },
      fee_settings: { absorb_platform_fees: true, absorb_processing_fees: true },
    });
    expect((await edit(before.id, {})).status).toBe(200);
    expect(await faultsOf(edit(before.id, { ein: '1234' }))).toEqual(['ein']);
    expect((await edit(before.id, { ein: '12-3456781' })).body.ein).toBe('123456781');
  });

  it('is for members and operators', async () => {
    const charity = await buildCharity(api.db);
    expect((await edit(charity.id, { name: 'Mine' }, stranger.key)).status).toBe(403);
    expect((await edit('charity_none', { name: 'Mine' })).status).toBe(404);
    const operator = await buildActor(api.db, { isOperator: true });
    expect((await edit(charity.id, { name: 'Mended' }, operator.key)).status).toBe(200);
    const reader = await buildActor(api.db, { memberOf: charity.id, scopes: ['charities:read'] });
    expect((await edit(charity.id, { name: 'Mine' }, reader.key)).status).toBe(403);
  });

  it('members who edit an imported charity own its texts: later imports do not change them', async () => {
    const charity = await buildCharity(api.db);
    const member = await buildActor(api.db, { memberOf: charity.id });
    expect((await edit(charity.id, { name: 'Ours' }, member.key)).body).toMatchObject({ listed: true });
    const [row] = await selectRows(api.db, 'SELECT source FROM charities WHERE id = $1', [charity.id]);
    expect(row).toEqual({ source: 'member' });
  });

  it('of the wallet is in the audit log', async () => {
    const { body } = await create({ name: 'Ash', wallet_address: everything.wallet_address });
    const wallet = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
    await edit(body.id, { wallet_address: wallet });
    const entries = await selectRows(api.db, 'SELECT action, details FROM audit_log WHERE subject_id = $1', [
      body.id,
    ]);
    expect(entries).toEqual([
      { action: 'charity.wallet_changed', details: { from: everything.wallet_address, to: wallet } },
    ]);
  });
});
