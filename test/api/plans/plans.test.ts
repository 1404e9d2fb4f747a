import {
  type DonationCreated,
  type DonationRequest,
  type GivingClient,
  type ListMyRecurringQuery,
} from '../../../client/index';
import { inTransaction, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { addDays, addMonths, dayOf } from '../../../domain/days';
import { holdPlans } from '../../../operations/plans/hold-plans';
import { buildCharity } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { outcomes, refusal, refusalDetails } from '../../support/refusal';

const api = useApi({}, {}, () => now);
let donor: Person;
let plans: GivingClient['recurring'];
let charity: Charity;
const now = new Date();
const today = dayOf(now);

beforeAll(async () => {
  donor = await api.person();
  plans = donor.client.recurring;
  charity = await buildCharity(api.db);
});

const WEEKLY = { frequency: 'weekly', duration_months: 12 } as const;
const order = (recurring: unknown = WEEKLY, changes: object = {}): DonationRequest => ({
  charity_id: charity.id,
  amount: '25.00',
  currency: 'USD',
  recurring: recurring as DonationRequest['recurring'],
  ...changes,
});

function give(recurring?: unknown, changes?: object): Promise<DonationCreated> {
  return donor.client.donations.create(order(recurring, changes));
}

const idOf = ({ recurring_id }: DonationCreated): string => recurring_id ?? '';

/** Every change that a plan takes. */
const changesOf = ({ recurring }: GivingClient, id: string) => ({
  update: () => recurring.update(id, { amount: '1.00' }),
  pause: () => recurring.pause(id),
  resume: () => recurring.resume(id),
  skip: () => recurring.skip(id),
  cancel: () => recurring.cancel(id),
});

describe('POST /v1/donations with `recurring`', () => {
  it('makes the first gift at once and answers the plan', async () => {
    const { donation_id, recurring_id } = await give({ frequency: 'monthly', duration_months: 24 });
    expect(recurring_id).toMatch(/^recurring_/);
    const plan = await plans.get(recurring_id ?? '');
    expect(plan).toMatchObject({
      recurring_id,
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
    expect(plan.upcoming).toEqual(Array.from({ length: 12 }, (_, index) => addMonths(today, index + 1)));
    expect(await donor.client.donations.get(donation_id)).toMatchObject({ recurring_id, status: 'pending' });
  });

  it('without a duration goes on until it is cancelled', async () => {
    const plan = await plans.get(idOf(await give({ frequency: 'annually' })));
    expect(plan).toMatchObject({ duration_months: null, remaining: null, next_date: addMonths(today, 12) });
  });

  it('commits gift, plan, event and the promise of its schedule together', async () => {
    const id = idOf(await give());
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
    expect(await refusal(give(recurring))).toBe(`400 ${field}`);
  });

  it('what refuses the gift leaves no plan', async () => {
    const count = async () =>
      (await selectRows<{ plans: number }>(api.db, 'SELECT count(*)::int AS plans FROM recurring_plans'))[0];
    const before = await count();
    expect(await refusal(give(WEEKLY, { source: 'card_insufficient_funds' }))).toBe('402 INSUFFICIENT_FUNDS');
    expect(await refusal(give(WEEKLY, { charity_id: 'charity_none' }))).toBe('422 INVALID_CHARITY');
    expect(await count()).toEqual(before);
  });
});

describe('who may', () => {
  it('somebody else’s plan does not exist; a member reads and ends it, without an anonymous donor’s name', async () => {
    const id = idOf(await give(WEEKLY, { anonymous: true }));
    const { client: stranger } = await api.person();
    const { client: member } = await api.person({ memberOf: charity.id });
    expect(await refusal(stranger.recurring.get(id))).toBe('404 NOT_FOUND');
    for (const [action, act] of Object.entries(changesOf(stranger, id)))
      expect([action, await refusal(act())]).toEqual([action, '404 NOT_FOUND']);
    expect(await member.recurring.get(id)).toMatchObject({ donor_id: null, source: null });
    for (const [action, act] of Object.entries(changesOf(member, id)).filter(([name]) => name !== 'cancel'))
      expect([action, await refusal(act())]).toEqual([action, '403 FORBIDDEN']);
    const reason = 'The programme ended';
    const ended = await member.recurring.cancel(id, { reason });
    expect(ended).toMatchObject({ cancelled_by: 'charity', cancel_reason: reason });
    expect(await plans.get(id)).toMatchObject({ donor_id: donor.userId, source: 'own_card' });
  });

  it('an operator ends it as the platform', async () => {
    const id = idOf(await give());
    const { client: operator } = await api.person({ isOperator: true });
    expect(await operator.recurring.cancel(id)).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'platform',
      cancel_reason: null,
      next_date: null,
      upcoming: [],
      remaining: 0,
    });
  });

  it('GET /v1/users/me/recurring pages, filters and keeps to the caller', async () => {
    const { client: other } = await api.person();
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.unshift(idOf(await other.donations.create(order())));
    }
    await other.recurring.pause(ids[0] ?? '');
    const list = async (filter?: ListMyRecurringQuery) => {
      const { recurring, total } = await other.recurring.listMine(filter);
      return { ids: recurring.map((plan) => plan.recurring_id), total };
    };
    expect(await list()).toEqual({ ids, total: 3 });
    expect(await list({ limit: 1, offset: 1 })).toEqual({ ids: [ids[1]], total: 3 });
    expect(await list({ status: 'paused' })).toEqual({ ids: [ids[0]], total: 1 });
    expect(await list({ charity_id: 'charity_none' })).toEqual({ ids: [], total: 0 });
  });
});

describe('changing a plan', () => {
  it('PATCH changes amount, source and next date, for the gifts to come', async () => {
    const id = idOf(await give());
    const nextDate = addDays(today, 3);
    const changes = { amount: '40.00', source: 'ach_succeeds', next_date: nextDate };
    const plan = await plans.update(id, changes);
    expect(plan).toMatchObject({ ...changes, payment_method: 'ach' });
    expect(plan.upcoming.slice(0, 2)).toEqual([nextDate, addDays(nextDate, 7)]);
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
  ])('refuses %j', async (changes: object, field) => {
    expect(await refusal(plans.update(idOf(await give()), changes))).toBe(`400 ${field}`);
  });

  it('refuses a source whose method the charity does not take', async () => {
    const { id: charityId } = await buildCharity(api.db, { paymentMethods: ['card'] });
    const id = idOf(await give(WEEKLY, { charity_id: charityId }));
    const fault = { field: 'source', code: 'not_allowed', message: 'this charity takes card, not ach' };
    expect(await refusalDetails(plans.update(id, { source: 'ach_succeeds' }))).toEqual([
      '400 source',
      { fields: [fault] },
    ]);
  });

  it('pauses until a day, or until it is resumed', async () => {
    const id = idOf(await give());
    const until = addDays(today, 10);
    expect(await plans.pause(id, { until })).toMatchObject({
      status: 'paused',
      paused_by: 'donor',
      paused_until: until,
      next_date: addDays(today, 14),
    });
    expect(await plans.resume(id)).toMatchObject({ status: 'active', paused_until: null });
    expect(await plans.pause(id)).toMatchObject({ paused_until: null, next_date: null, upcoming: [] });
    expect(await refusal(plans.pause(id))).toBe('409 CONFLICT');
    expect(await refusal(plans.skip(id))).toBe('409 CONFLICT');
    expect(await refusal(plans.update(id, { next_date: until }))).toBe('409 CONFLICT');
    expect(await plans.update(id, { amount: '7.00' })).toMatchObject({ amount: '7.00', status: 'paused' });
  });

  it.each([today, '2020-01-01', 'soon', '2999-01-01'])('refuses a pause until %s', async (until) => {
    expect(await refusal(plans.pause(idOf(await give()), { until }))).toBe('400 until');
  });

  it('skips the next gift, and completes when that was the last', async () => {
    const id = idOf(await give({ frequency: 'quarterly', duration_months: 6 }));
    await selectRows(
      api.db,
      `UPDATE recurring_occurrences SET status = 'made' WHERE recurring_id = $1 RETURNING 1`,
      [id],
    );
    expect(await plans.skip(id)).toMatchObject({ status: 'completed', next_date: null, remaining: 0 });
    const { occurrences } = await plans.listOccurrences(id);
    expect(occurrences.map(({ due_on, status }) => [due_on, status])).toEqual([
      [today, 'made'],
      [addMonths(today, 3), 'skipped'],
    ]);
  });

  it('a plan that has ended takes no change: 409', async () => {
    const id = idOf(await give());
    const ended = await plans.cancel(id, { reason: 'moving' });
    expect(ended).toMatchObject({ cancelled_by: 'donor', cancel_reason: 'moving' });
    for (const [action, act] of Object.entries(changesOf(donor.client, id)))
      expect([action, await refusal(act())]).toEqual([action, '409 CONFLICT']);
  });

  it('a plan whose charity cannot receive is not resumed by its donor', async () => {
    const away = await buildCharity(api.db);
    const id = idOf(await give(WEEKLY, { charity_id: away.id }));
    await inTransaction(api.db, (tx) => holdPlans(tx, { charityId: away.id, at: now }));
    expect(await plans.get(id)).toMatchObject({ status: 'paused', paused_by: 'platform' });
    expect(await refusal(plans.resume(id))).toBe('409 CONFLICT');
  });

  it('changes at the same moment happen one after the other', async () => {
    const id = idOf(await give());
    await Promise.all(Array.from({ length: 6 }, () => plans.skip(id)));
    expect((await plans.get(id)).next_date).toBe(addDays(today, 49));
    const cancelled = await outcomes(Array.from({ length: 4 }, () => plans.cancel(id)));
    expect(cancelled).toEqual(['409 CONFLICT', '409 CONFLICT', '409 CONFLICT', 'accepted']);
  });
});
