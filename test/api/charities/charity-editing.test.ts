import { selectRows } from '../../../db/database';
import { updateCharity } from '../../../db/queries/charities/charities';
import { type CharityChanges, type CharityRequest } from '../../../client/index';
import { buildCharity } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { outcomes, refusal, refusalDetails } from '../../support/refusal';

const api = useApi();
let creator: Person;
let stranger: Person;
beforeAll(async () => {
  [creator, stranger] = await Promise.all([api.person(), api.person()]);
});

const create = (charity: CharityRequest) => creator.client.charities.create(charity);
const edit = (id: string, changes: CharityChanges, { client } = creator) =>
  client.charities.update(id, changes);

const everything: CharityRequest = {
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
    const made = await create({ ...everything, ein: '12-3456780' });
    expect(made).toMatchObject({ ...everything, ein: '123456780', verified: false, listed: false });
    expect(await creator.client.charities.get(made.id)).toEqual(made);
    expect(await refusal(stranger.client.charities.get(made.id))).toBe('404 CHARITY_NOT_FOUND');
    const gift = { charity_id: made.id, amount: '5.00', currency: 'USD' } as const;
    const give = () => stranger.client.donations.create(gift);
    await expect(give()).rejects.toMatchObject({ code: 'INVALID_CHARITY' });
    await updateCharity(api.db, made.id, { verified: true, verificationLevel: 'basic', listed: true });
    expect(await stranger.client.charities.get(made.id)).toMatchObject({ listed: true, verified: true });
    await give();
  });

  it('needs only a name in a sandbox', async () => {
    expect(await create({ name: '  Oak  ' })).toMatchObject({
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
    expect(await refusal(create(body as never))).toBe(`400 ${field}`);
  });

  it('with the EIN of another one is 409, also when both come at once', async () => {
    const imported = await buildCharity(api.db, { ein: '987654321' });
    const taken = await refusalDetails(create({ name: 'A', ein: '98-7654321' }));
    expect(taken).toEqual(['409 CONFLICT', { charity_id: imported.id }]);
    const calls = [1, 2, 3].map(() => create({ name: 'B', ein: '111222333' }));
    expect(await outcomes(calls)).toEqual(['409 CONFLICT', '409 CONFLICT', 'accepted']);
  });
});

describe('editing', () => {
  it('changes only the fields of the request', async () => {
    const { id } = await create(everything);
    const changes = {
      description: null,
      location: { city: 'Dallas' },
      fee_settings: { absorb_processing_fees: true },
    };
    expect(await edit(id, changes)).toMatchObject({
      ...everything,
      description: null,
      location: { ...everything.location, city: 'Dallas' },
      fee_settings: { absorb_platform_fees: true, absorb_processing_fees: true },
    });
    await edit(id, {});
    expect(await refusal(edit(id, { ein: '1234' }))).toBe('400 ein');
    expect((await edit(id, { ein: '12-3456781' })).ein).toBe('123456781');
  });

  it('is for members and operators', async () => {
    const charity = await buildCharity(api.db);
    expect(await refusal(edit(charity.id, { name: 'Mine' }, stranger))).toBe('403 FORBIDDEN');
    expect(await refusal(edit('charity_none', { name: 'Mine' }))).toBe('404 CHARITY_NOT_FOUND');
    await edit(charity.id, { name: 'Mended' }, await api.person({ isOperator: true }));
    const reader = await api.person({ memberOf: charity.id, scopes: ['charities:read'] });
    expect(await refusal(edit(charity.id, { name: 'Mine' }, reader))).toBe('403 FORBIDDEN');
  });

  it('members who edit an imported charity own its texts: later imports do not change them', async () => {
    const charity = await buildCharity(api.db);
    const member = await api.person({ memberOf: charity.id });
    expect(await edit(charity.id, { name: 'Ours' }, member)).toMatchObject({ listed: true });
    const [row] = await selectRows(api.db, 'SELECT source FROM charities WHERE id = $1', [charity.id]);
    expect(row).toEqual({ source: 'member' });
  });

  it('of the wallet is in the audit log', async () => {
    const { id } = await create({ name: 'Ash', wallet_address: everything.wallet_address });
    const wallet = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
    await edit(id, { wallet_address: wallet });
    const query = 'SELECT action, details FROM audit_log WHERE subject_id = $1';
    const entries = await selectRows(api.db, query, [id]);
    expect(entries).toEqual([
      { action: 'charity.wallet_changed', details: { from: everything.wallet_address, to: wallet } },
    ]);
  });
});
