import { createDiscoveryActivities } from '../../../activities/discovery';
import { readConfig } from '../../../config';
import { runStatement, selectRows } from '../../../db/database';
import { foldSearchEvents } from '../../../db/queries/search/events';
import { DAY_MS } from '../../../domain/days';
import { createGateways } from '../../../gateways';
import {
  type GivingClient,
  type Recommendations,
  type SearchEvents,
  type TrendSignal,
} from '../../../client/index';
import { buildActor, buildCharity, buildGift, type BuiltActor } from '../../factories';
import { clientAt, type Person, useApi } from '../../support/api';
import { refusal } from '../../support/refusal';
import { buildGuestToken, buildKey, buildToken } from '../access/cast';
import { withinOneHour } from '../../support/hour';

const api = useApi();
let operator: GivingClient['discovery'];
beforeAll(async () => {
  operator = (await api.person({ isOperator: true })).client.discovery;
});
beforeEach(() =>
  runStatement(api.db, 'TRUNCATE given_together, trends, mentions, search_events, search_signals'),
);

async function give(donor: BuiltActor, charityId: string, daysAgo = 1): Promise<void> {
  await buildGift(api.db, {
    charityId,
    donorUserId: donor.userId,
    accountId: donor.accountId,
    status: 'completed',
    settledAt: new Date(Date.now() - daysAgo * DAY_MS),
  });
}

async function refresh(): Promise<void> {
  const gateways = createGateways(readConfig({ DATABASE_URL: api.databaseUrl }), api.db);
  const steps = createDiscoveryActivities({ db: api.db, gateways });
  await steps.refreshTrends({ atMs: Date.now() });
  await steps.refreshGivenTogether({ atMs: Date.now() });
}

const recommendationsOf = ({ client }: Person) => client.discovery.recommendations();
const idsOf = (hits: { id: string }[] = []) => hits.map(({ id }) => id);
const groupOf = ({ groups }: Recommendations, key: string) =>
  idsOf(groups.find((each) => each.key === key)?.results);

it('charities of similar donors come first, without those that the user already gave to', async () => {
  const [common, other, unrelated] = [
    await buildCharity(api.db),
    await buildCharity(api.db),
    await buildCharity(api.db),
  ];
  const me = await api.person();
  const [alike, stranger] = [await buildActor(api.db), await buildActor(api.db)];
  for (const donor of [me, alike]) await give(donor, common.id);
  await give(alike, other.id);
  await give(stranger, unrelated.id);
  await refresh();
  const { recommendations } = await recommendationsOf(me);
  expect(recommendations[0]).toMatchObject({ id: other.id });
  expect(recommendations[0]?.reasons).toContain('given_together');
  expect(idsOf(recommendations)).not.toContain(common.id);
  const { results } = await me.client.discovery.similar(common.id);
  expect(results[0]).toMatchObject({ id: other.id });
  expect(idsOf(results)).not.toContain(common.id);
});

it('a newcomer sees what moves others, by donors and not by the number of gifts of one', async () => {
  const [moving, pushed] = [await buildCharity(api.db), await buildCharity(api.db)];
  for (let donor = 0; donor < 4; donor += 1) await give(await buildActor(api.db), moving.id);
  const pusher = await buildActor(api.db);
  for (let gift = 0; gift < 8; gift += 1) await give(pusher, pushed.id);
  await refresh();
  const newcomer = await recommendationsOf(await api.person());
  const trending = groupOf(newcomer, 'trending_now');
  expect(trending.indexOf(moving.id)).toBeLessThan(trending.indexOf(pushed.id));
  expect(groupOf(newcomer, 'rising_stars')).toContain(moving.id);
  expect(groupOf(newcomer, 'rising_stars')).not.toContain(pushed.id);
  expect(newcomer.groups.map(({ name }) => name)).toEqual([
    'Trending Now',
    'Rising Stars',
    'Seasonal Causes',
    'Emergency Appeals',
    'Local Highlights',
  ]);
});

it('charities that help in a reported emergency are recommended until it ends', async () => {
  const helper = await buildCharity(api.db, { category: 'Disaster Relief', state: 'FL', verified: true });
  const elsewhere = await buildCharity(api.db, { category: 'Disaster Relief', state: 'WA', verified: true });
  await operator.reportTrend({
    kind: 'emergency',
    category: 'Disaster Relief',
    state: 'FL',
    title: 'A storm made landfall',
    ends_at: new Date(Date.now() + 14 * DAY_MS).toISOString(),
  });
  const user = await api.person();
  const appeals = groupOf(await recommendationsOf(user), 'emergency_appeals');
  expect(appeals).toContain(helper.id);
  expect(appeals).not.toContain(elsewhere.id);
  await selectRows(
    api.db,
    `UPDATE mentions SET occurred_at = now() - interval '2 days', ends_at = now() RETURNING id`,
  );
  expect(groupOf(await recommendationsOf(user), 'emergency_appeals')).not.toContain(helper.id);
});

it('news of a charity raises its trend, and fades', async () => {
  const charity = await buildCharity(api.db);
  const news = { kind: 'news', charity_id: charity.id, title: 'A new shelter', weight: 50 } as const;
  const tell = (occurredAt: string) => operator.reportTrend({ ...news, occurred_at: occurredAt });
  const score = async () => {
    await refresh();
    const rows = await selectRows<{ score: string }>(
      api.db,
      'SELECT score FROM trends WHERE charity_id = $1',
      [charity.id],
    );
    return Number(rows[0]?.score ?? 0);
  };
  await tell(new Date(Date.now() - 9 * DAY_MS).toISOString());
  const faded = await score();
  expect(faded).toBeGreaterThan(0);
  await tell(new Date().toISOString());
  expect(await score()).toBeGreaterThan(faded);
});

it('local highlights are in the place of the request', async () => {
  const here = await buildCharity(api.db, { state: 'ME', verified: true });
  const result = await (await api.person()).client.discovery.recommendations({ state: 'ME' });
  expect(groupOf(result, 'local_highlights')).toEqual([here.id]);
});

it('clicks and dwell times move the signals of ranking, each once a day for a user', async () => {
  const charity = await buildCharity(api.db);
  const [first, second] = [await api.person(), await api.person()];
  const entity = { entity_type: 'organization', entity_id: charity.id } as const;
  const events: SearchEvents['events'] = [
    { ...entity, kind: 'impression' },
    { ...entity, kind: 'click' },
    { ...entity, kind: 'click' },
    { ...entity, kind: 'dwell', dwell_seconds: 30 },
    { entity_type: 'organization', entity_id: 'charity_none', kind: 'click' },
  ];
  const send = ({ client }: Person) => client.discovery.record({ events });
  await withinOneHour(api.db);
  expect(await send(first)).toEqual({ recorded: 3 });
  expect(await send(first)).toEqual({ recorded: 0 });
  expect(await send(second)).toEqual({ recorded: 3 });
  expect(await foldSearchEvents(api.db)).toBe(false);
  await foldSearchEvents(api.db);
  const [signals] = await selectRows(
    api.db,
    `SELECT impressions::int, clicks::int, conversions::int, dwell_seconds, dwell_visits::int FROM search_signals
     WHERE entity_id = $1`,
    [charity.id],
  );
  expect(signals).toEqual({ impressions: 2, clicks: 2, conversions: 0, dwellSeconds: 60, dwellVisits: 2 });
});

it('the taxonomy has its ten categories with their counts and parts', async () => {
  await buildCharity(api.db, { category: 'Environment' });
  const { categories } = await operator.categories();
  expect(categories).toHaveLength(10);
  expect(categories.find(({ name }) => name === 'Environment')?.count).toBe(1);
});

const CLICK = { kind: 'click', entity_type: 'organization', entity_id: 'x' };

it.each([
  [[], '400 events'],
  [[{ ...CLICK, dwell_seconds: 3 }], '400 events.0.dwell_seconds'],
  [[{ ...CLICK, kind: 'like' }], '400 events.0.kind'],
])('refuses the events %j', async (events, expected) => {
  expect(await refusal(operator.record({ events } as never))).toBe(expected);
});

it.each<[TrendSignal, string]>([
  [{ kind: 'news', title: 'Of nobody' }, '400 charity_id'],
  [{ kind: 'emergency', title: 'Endless', category: 'Disaster Relief' }, '400 ends_at'],
  [{ kind: 'news', title: 'A', charity_id: 'charity_none' }, '422 INVALID_CHARITY'],
])('refuses the signal %j', async (signal, expected) => {
  expect(await refusal(operator.reportTrend(signal))).toBe(expected);
});

it('only operators report news and emergencies', async () => {
  const { discovery } = (await api.person()).client;
  const news = { kind: 'news', title: 'A', charity_id: (await buildCharity(api.db)).id } as const;
  expect(await refusal(discovery.reportTrend(news))).toBe('403 FORBIDDEN');
});

it('a guest, and a grant that searches, record their own clicks and report no trend', async () => {
  const charity = await buildCharity(api.db);
  const click = { entity_type: 'organization', entity_id: charity.id, kind: 'click' } as const;
  const news = { kind: 'news', title: 'A', charity_id: charity.id } as const;
  const staff = await buildActor(api.db, { isOperator: true });
  const grant = (...scopes: string[]) => buildToken(api.db, staff, { kind: 'user', scopes });
  const clientOf = (token: string) => clientAt(api.url, token).discovery;
  for (const token of [await buildGuestToken(api.db), await grant('search:read')]) {
    expect(await clientOf(token).record({ events: [click] })).toEqual({ recorded: 1 });
    expect(await refusal(clientOf(token).reportTrend(news))).toBe('403 FORBIDDEN');
  }
  const reading = clientOf(await grant('charities:read'));
  expect(await refusal(reading.record({ events: [click] }))).toBe('403 FORBIDDEN');
  const { key } = await buildKey(api.db, staff, { scopes: ['search:read'] });
  expect(await refusal(clientOf(key).record({ events: [click] }))).toBe('403 FORBIDDEN');
});
