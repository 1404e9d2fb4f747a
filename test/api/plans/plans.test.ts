import { selectRows } from '../../../db/database';
import { inTransaction } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { holdPlans } from '../../../operations/plans/hold-plans';
import { addDays, addMonths, dayOf } from '../../../domain/days';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';

const api = useApi({}, {}, () => now);
let donor: BuiltActor;
let charity: Charity;
const now = new Date();
const today = dayOf(now);

beforeAll(async () => {
  donor = await buildActor(api.db);
  charity = await buildCharity(api.db);
});

interface Created {
  donation_id: string;
  recurring_id: string;
}

interface Plan {
  recurring_id: string;
  donor_id: string | null;
  status: string;
  next_date: string | null;
  upcoming: string[];
  donations_made: number;
  remaining: number | null;
}

function give(recurring: unknown, changes: Record<string, unknown> = {}, key = donor.key) {
  const body = { charity_id: charity.id, amount: '25.00', currency: 'USD', recurring, ...changes };
  return api.call<Created>('POST', '/v1/donations', { key, body });
}

async function begin(
  changes: Record<string, unknown> = {},
  recurring: unknown = { frequency: 'weekly', duration_months: 12 },
): Promise<string> {
  const { status, body } = await give(recurring, changes);
  expect(status).toBe(201);
  return body.recurring_id;
}

function act(id: string, action: string, body: unknown = {}, key = donor.key) {
  return api.call<Plan & { error: { code: string; details: { fields?: { field: string }[] } } }>(
    action === 'patch' ? 'PATCH' : 'POST',
    `/v1/recurring/${id}${action === 'patch' ? '' : `/${action}`}`,
    { key, body },
  );
}

function read(id: string, key = donor.key) {
  return api.call<Plan>('GET', `/v1/recurring/${id}`, { key });
}

describe('POST /v1/donations with `recurring`', () => {
  it('makes the first gift at once and answers the plan', async () => {
    const { body: created } = await give({ frequency: 'monthly', duration_months: 24 });
    expect(created.recurring_id).toMatch(/^recurring_/);
    const { body } = await read(created.recurring_id);
    expect(body).toMatchObject({
      recurring_id: created.recurring_id,
      charity_id: charity.id,
      donor_id: donor.userId,
      amount: '25.00',
      currency: 'USD',
      frequency: 'monthly',
      duration_months: 24,
      status: 'active',
      next_date: addMonths(today, 1),
      donations_made: 1,
      remaining: 23,
      paused_until: null,
      paused_by: null,
      cancelled_by: null,
      cancel_reason: null,
    });
    expect(body.upcoming).toEqual(Array.from({ length: 12 }, (_, index) => addMonths(today, index + 1)));
    const gift = await api.call('GET', `/v1/donations/${created.donation_id}`, { key: donor.key });
    expect(gift.body).toMatchObject({ recurring_id: created.recurring_id, status: 'pending' });
  });

  it('without a duration goes on until it is cancelled', async () => {
    const { body } = await read(await begin({}, { frequency: 'annually' }));
    expect(body).toMatchObject({ duration_months: null, remaining: null, next_date: addMonths(today, 12) });
  });

  it('commits gift, plan, event and the promise of its schedule together', async () => {
    const id = await begin();
    const rows = await selectRows(
      api.db,
      `SELECT e.name, o.schedule FROM recurring_plans p
       JOIN events e ON e.data->>'recurring_id' = p.id JOIN outbox o ON o.workflow_id = p.id WHERE p.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ name: 'recurring.created', schedule: true }]);
  });

  it.each([
    [{ frequency: 'daily' }, 'recurring.frequency'],
    [{ duration_months: 3 }, 'recurring.frequency'],
    [{ frequency: 'weekly', duration_months: 0 }, 'recurring.duration_months'],
    [{ frequency: 'weekly', duration_months: 121 }, 'recurring.duration_months'],
    [{ frequency: 'weekly', duration_months: 1.5 }, 'recurring.duration_months'],
    [{ frequency: 'weekly', duration_months: '3' }, 'recurring.duration_months'],
    [{ frequency: 'weekly', start: today }, 'recurring.start'],
    ['weekly', 'recurring'],
    [null, 'recurring'],
  ])('refuses %j', async (recurring, field) => {
    const reply = await give(recurring);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ error: { details: { fields: [{ field }] } } });
  });

  it('what refuses the gift leaves no plan', async () => {
    const count = async () =>
      (await selectRows<{ plans: number }>(api.db, 'SELECT count(*)::int AS plans FROM recurring_plans'))[0];
    const before = await count();
    expect((await give({ frequency: 'weekly' }, { source: 'card_insufficient_funds' })).status).toBe(402);
    expect((await give({ frequency: 'weekly' }, { charity_id: 'charity_none' })).status).toBe(422);
    expect(await count()).toEqual(before);
  });
});

describe('who may', () => {
  it('somebody else’s plan does not exist; a member reads and ends it, without an anonymous donor’s name', async () => {
    const id = await begin({ anonymous: true });
    const [stranger, member] = [await buildActor(api.db), await buildActor(api.db, { memberOf: charity.id })];
    expect((await read(id, stranger.key)).status).toBe(404);
    for (const action of ['patch', 'pause', 'resume', 'skip', 'cancel']) {
      const reply = await act(id, action, action === 'patch' ? { amount: '1' } : {}, stranger.key);
      expect([action, reply.status]).toEqual([action, 404]);
    }
    expect((await read(id, member.key)).body).toMatchObject({ donor_id: null, source: null });
    for (const action of ['patch', 'pause', 'resume', 'skip']) {
      const reply = await act(id, action, action === 'patch' ? { amount: '1' } : {}, member.key);
      expect([action, reply.status]).toEqual([action, 403]);
    }
    const { body } = await act(id, 'cancel', { reason: 'The programme ended' }, member.key);
    expect(body).toMatchObject({ cancelled_by: 'charity', cancel_reason: 'The programme ended' });
    expect((await read(id)).body).toMatchObject({ donor_id: donor.userId, source: 'own_card' });
  });

  it('an operator ends it as the platform', async () => {
    const id = await begin();
    const operator = await buildActor(api.db, { isOperator: true });
    expect((await act(id, 'cancel', {}, operator.key)).body).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'platform',
      cancel_reason: null,
      next_date: null,
      upcoming: [],
      remaining: 0,
    });
  });

  it('GET /v1/users/me/recurring pages, filters and keeps to the caller', async () => {
    const other = await buildActor(api.db);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.unshift((await give({ frequency: 'weekly' }, {}, other.key)).body.recurring_id);
    }
    await act(ids[0] ?? '', 'pause', {}, other.key);
    const list = async (query: string) => {
      const { body } = await api.call<{ recurring: Plan[]; total: number }>(
        'GET',
        `/v1/users/me/recurring${query}`,
        { key: other.key },
      );
      return { ids: body.recurring.map((plan) => plan.recurring_id), total: body.total };
    };
    expect(await list('')).toEqual({ ids, total: 3 });
    expect(await list('?limit=1&offset=1')).toEqual({ ids: [ids[1]], total: 3 });
    expect(await list('?status=paused')).toEqual({ ids: [ids[0]], total: 1 });
    expect(await list('?charity_id=charity_none')).toEqual({ ids: [], total: 0 });
  });
});

describe('changing a plan', () => {
  it('PATCH changes amount, source and next date, for the gifts to come', async () => {
    const id = await begin();
    const nextDate = addDays(today, 3);
    const { status, body } = await act(id, 'patch', {
      amount: '40.00',
      source: 'ach_succeeds',
      next_date: nextDate,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      amount: '40.00',
      source: 'ach_succeeds',
      payment_method: 'ach',
      next_date: nextDate,
    });
    expect(body.upcoming.slice(0, 2)).toEqual([nextDate, addDays(nextDate, 7)]);
  });

  it.each([
    [{}, 'body'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '1.001' }, 'amount'],
    [{ source: 'card_unknown' }, 'source'],
    [{ next_date: today }, 'next_date'],
    [{ next_date: '2020-02-30' }, 'next_date'],
    [{ next_date: '2020-02-28' }, 'next_date'],
    [{ next_date: addMonths(today, 12) }, 'next_date'],
    [{ frequency: 'monthly' }, 'frequency'],
  ])('refuses %j', async (body, field) => {
    const reply = await act(await begin(), 'patch', body);
    expect(reply.status).toBe(400);
    expect(reply.body.error.details.fields?.map((fault) => fault.field)).toEqual([field]);
  });

  it('refuses a source whose method the charity does not take', async () => {
    const { id: charityId } = await buildCharity(api.db, { paymentMethods: ['card'] });
    const reply = await act(await begin({ charity_id: charityId }), 'patch', { source: 'ach_succeeds' });
    expect(reply.status).toBe(400);
    expect(reply.body.error.details.fields).toEqual([
      { field: 'source', code: 'not_allowed', message: 'this charity takes card, not ach' },
    ]);
  });

  it('pauses until a day, or until it is resumed', async () => {
    const id = await begin();
    const until = addDays(today, 10);
    expect((await act(id, 'pause', { until })).body).toMatchObject({
      status: 'paused',
      paused_by: 'donor',
      paused_until: until,
      next_date: addDays(today, 14),
    });
    expect((await act(id, 'resume')).body).toMatchObject({ status: 'active', paused_until: null });
    expect((await act(id, 'pause')).body).toMatchObject({
      paused_until: null,
      next_date: null,
      upcoming: [],
    });
    expect((await act(id, 'pause')).status).toBe(409);
    expect((await act(id, 'skip')).status).toBe(409);
    expect((await act(id, 'patch', { next_date: until })).status).toBe(409);
    expect((await act(id, 'patch', { amount: '7.00' })).body).toMatchObject({
      amount: '7.00',
      status: 'paused',
    });
  });

  it.each([today, '2020-01-01', 'soon', '2999-01-01'])('refuses a pause until %s', async (until) => {
    const reply = await act(await begin(), 'pause', { until });
    expect(reply.status).toBe(400);
    expect(reply.body.error.details.fields?.map((fault) => fault.field)).toEqual(['until']);
  });

  it('skips the next gift, and completes when that was the last', async () => {
    const id = await begin({}, { frequency: 'quarterly', duration_months: 6 });
    await selectRows(
      api.db,
      `UPDATE recurring_occurrences SET status = 'made' WHERE recurring_id = $1 RETURNING 1`,
      [id],
    );
    expect((await act(id, 'skip')).body).toMatchObject({
      status: 'completed',
      next_date: null,
      remaining: 0,
    });
    const { body } = await api.call<{ occurrences: { status: string; due_on: string }[] }>(
      'GET',
      `/v1/recurring/${id}/occurrences`,
      { key: donor.key },
    );
    expect(body.occurrences.map(({ due_on, status }) => [due_on, status])).toEqual([
      [today, 'made'],
      [addMonths(today, 3), 'skipped'],
    ]);
  });

  it('a plan that has ended takes no change: 409', async () => {
    const id = await begin();
    expect((await act(id, 'cancel', { reason: 'moving' })).body).toMatchObject({
      cancelled_by: 'donor',
      cancel_reason: 'moving',
    });
    for (const action of ['patch', 'pause', 'resume', 'skip', 'cancel']) {
      const reply = await act(id, action, action === 'patch' ? { amount: '1.00' } : {});
      expect([action, reply.status, reply.body.error.code]).toEqual([action, 409, 'CONFLICT']);
    }
  });

  it('a plan whose charity cannot receive is not resumed by its donor', async () => {
    const away = await buildCharity(api.db);
    const id = await begin({ charity_id: away.id });
    await inTransaction(api.db, (tx) => holdPlans(tx, { charityId: away.id, at: now }));
    expect((await read(id)).body).toMatchObject({ status: 'paused', paused_by: 'platform' });
    expect((await act(id, 'resume')).status).toBe(409);
  });

  it('changes at the same moment happen one after the other', async () => {
    const id = await begin();
    const replies = await Promise.all(Array.from({ length: 6 }, () => act(id, 'skip')));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await read(id)).body.next_date).toBe(addDays(today, 49));
    const cancelled = await Promise.all(Array.from({ length: 4 }, () => act(id, 'cancel')));
    expect(cancelled.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});
