import { runStatement, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { SANDBOX_SOURCES } from '../../../domain/sandbox/sources';
import { type ListMyDonationsQuery } from '../../../client';
import { buildCharity } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { withinOneHour } from '../../support/hour';
import { errorOf, outcomes, refusal } from '../../support/refusal';

const api = useApi();
let donor: Person;
let charity: Charity;

beforeAll(async () => {
  donor = await api.person();
  charity = await buildCharity(api.db);
});

const give = (changes: object = {}, { client } = donor) =>
  client.donations.create({ charity_id: charity.id, amount: '25.00', currency: 'USD', ...changes });

describe('POST /v1/donations', () => {
  it('accepts a gift with its hash, its frozen fees and its estimate', async () => {
    const gift = await give();
    expect(gift).toMatchObject({
      status: 'pending',
      fees: { platform_fee: '0.63', processing_fee: '1.03', total_fees: '1.66' },
      total_charge: '25.00',
    });
    expect(gift.donation_id).toMatch(/^donation_/);
    expect(gift.transaction_hash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(Date.parse(gift.estimated_confirmation)).toBeGreaterThan(Date.parse(gift.created_at));
  });

  it('commits the gift, its event and the promise of its workflow together', async () => {
    const { donation_id: id } = await give();
    const rows = await selectRows(
      api.db,
      `SELECT d.status, o.workflow_type, e.name, e.data FROM donations d
       JOIN outbox o ON o.workflow_id = d.id
       JOIN events e ON e.data ->> 'donation_id' = d.id
       WHERE d.id = '${id}' ORDER BY e.id`,
    );
    const promised = { status: 'pending', workflowType: 'donation' };
    expect(rows).toMatchObject([
      { ...promised, name: 'donation.created' },
      {
        ...promised,
        name: 'fee.calculated',
        data: { amount: 25, fees: { platform: 0.63, processing: 1.03, total: 1.66 } },
      },
    ]);
  });

  it('prices in the currency’s own minor unit', async () => {
    expect((await give({ amount: '1000', currency: 'JPY' })).total_charge).toBe('1000');
    const eth = await give({ amount: '0.1', currency: 'ETH' });
    expect(eth.fees).toMatchObject({
      platform_fee: '0.002500000000000000',
      processing_fee: '0.000000000000000000',
    });
  });

  it('with cover_fees charges base + fees', async () => {
    expect((await give({ cover_fees: true })).total_charge).toBe('26.66');
  });

  it('fees that the charity absorbs are not charged, shown as its debt, and frozen', async () => {
    const absorbing = await buildCharity(api.db, { absorbPlatformFees: true });
    const gift = await give({ charity_id: absorbing.id, amount: '100.00', cover_fees: true });
    expect(gift).toMatchObject({
      total_charge: '103.20',
      fees: {
        platform_fee: '0.00',
        processing_fee: '3.20',
        total_fees: '3.20',
        absorbed: { platform_fee: '2.50', processing_fee: '0.00', total_fees: '2.50' },
      },
    });
    await runStatement(api.db, 'UPDATE charities SET absorb_platform_fees = false WHERE id = $1', [
      absorbing.id,
    ]);
    const kept = await donor.client.donations.get(gift.donation_id);
    expect(kept).toMatchObject({ net_amount: '100.00', fees: gift.fees });
  });

  it.each([
    '1e3',
    '-5',
    '0',
    '0.00',
    'NaN',
    '10.001',
    '١٢',
    '9'.repeat(400),
    '',
    '1.',
    '.5',
    ' 5',
    '+5',
    '0x10',
    '00.5',
    '1000000000000',
    5,
    null,
    [],
    {},
    true,
  ])('refuses the amount %j', async (amount) => {
    expect(await refusal(give({ amount }))).toBe('400 amount');
  });

  it('names every fault at once, with its path', async () => {
    const call = give({
      charity_id: 7,
      amount: '-1',
      currency: 'XXX',
      message: 'a\u0000b',
      anonymous: 'yes',
      payment_method: 'cash',
      source: '',
      cover_fees: 1,
      international_card: null,
      campaign_id: {},
      metadata: { team: 4 },
      surprise: true,
    });
    expect((await refusal(call)).split(' ').sort()).toEqual([
      '400',
      'amount',
      'anonymous',
      'campaign_id',
      'charity_id',
      'cover_fees',
      'currency',
      'international_card',
      'message',
      'metadata.team',
      'payment_method',
      'source',
      'surprise',
    ]);
  });

  it('requires charity, amount and currency', async () => {
    const { details } = await errorOf(donor.client.donations.create({} as never));
    expect(details.fields).toEqual(
      ['charity_id', 'amount', 'currency'].map((field) => ({
        field,
        code: 'required',
        message: 'is required',
      })),
    );
  });

  it.each([
    [{ currency: 'USD', payment_method: 'crypto' }, 'payment_method'],
    [{ currency: 'ETH', amount: '1', payment_method: 'card' }, 'payment_method'],
    [{ currency: 'EUR', payment_method: 'ach' }, 'currency'],
    [{ source: 'card_succeeds', payment_method: 'ach' }, 'source'],
    [{ source: 'card_unknown' }, 'source'],
    [{ payment_method: 'ach', international_card: true }, 'international_card'],
    [{ campaign_id: 'campaign_none' }, 'campaign_id'],
    [
      { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${String(i)}`, 'v'])) },
      'metadata',
    ],
    [{ message: 'x'.repeat(501) }, 'message'],
    [{ message: '\ud800' }, 'message'],
    [{ amount: '10.5', currency: 'JPY' }, 'amount'],
  ])('refuses fields that do not fit each other: %j', async (changes, field) => {
    expect(await refusal(give(changes))).toBe(`400 ${field}`);
  });

  it('refuses a method that the charity does not take, named, usual or implied by the source', async () => {
    const { id } = await buildCharity(api.db, { paymentMethods: ['ach'] });
    for (const changes of [
      { payment_method: 'card' },
      {},
      { source: 'card_succeeds' },
      { currency: 'ETH' },
    ]) {
      expect(await refusal(give({ charity_id: id, amount: '1', ...changes }))).toBe('400 payment_method');
    }
    expect((await give({ charity_id: id, payment_method: 'ach' })).status).toBe('pending');
  });

  it('infers the method from the source', async () => {
    const { fees } = await give({ source: 'ach_succeeds' });
    expect(fees.processing_fee).toBe('0.50');
  });

  it('a charity in the body that is not there, or cannot receive, is 422 INVALID_CHARITY', async () => {
    const unlisted = await buildCharity(api.db, { listed: false });
    for (const charityId of ['charity_none', unlisted.id]) {
      expect(await errorOf(give({ charity_id: charityId }))).toMatchObject({
        status: 422,
        code: 'INVALID_CHARITY',
        details: { charity_id: charityId },
      });
    }
  });

  it.each(SANDBOX_SOURCES.filter((source) => source.outcome === 'insufficient_funds'))(
    '$source answers 402 at once, naming available and required',
    async ({ source, currencies }) => {
      expect(await errorOf(give({ source, currency: currencies[0], amount: '2' }))).toMatchObject({
        status: 402,
        code: 'INSUFFICIENT_FUNDS',
        details: {
          available: expect.stringMatching(/^0(\.0+)?$/) as string,
          required: expect.stringMatching(/^2/) as string,
          currency: currencies[0],
        },
      });
    },
  );

  it('a year over 1,000 USD needs donor verification', async () => {
    const basic = await api.person({ verificationLevel: 'basic' });
    await give({ amount: '900.00' }, basic);
    expect(await errorOf(give({ amount: '100.01' }, basic))).toMatchObject({
      status: 403,
      code: 'LIMIT_EXCEEDED',
      details: { limit_of: 'donor', required_level: 'standard' },
    });
    await give({ amount: '100.00' }, basic);
  });

  it('the level of the charity decides how large a gift may be', async () => {
    const build = (changes: object) =>
      buildCharity(api.db, { source: 'member', verified: false, ...changes });
    const charities = [
      { made: await build({}), limit: '1000.00', needed: 'standard' },
      { made: await build({ verificationLevel: 'basic' }), limit: '1000.00', needed: 'standard' },
      { made: await build({ source: 'register' }), limit: '10000.00', needed: 'standard' },
      { made: await build({ verificationLevel: 'standard' }), limit: '100000.00', needed: 'enhanced' },
    ];
    for (const { made, limit, needed } of charities) {
      await give({ charity_id: made.id, amount: limit });
      expect(await errorOf(give({ charity_id: made.id, amount: limit.replace('.00', '.01') }))).toMatchObject(
        {
          code: 'LIMIT_EXCEEDED',
          details: { limit_of: 'charity', charity_id: made.id, required_level: needed, limit },
        },
      );
    }
    const enhanced = await build({ verificationLevel: 'enhanced' });
    await give({ charity_id: enhanced.id, amount: '500001.00' });
  });

  it('a gift in another currency counts at its rate for the limit of a charity', async () => {
    const basic = await buildCharity(api.db, { source: 'member', verificationLevel: 'basic' });
    await give({ charity_id: basic.id, amount: '1000.00' });
    for (const gift of [{ amount: '1000.01' }, { amount: '1000', currency: 'EUR' }]) {
      expect(await errorOf(give({ charity_id: basic.id, ...gift }))).toMatchObject({
        status: 403,
        code: 'LIMIT_EXCEEDED',
        details: {
          charity_id: basic.id,
          required_level: 'standard',
          current_level: 'basic',
          limit: '1000.00',
        },
      });
    }
  });

  it('an organization is not limited once it is verified to standard, or while the register vouches for it', async () => {
    const ein = '100000099';
    await runStatement(
      api.db,
      `INSERT INTO register_entries (ein, name, deductibility, subsection) VALUES ('${ein}', 'OURS', 'yes', '03')`,
    );
    const unlimited = await Promise.all([
      buildCharity(api.db, { source: 'member', verified: true, verificationLevel: 'standard' }),
      buildCharity(api.db, { source: 'member', verified: true, verificationLevel: 'basic', ein }),
      buildCharity(api.db, { source: 'register', verified: true, verificationLevel: 'basic' }),
    ]);
    for (const { id } of unlimited) await give({ charity_id: id, amount: '1000.01' });
  });

  it('gifts at the same moment cannot pass the yearly limit together', async () => {
    const basic = await api.person({ verificationLevel: 'basic' });
    const gifts = Array.from({ length: 8 }, () => give({ amount: '400.00' }, basic));
    const ends = await outcomes(gifts);
    expect(ends).toEqual([...Array<string>(6).fill('403 LIMIT_EXCEEDED'), 'accepted', 'accepted']);
  });
});

describe('reading gifts', () => {
  it('GET /v1/donations/{id} shows all of it to its donor', async () => {
    const created = await give({ message: 'thank you', metadata: { team: 'blue' }, anonymous: true });
    expect(await donor.client.donations.get(created.donation_id)).toMatchObject({
      ...created,
      charity_id: charity.id,
      donor_id: donor.userId,
      amount: '25.00',
      currency: 'USD',
      net_amount: '23.34',
      message: 'thank you',
      anonymous: true,
      metadata: { team: 'blue' },
      confirmations: 0,
      failure: null,
      timeline: [{ status: 'pending' }],
    });
  });

  it('somebody else’s gift does not exist, except for an operator', async () => {
    const { donation_id: id } = await give();
    const stranger = await api.person();
    const operator = await api.person({ isOperator: true });
    expect(await refusal(stranger.client.donations.get(id))).toBe('404 NOT_FOUND');
    expect(await operator.client.donations.get(id)).toMatchObject({ donation_id: id });
  });

  it('GET /v1/users/me/donations pages, filters and keeps to the caller', async () => {
    const other = await api.person();
    const elsewhere = await buildCharity(api.db);
    await withinOneHour(api.db);
    const ids: string[] = [];
    for (const charityId of [charity.id, elsewhere.id, charity.id]) {
      ids.push((await give({ charity_id: charityId }, other)).donation_id);
    }
    const list = async (filter: ListMyDonationsQuery = {}) => {
      const { donations, total } = await other.client.donations.listMine(filter);
      return { ids: donations.map((gift) => gift.donation_id), total };
    };
    const [first, second, third] = ids;
    expect(await list()).toEqual({ ids: [third, second, first], total: 3 });
    expect(await list({ limit: 1, offset: 1 })).toEqual({ ids: [second], total: 3 });
    expect(await list({ after: third, limit: 1 })).toEqual({ ids: [second], total: 3 });
    expect(await list({ charity_id: elsewhere.id })).toEqual({ ids: [second], total: 1 });
    expect(await list({ status: 'completed' })).toEqual({ ids: [], total: 0 });
    const today = new Date().toISOString().slice(0, 10);
    expect(await list({ from: today, to: today })).toEqual({ ids: [third, second, first], total: 3 });
    const [hourAgo, inAnHour] = [-1, 1].map((hours) =>
      new Date(Date.now() + hours * 3_600_000).toISOString(),
    );
    expect((await list({ from: hourAgo, to: inAnHour })).total).toBe(3);
    expect((await list({ to: hourAgo })).total).toBe(0);
    expect((await list({ from: inAnHour })).total).toBe(0);
    expect(await list({ to: '2020-01-01' })).toEqual({ ids: [], total: 0 });
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=1e2',
    'limit=1&limit=2',
    'offset=-1',
    'status=lost',
    'from=2026-13-01',
    'from=0000-01-01T00:00:00Z',
    'after=x',
    'page=1',
  ])('refuses the query %s', async (query) => {
    const reply = await api.call('GET', `/v1/users/me/donations?${query}`, { key: donor.key });
    expect(reply.status).toBe(400);
    expect(reply.body.error.details.fields).toHaveLength(1);
  });
});
