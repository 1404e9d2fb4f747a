import {
  type DonationCreated,
  type DonationRequest,
  type GivingClient,
  type ListMyRecurringQuery,
} from '../../../client/index';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { findGift } from '../../../db/queries/gifts/gifts';
import { saveOccurrence } from '../../../db/queries/plans/occurrences';
import { findPlan } from '../../../db/queries/plans/plans';
import { addDays, addMonths, dayOf, startOfDay } from '../../../domain/days';
import { NOWHERE } from '../../../domain/location';
import { requireRow } from '../../../domain/errors';
import { failGift } from '../../../operations/gifts/end-gift';
import { holdPlans } from '../../../operations/plans/holds';
import { buildCharity } from '../../factories';
import { approveCharge } from '../../factories/charges';
import { occurrenceOf } from '../../factories/recurring';
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
  charity = await buildCharity(api.db, NOWHERE);
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

/** Gives, and has the first gift charged, so that the plan begins. Returns the plan's id. */
async function begin(recurring?: unknown, changes?: object): Promise<string> {
  const gift = await give(recurring, changes);
  await approveCharge(api.db, gift.donation_id, now);
  return idOf(gift);
}

/** Fails a gift as a declined charge does. Returns the id of its plan. */
async function decline(created: DonationCreated): Promise<string> {
  const id = created.donation_id;
  const gift = requireRow(await findGift(api.db, id), id);
  await inTransaction(api.db, (tx) => failGift({ tx, at: now }, { gift, code: 'DECLINED' }));
  return idOf(created);
}

/** The events of a plan with its status in them, and how many updates of its schedule are promised. */
async function traces(id: string) {
  const events = await selectRows<{ event: string }>(
    api.db,
    `SELECT name || ' ' || (data->>'status') AS event FROM events
     WHERE data->>'recurring_id' = $1 AND name LIKE 'recurring.%' ORDER BY id`,
    [id],
  );
  const schedules = await selectRows(api.db, 'SELECT 1 FROM outbox WHERE schedule AND workflow_id = $1', [
    id,
  ]);
  return { events: events.map(({ event }) => event), schedules: schedules.length };
}

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
      status: 'pending',
      next_date: null,
      upcoming: [],
      donations_made: 1,
      remaining: 23,
      paused_until: null,
      paused_by: null,
      cancelled_by: null,
      cancel_reason: null,
    });
    expect(await donor.client.donations.get(donation_id)).toMatchObject({ recurring_id, status: 'pending' });
  });

  it('without a duration goes on until it is cancelled', async () => {
    const plan = await plans.get(await begin({ frequency: 'annually' }));
    expect(plan).toMatchObject({ duration_months: null, remaining: null, next_date: addMonths(today, 12) });
  });

  it('begins the plan with the charge of the first gift: dates, event and the promise of its schedule', async () => {
    const gift = await give({ frequency: 'monthly', duration_months: 24 });
    const id = idOf(gift);
    expect(await traces(id)).toEqual({ events: ['recurring.created pending'], schedules: 0 });
    await approveCharge(api.db, gift.donation_id, now);
    await approveCharge(api.db, gift.donation_id, now);
    const plan = await plans.get(id);
    expect(plan).toMatchObject({ status: 'active', next_date: addMonths(today, 1), remaining: 23 });
    expect(plan.upcoming).toEqual(Array.from({ length: 12 }, (_, index) => addMonths(today, index + 1)));
    expect(await traces(id)).toEqual({
      events: ['recurring.created pending', 'recurring.updated active'],
      schedules: 1,
    });
  });

  it('ends the plan with a first gift that fails', async () => {
    const id = await decline(await give());
    expect(await plans.get(id)).toMatchObject({
      status: 'failed',
      ended_at: now.toISOString(),
      next_date: null,
      upcoming: [],
      remaining: 0,
      donations_made: 0,
    });
    const { occurrences } = await plans.listOccurrences(id);
    expect(occurrences).toMatchObject([
      { number: 1, status: 'failed', next_attempt_at: null, failure: { code: 'DECLINED' } },
    ]);
    const { events } = await traces(id);
    expect(events).toEqual(['recurring.created pending', 'recurring.failed failed']);
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
    const id = await begin(WEEKLY, { anonymous: true });
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
    const id = await begin();
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
      const gift = await other.donations.create(order());
      await approveCharge(api.db, gift.donation_id, now);
      ids.unshift(idOf(gift));
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

describe('a plan that has not begun', () => {
  it('takes no change before its first gift is charged', async () => {
    const id = idOf(await give());
    for (const [action, act] of Object.entries(changesOf(donor.client, id)).filter(
      ([name]) => name !== 'cancel',
    ))
      expect([action, await refusalDetails(act())]).toEqual([
        action,
        ['409 CONFLICT', { status: 'pending' }],
      ]);
  });

  it('is cancelled, and stays so when its gift is charged or fails', async () => {
    const gifts = [await give(), await give()] as const;
    for (const gift of gifts) {
      expect(await plans.cancel(idOf(gift))).toMatchObject({ status: 'cancelled', next_date: null });
    }
    await approveCharge(api.db, gifts[0].donation_id, now);
    await decline(gifts[1]);
    for (const gift of gifts) expect(await plans.get(idOf(gift))).toMatchObject({ status: 'cancelled' });
  });

  it('begins paused if its charity cannot receive meanwhile', async () => {
    const away = await buildCharity(api.db, NOWHERE);
    const gift = await give(WEEKLY, { charity_id: away.id });
    await inTransaction(api.db, (tx) => holdPlans({ tx, at: now }, away.id));
    expect(await plans.get(idOf(gift))).toMatchObject({ status: 'pending' });
    await approveCharge(api.db, gift.donation_id, now);
    expect(await plans.get(idOf(gift))).toMatchObject({ status: 'paused', pause_reason: 'charity' });
  });
});

it.each(['active', 'paused'])(
  'an %s plan fails with its first gift, which the bank refused late',
  async (status) => {
    const gift = await give();
    await approveCharge(api.db, gift.donation_id, now);
    if (status === 'paused') await plans.pause(idOf(gift));
    await decline(gift);
    expect(await plans.get(idOf(gift))).toMatchObject({ status: 'failed', next_date: null, paused_by: null });
  },
);

it('shows the soonest retry of a failed charge, with the reason', async () => {
  const id = await begin();
  expect(await plans.get(id)).toMatchObject({ status: 'active', retry: null });
  const plan = requireRow(await findPlan(api.db, id), id);
  const failure = { failureCode: 'DECLINED', failureMessage: 'The payment was declined by its issuer.' };
  for (const [number, due] of [
    [2, addDays(today, 1)],
    [3, addDays(today, 2)],
  ] as const) {
    const retry = { number, status: 'retrying', nextAttemptAt: startOfDay(due), ...failure } as const;
    await saveOccurrence(api.db, occurrenceOf(plan, retry));
  }
  const { retry } = await plans.get(id);
  expect(retry).toEqual({
    next_attempt_at: startOfDay(addDays(today, 1)).toISOString(),
    last_failure: { code: 'DECLINED', message: failure.failureMessage },
  });
  const { recurring } = await plans.listMine();
  expect(recurring.find(({ recurring_id }) => recurring_id === id)?.retry).toEqual(retry);
});

describe('changing a plan', () => {
  it('PATCH changes amount, source and next date, for the gifts to come', async () => {
    const id = await begin();
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
    expect(await refusal(plans.update(await begin(), changes))).toBe(`400 ${field}`);
  });

  it('refuses a source whose method the charity does not take', async () => {
    const { id: charityId } = await buildCharity(api.db, { ...NOWHERE, paymentMethods: ['card'] });
    const id = await begin(WEEKLY, { charity_id: charityId });
    const fault = { field: 'source', code: 'not_allowed', message: 'this charity takes card, not ach' };
    expect(await refusalDetails(plans.update(id, { source: 'ach_succeeds' }))).toEqual([
      '400 source',
      { fields: [fault] },
    ]);
  });

  it('blames the source alone, because the request sent no currency, method or amount', async () => {
    const euros = await begin(WEEKLY, { currency: 'EUR', amount: '20.00' });
    expect(await refusal(plans.update(euros, { source: 'ach_succeeds' }))).toBe('400 source');
    expect(await refusal(plans.update(euros, { source: 'own_wallet' }))).toBe('400 source');
  });

  it('pauses until a day, or until it is resumed', async () => {
    const id = await begin();
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
    expect(await refusal(plans.pause(await begin(), { until }))).toBe('400 until');
  });

  it('skips the next gift, and completes when that was the last', async () => {
    const id = await begin({ frequency: 'quarterly', duration_months: 6 });
    await runStatement(api.db, `UPDATE recurring_occurrences SET status = 'made' WHERE recurring_id = $1`, [
      id,
    ]);
    expect(await plans.skip(id)).toMatchObject({ status: 'completed', next_date: null, remaining: 0 });
    const { occurrences } = await plans.listOccurrences(id);
    expect(occurrences.map(({ due_on, status }) => [due_on, status])).toEqual([
      [today, 'made'],
      [addMonths(today, 3), 'skipped'],
    ]);
  });

  it('a plan that has ended takes no change: 409', async () => {
    const id = await begin();
    const ended = await plans.cancel(id, { reason: 'moving' });
    expect(ended).toMatchObject({ cancelled_by: 'donor', cancel_reason: 'moving' });
    for (const [action, act] of Object.entries(changesOf(donor.client, id)))
      expect([action, await refusal(act())]).toEqual([action, '409 CONFLICT']);
  });

  it('a plan whose charity cannot receive is not resumed by its donor', async () => {
    const away = await buildCharity(api.db, NOWHERE);
    const id = await begin(WEEKLY, { charity_id: away.id });
    await inTransaction(api.db, (tx) => holdPlans({ tx, at: now }, away.id));
    expect(await plans.get(id)).toMatchObject({ status: 'paused', paused_by: 'platform' });
    expect(await refusal(plans.resume(id))).toBe('409 CONFLICT');
  });

  it('changes at the same moment happen one after the other', async () => {
    const id = await begin();
    await Promise.all(Array.from({ length: 6 }, () => plans.skip(id)));
    expect((await plans.get(id)).next_date).toBe(addDays(today, 49));
    const cancelled = await outcomes(Array.from({ length: 4 }, () => plans.cancel(id)));
    expect(cancelled).toEqual(['409 CONFLICT', '409 CONFLICT', '409 CONFLICT', 'accepted']);
  });
});
