/** Payment sources in a sandbox, where test sources stand for cards, bank accounts and wallets. */
import { inTransaction, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { SANDBOX_SOURCES } from '../../../domain/sandbox/sources';
import { SOURCES_PER_USER } from '../../../domain/sources/source';
import { disableSource } from '../../../operations/sources/disable-source';
import { followSource } from '../../../operations/sources/follow-source';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { sizeOf } from '../../support/large';

const SOURCES = '/v1/users/me/payment-sources';
const ROUNDS = sizeOf({ usual: 5, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 5_000);

const api = useApi();
let charity: Charity;
let donor: BuiltActor;
beforeAll(async () => {
  charity = await buildCharity(api.db);
});
beforeEach(async () => {
  donor = await buildActor(api.db);
});

interface Source {
  source_id: string;
  kind: string;
  status: string;
  last4: string | null;
  default: boolean;
  setup: object | null;
}
interface Refusal {
  error: { code: string; details: { fields?: { field: string }[]; recurring_ids?: string[] } };
}
interface Plan {
  status: string;
  source: string | null;
  paused_by: string | null;
  pause_reason: string | null;
}

function post(body: unknown, headers: Record<string, string> = {}, key = donor.key) {
  return api.call<Source & Refusal>('POST', SOURCES, { key, body, headers });
}

async function add(changes: Record<string, unknown> = {}, key = donor.key): Promise<Source> {
  const { status, body, text } = await post(
    { kind: 'card', processor_token: 'card_succeeds', ...changes },
    {},
    key,
  );
  if (status !== 201) throw new Error(text);
  return body;
}

function act<Body = Source & Refusal>(method: string, id: string, body?: unknown, key = donor.key) {
  return api.call<Body>(method, `${SOURCES}/${id}`, { key, ...(body === undefined ? {} : { body }) });
}

async function list(key = donor.key): Promise<Source[]> {
  const { body } = await api.call<{ payment_sources: Source[] }>('GET', SOURCES, { key });
  return body.payment_sources;
}

async function defaults(): Promise<string[]> {
  return (await list()).filter((source) => source.default).map(({ source_id: id }) => id);
}

function give(changes: Record<string, unknown> = {}, key = donor.key) {
  const body = { charity_id: charity.id, amount: '25.00', currency: 'USD', ...changes };
  return api.call<Refusal & { donation_id: string; recurring_id: string }>('POST', '/v1/donations', {
    key,
    body,
  });
}

async function begin(source: string, changes: Record<string, unknown> = {}): Promise<string> {
  const { body, status, text } = await give({ source, recurring: { frequency: 'monthly' }, ...changes });
  if (status !== 201) throw new Error(text);
  return body.recurring_id;
}

async function readPlan(id: string): Promise<Plan> {
  return (await api.call<Plan>('GET', `/v1/recurring/${id}`, { key: donor.key })).body;
}

async function eventsOf(planId: string): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    api.db,
    `SELECT name FROM events WHERE account_id = $1 AND data->>'recurring_id' = $2 ORDER BY id`,
    [donor.accountId, planId],
  );
  return rows.map(({ name }) => name).filter((name) => name.startsWith('recurring.'));
}

const faultsOf = ({ body }: { body: Refusal }) => body.error.details.fields?.map(({ field }) => field);

describe('POST', () => {
  it('answers the source with exactly the documented fields', async () => {
    const { status, body } = await post({ kind: 'card', processor_token: 'card_succeeds' });
    expect(status).toBe(201);
    expect(body).toEqual({
      source_id: expect.stringMatching(/^source_[0-9a-z]{26}$/) as string,
      kind: 'card',
      status: 'ready',
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2099,
      bank_name: null,
      address: null,
      default: true,
      setup: null,
      created_at: expect.stringMatching(/Z$/) as string,
    });
    expect((await act('GET', body.source_id)).body).toEqual(body);
    expect(await list()).toEqual([body]);
  });

  it('takes every kind; a wallet also by its address', async () => {
    const wallet = SANDBOX_SOURCES.find(({ kind }) => kind === 'wallet')?.source ?? '';
    expect(await add({ kind: 'ach', processor_token: 'ach_succeeds' })).toMatchObject({
      kind: 'ach',
      bank_name: 'Sandbox Bank',
    });
    const { body } = await post({ kind: 'wallet', address: wallet });
    expect(body).toMatchObject({ kind: 'wallet', address: wallet, last4: null, default: true });
  });

  it.each<[Record<string, unknown>, string]>([
    [{ kind: 'card' }, 'processor_token'],
    [{ kind: 'card', processor_token: 'ach_succeeds' }, 'processor_token'],
    [{ kind: 'card', processor_token: 'nothing' }, 'processor_token'],
    [{ kind: 'wallet', address: '0x1' }, 'processor_token'],
    [{ kind: 'card', processor_token: 'card_succeeds', address: '0x1' }, 'address'],
    [{ kind: 'cash', processor_token: 'card_succeeds' }, 'kind'],
    [{ kind: 'card', processor_token: 'card_succeeds', save: false, default: true }, 'default'],
    [{ kind: 'card', processor_token: 'card_succeeds', number: '1' }, 'number'],
  ])('%j is refused on %s', async (body, field) => {
    const reply = await post(body);
    expect(reply.status).toBe(400);
    expect(faultsOf(reply)).toContain(field);
    expect(await list()).toEqual([]);
  });

  it('names a test source when none was given', async () => {
    expect((await post({ kind: 'card' })).text).toContain('card_succeeds');
  });

  it.each(['4111111111111111', '4111 1111 1111 1111', 'pm-5500-0000-0000-0004'])(
    'refuses a number of a payment card (%s) as a token',
    async (token) => {
      const reply = await post({ kind: 'card', processor_token: token });
      expect(reply.status).toBe(400);
      expect(faultsOf(reply)).toEqual(['processor_token']);
      expect(reply.text).not.toContain(token);
    },
  );

  it('with an Idempotency-Key adds one source, and replays answers and refusals', async () => {
    const headers = { 'Idempotency-Key': 'one-source' };
    const body = { kind: 'card', processor_token: 'card_succeeds' };
    const first = await post(body, headers);
    expect((await post(body, headers)).text).toBe(first.text);
    expect(await list()).toHaveLength(1);

    const bad = { 'Idempotency-Key': 'a-bad-source' };
    const refused = await post({ kind: 'card', processor_token: 'nothing' }, bad);
    const replayed = await post({ kind: 'card', processor_token: 'nothing' }, bad);
    expect(replayed.text).toBe(refused.text);
    expect(replayed.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await post(body, bad)).status).toBe(422);
  });

  it(`refuses source ${String(SOURCES_PER_USER + 1)}`, async () => {
    const { source_id: id } = await add();
    await selectRows(
      api.db,
      `INSERT INTO payment_sources SELECT (jsonb_populate_record(s,
         jsonb_build_object('id', s.id || n, 'is_default', false))).*
       FROM payment_sources s, generate_series(2, $2::int) n WHERE s.id = $1 RETURNING id`,
      [id, SOURCES_PER_USER],
    );
    const reply = await post({ kind: 'card', processor_token: 'card_succeeds' });
    expect(reply.body.error).toMatchObject({ code: 'LIMIT_EXCEEDED', details: { limit: SOURCES_PER_USER } });
    await act('DELETE', id);
    expect((await post({ kind: 'card', processor_token: 'card_succeeds' })).status).toBe(201);
  });
});

describe('default', () => {
  it('is the first saved source of each kind, until another one is chosen', async () => {
    const first = await add();
    const second = await add({ processor_token: 'card_slow' });
    const account = await add({ kind: 'ach', processor_token: 'ach_succeeds' });
    expect([first.default, second.default, account.default]).toEqual([true, false, true]);
    expect((await act('PATCH', second.source_id, { default: true })).body.default).toBe(true);
    expect((await defaults()).sort()).toEqual([second.source_id, account.source_id].sort());
    const third = await add({ default: true });
    expect((await defaults()).sort()).toEqual([account.source_id, third.source_id].sort());
    expect((await act('PATCH', third.source_id, { default: false })).body.default).toBe(false);
    expect(await defaults()).toEqual([account.source_id]);
  });

  it('pays a gift that names no source', async () => {
    const { source_id: id } = await add({ processor_token: 'card_insufficient_funds' });
    expect((await give()).status).toBe(402);
    await act('PATCH', id, { default: false });
    expect((await give()).status).toBe(201);
  });

  it('only one of several at once wins, and there is always exactly one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      donor = await buildActor(api.db);
      const added = await Promise.all([add(), add(), add({ default: true })]);
      expect(await defaults()).toHaveLength(1);
      const replies = await Promise.all(
        added.map(({ source_id: id }) => act('PATCH', id, { default: true })),
      );
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await defaults()).toHaveLength(1);
    }
  });
});

describe('a source that is not saved', () => {
  it('pays one gift, is not listed, and then is gone', async () => {
    const { source_id: source, default: isDefault } = await add({ save: false });
    expect(isDefault).toBe(false);
    expect(await list()).toEqual([]);
    expect((await act('GET', source)).status).toBe(200);
    expect((await act('PATCH', source, { default: true })).status).toBe(409);
    const gift = await give({ source });
    expect(gift.status).toBe(201);
    const again = await give({ source });
    expect(again.status).toBe(400);
    expect(faultsOf(again)).toEqual(['source']);
    expect((await act('GET', source)).status).toBe(404);
    const { body } = await api.call<{ source: string }>('GET', `/v1/donations/${gift.body.donation_id}`, {
      key: donor.key,
    });
    expect(body.source).toBe(source);
  });

  it('stays usable when the gift is refused for another reason', async () => {
    const { source_id: source } = await add({ save: false });
    expect((await give({ source, charity_id: 'charity_none' })).status).toBe(422);
    expect((await give({ source })).status).toBe(201);
  });

  it('pays no recurring gift', async () => {
    const { source_id: source } = await add({ save: false });
    const reply = await give({ source, recurring: { frequency: 'monthly' } });
    expect([reply.status, faultsOf(reply)]).toEqual([400, ['source']]);
    const plan = await begin('card_succeeds');
    const patched = await api.call<Refusal>('PATCH', `/v1/recurring/${plan}`, {
      key: donor.key,
      body: { source },
    });
    expect([patched.status, faultsOf(patched)]).toEqual([400, ['source']]);
  });

  it('pays only one of two gifts at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { source_id: source } = await add({ save: false });
      const replies = await Promise.all([give({ source }), give({ source }), give({ source })]);
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    }
  });
});

describe("somebody else's source", () => {
  it('does not exist', async () => {
    const stranger = await buildActor(api.db);
    const operator = await buildActor(api.db, { isOperator: true });
    const { source_id: id } = await add();
    for (const { key } of [stranger, operator]) {
      expect((await act('GET', id, undefined, key)).status).toBe(404);
      expect((await act('PATCH', id, { default: false }, key)).status).toBe(404);
      expect((await act('DELETE', id, undefined, key)).status).toBe(404);
      expect(await list(key)).toEqual([]);
      const gift = await give({ source: id }, key);
      expect([gift.status, faultsOf(gift)]).toEqual([400, ['source']]);
    }
    const mine = await add({}, stranger.key);
    const moved = await act('DELETE', `${mine.source_id}?replace_with=${id}`, undefined, stranger.key);
    expect([moved.status, faultsOf(moved)]).toEqual([400, ['replace_with']]);
    expect(await list()).toHaveLength(1);
  });
});

describe('a source made from a test source', () => {
  it.each([
    ['card_insufficient_funds', 402],
    ['card_declined', 201],
    ['card_slow', 201],
    ['card_dropped', 201],
    ['card_refund_refused', 201],
  ])('pays like %s', async (token, status) => {
    const { source_id: source } = await add({ processor_token: token });
    const reply = await give({ source });
    expect(reply.status).toBe(status);
    if (status !== 201) return;
    const [charge] = await selectRows<{ reference: string }>(
      api.db,
      'SELECT source_reference AS reference FROM charges WHERE donation_id = $1',
      [reply.body.donation_id],
    );
    expect(charge?.reference).toBe(token);
  });

  it('cannot pay what its kind cannot', async () => {
    const { source_id: source } = await add({ kind: 'ach', processor_token: 'ach_succeeds' });
    const euros = await give({ source, currency: 'EUR' });
    expect([euros.status, faultsOf(euros)]).toEqual([400, ['currency']]);
    const card = await give({ source, payment_method: 'card' });
    expect([card.status, faultsOf(card)]).toEqual([400, ['source']]);
  });
});

describe('DELETE', () => {
  it('answers the source, which no gift can use afterwards', async () => {
    const { source_id: source } = await add();
    const { status, body } = await act('DELETE', source);
    expect([status, body.source_id, body.default]).toEqual([200, source, false]);
    expect((await act('DELETE', source)).status).toBe(404);
    expect((await give({ source })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('is refused while a live plan uses it, and names the plans', async () => {
    const { source_id: source } = await add();
    const ended = await begin(source);
    await api.call('POST', `/v1/recurring/${ended}/cancel`, { key: donor.key, body: {} });
    const plans = [await begin(source), await begin(source)];
    await api.call('POST', `/v1/recurring/${plans[0] ?? ''}/pause`, { key: donor.key, body: {} });
    const { status, body } = await act('DELETE', source);
    expect(status).toBe(409);
    expect(body.error.details.recurring_ids?.sort()).toEqual(plans.sort());
    expect((await act('GET', source)).status).toBe(200);
  });

  it('moves the plans to another source, each with its event', async () => {
    const { source_id: source } = await add();
    const { source_id: other } = await add({ processor_token: 'card_slow' });
    const plans = [await begin(source), await begin(source, { currency: 'EUR' })];
    const { status } = await act('DELETE', `${source}?replace_with=${other}`);
    expect(status).toBe(200);
    for (const plan of plans) {
      expect(await readPlan(plan)).toMatchObject({ source: other, status: 'active' });
      expect(await eventsOf(plan)).toEqual(['recurring.created', 'recurring.updated']);
    }
    expect(await defaults()).toEqual([other]);
  });

  it('refuses a replacement that cannot take over', async () => {
    const { source_id: source } = await add();
    const { source_id: account } = await add({ kind: 'ach', processor_token: 'ach_succeeds' });
    const { source_id: once } = await add({ save: false });
    const { source_id: disabled } = await add({ processor_token: 'card_slow' });
    await inTransaction(api.db, (tx) => disableSource(tx, named('card_slow')));
    for (const other of [source, account, once, disabled, 'source_none', 'card_succeeds']) {
      const reply = await act('DELETE', `${source}?replace_with=${other}`);
      expect([other, reply.status, faultsOf(reply)]).toEqual([other, 400, ['replace_with']]);
    }
    expect((await act('GET', source)).status).toBe(200);
  });

  it('never leaves a plan with a removed source, when both come at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // A source that a plan keeps counts, and a donor may have only so many.
      donor = await buildActor(api.db);
      const { source_id: source } = await add();
      const [gift, removal] = await Promise.all([
        give({ source, recurring: { frequency: 'monthly' } }),
        act('DELETE', source),
      ]);
      expect([gift.status, removal.status].join()).toMatch(/^(201,409|400,200)$/);
    }
  });
});

/** Names a test source of the donor, as an event of the processor does. */
function named(reference: string) {
  return { processor: 'sandbox' as const, reference, userId: donor.userId, at: new Date() };
}

describe('a source that the processor disables', () => {
  it('pays nothing and pauses its plans until another source is given', async () => {
    const { source_id: source } = await add();
    const plans = [await begin(source), await begin(source)];
    const [patched = '', moved = ''] = plans;
    await inTransaction(api.db, (tx) => disableSource(tx, named('card_succeeds')));
    await inTransaction(api.db, (tx) => disableSource(tx, named('card_succeeds')));

    expect((await act('GET', source)).body).toMatchObject({ status: 'disabled', default: false });
    const gift = await give({ source });
    expect([gift.status, faultsOf(gift)]).toEqual([400, ['source']]);
    expect((await act('PATCH', source, { default: true })).status).toBe(409);
    for (const plan of plans) {
      expect(await readPlan(plan)).toMatchObject({
        status: 'paused',
        paused_by: 'platform',
        pause_reason: 'source',
      });
      expect(await eventsOf(plan)).toEqual(['recurring.created', 'recurring.paused']);
      const resumed = await api.call('POST', `/v1/recurring/${plan}/resume`, { key: donor.key, body: {} });
      expect(resumed.status).toBe(409);
    }

    const { source_id: other } = await add({ processor_token: 'card_slow' });
    await api.call('PATCH', `/v1/recurring/${patched}`, { key: donor.key, body: { source: other } });
    expect((await act('DELETE', `${source}?replace_with=${other}`)).status).toBe(200);
    for (const plan of [patched, moved]) {
      expect(await readPlan(plan)).toMatchObject({ status: 'active', source: other, pause_reason: null });
      expect(await eventsOf(plan)).toEqual([
        'recurring.created',
        'recurring.paused',
        'recurring.updated',
        'recurring.resumed',
      ]);
    }
  });

  it('leaves the same test source of others, and the test source itself', async () => {
    const other = await buildActor(api.db);
    const { source_id: theirs } = await add({}, other.key);
    await add();
    await inTransaction(api.db, (tx) => disableSource(tx, named('card_succeeds')));
    expect((await act('GET', theirs, undefined, other.key)).body.status).toBe('ready');
    expect((await give({ source: 'card_succeeds' })).status).toBe(201);
  });

  it('leaves a plan that the donor paused to the donor, once it has another source', async () => {
    const { source_id: source } = await add();
    const plan = await begin(source);
    await api.call('POST', `/v1/recurring/${plan}/pause`, { key: donor.key, body: {} });
    await inTransaction(api.db, (tx) => disableSource(tx, named('card_succeeds')));
    expect(await readPlan(plan)).toMatchObject({ status: 'paused', paused_by: 'donor', pause_reason: null });
    await api.call('PATCH', `/v1/recurring/${plan}`, { key: donor.key, body: { source: 'card_slow' } });
    expect(await readPlan(plan)).toMatchObject({ status: 'paused', paused_by: 'donor' });
    const resumed = await api.call('POST', `/v1/recurring/${plan}/resume`, { key: donor.key, body: {} });
    expect(resumed.status).toBe(200);
  });
});

it('follows what the processor tells about a card', async () => {
  const { source_id: id } = await add();
  const facts = { last4: '0005', expMonth: 1, expYear: 2032 };
  await inTransaction(api.db, (tx) => followSource(tx, { ...named('card_succeeds'), facts }));
  expect((await act('GET', id)).body).toMatchObject({ last4: '0005', exp_month: 1, exp_year: 2032 });
});
