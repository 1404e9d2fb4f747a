import { createDiscoveryActivities } from '../../../activities/discovery';
import { readConfig } from '../../../config';
import { selectRows } from '../../../db/database';
import { foldSearchEvents } from '../../../db/queries/search/events';
import { DAY_MS } from '../../../domain/days';
import { createGateways } from '../../../gateways';
import { buildActor, buildCharity, buildDonation, type BuiltActor } from '../../factories';
import { useApi } from '../../support/api';
import { withinOneHour } from '../../support/hour';

const api = useApi();
let operator: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
});
beforeEach(() =>
  api.db.sequelize.query('TRUNCATE given_together, trends, mentions, search_events, search_signals'),
);

interface Hit {
  id: string;
  score: number;
  reasons: string[];
}
interface Recommendations {
  recommendations: Hit[];
  groups: { key: string; name: string; results: Hit[] }[];
}

async function give(donor: BuiltActor, charityId: string, daysAgo = 1): Promise<void> {
  await buildDonation(api.db, {
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

async function recommendationsOf({ key }: BuiltActor, query = ''): Promise<Recommendations> {
  const reply = await api.call<Recommendations>('GET', `/api/v1/recommendations${query}`, { key });
  expect(reply.status).toBe(200);
  return reply.body;
}

const idsOf = (hits: Hit[] = []) => hits.map(({ id }) => id);
const groupOf = ({ groups }: Recommendations, key: string) =>
  idsOf(groups.find((each) => each.key === key)?.results);

it('charities of similar donors come first, without those that the user already gave to', async () => {
  const [common, other, unrelated] = [
    await buildCharity(api.db),
    await buildCharity(api.db),
    await buildCharity(api.db),
  ];
  const [me, alike, stranger] = [
    await buildActor(api.db),
    await buildActor(api.db),
    await buildActor(api.db),
  ];
  for (const donor of [me, alike]) await give(donor, common.id);
  await give(alike, other.id);
  await give(stranger, unrelated.id);
  await refresh();
  const { recommendations } = await recommendationsOf(me);
  expect(recommendations[0]).toMatchObject({ id: other.id });
  expect(recommendations[0]?.reasons).toContain('given_together');
  expect(idsOf(recommendations)).not.toContain(common.id);
  const similar = await api.call<{ results: Hit[] }>('GET', `/v1/charities/${common.id}/similar`, {
    key: me.key,
  });
  expect(similar.body.results[0]).toMatchObject({ id: other.id });
  expect(idsOf(similar.body.results)).not.toContain(common.id);
});

it('a newcomer sees what moves others, by donors and not by the number of gifts of one', async () => {
  const [moving, pushed] = [await buildCharity(api.db), await buildCharity(api.db)];
  for (let donor = 0; donor < 4; donor += 1) await give(await buildActor(api.db), moving.id);
  const pusher = await buildActor(api.db);
  for (let gift = 0; gift < 8; gift += 1) await give(pusher, pushed.id);
  await refresh();
  const newcomer = await recommendationsOf(await buildActor(api.db));
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

it('an emergency that an operator reports raises charities that help there, until it ends', async () => {
  const helper = await buildCharity(api.db, { category: 'Disaster Relief', state: 'FL', verified: true });
  const elsewhere = await buildCharity(api.db, { category: 'Disaster Relief', state: 'WA', verified: true });
  const { key } = operator;
  const told = await api.call('POST', '/api/v1/trends/signals', {
    key,
    body: {
      kind: 'emergency',
      category: 'Disaster Relief',
      state: 'FL',
      title: 'A storm made landfall',
      ends_at: new Date(Date.now() + 14 * DAY_MS).toISOString(),
    },
  });
  expect(told.status).toBe(201);
  const user = await buildActor(api.db);
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
  const tell = (occurredAt: string) =>
    api.call('POST', '/api/v1/trends/signals', {
      key: operator.key,
      body: {
        kind: 'news',
        charity_id: charity.id,
        title: 'A new shelter',
        weight: 50,
        occurred_at: occurredAt,
      },
    });
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
  const result = await recommendationsOf(await buildActor(api.db), '?state=ME');
  expect(groupOf(result, 'local_highlights')).toEqual([here.id]);
});

it('clicks and dwell times move the signals of ranking, each once a day for a user', async () => {
  const charity = await buildCharity(api.db);
  const [first, second] = [await buildActor(api.db), await buildActor(api.db)];
  const entity = { entity_type: 'organization', entity_id: charity.id };
  const events = [
    { ...entity, kind: 'impression' },
    { ...entity, kind: 'click' },
    { ...entity, kind: 'click' },
    { ...entity, kind: 'dwell', dwell_seconds: 30 },
    { entity_type: 'organization', entity_id: 'charity_none', kind: 'click' },
  ];
  const send = ({ key }: BuiltActor) => api.call('POST', '/api/v1/search/events', { key, body: { events } });
  await withinOneHour(api.db);
  expect((await send(first)).body).toEqual({ recorded: 3 });
  expect((await send(first)).body).toEqual({ recorded: 0 });
  expect((await send(second)).body).toEqual({ recorded: 3 });
  expect(await foldSearchEvents(api.db)).toBe(false);
  await foldSearchEvents(api.db);
  const [signals] = await selectRows(
    api.db,
    `SELECT impressions::int, clicks::int, conversions::int, dwell_seconds, dwell_visits::int FROM search_signals
     WHERE entity_id = $1`,
    [charity.id],
  );
  expect(signals).toEqual({ impressions: 2, clicks: 2, conversions: 0, dwell_seconds: 60, dwell_visits: 2 });
});

it('the taxonomy has its ten categories with their counts and parts', async () => {
  await buildCharity(api.db, { category: 'Environment' });
  const reply = await api.call<{ categories: { name: string; count: number; sub_categories: string[] }[] }>(
    'GET',
    '/api/v1/categories',
    { key: operator.key },
  );
  expect(reply.body.categories).toHaveLength(10);
  expect(reply.body.categories.find(({ name }) => name === 'Environment')?.count).toBe(1);
});

it.each([
  ['/api/v1/search/events', { events: [] }, 'VALIDATION_ERROR'],
  [
    '/api/v1/search/events',
    { events: [{ kind: 'click', entity_type: 'organization', entity_id: 'x', dwell_seconds: 3 }] },
    'VALIDATION_ERROR',
  ],
  [
    '/api/v1/search/events',
    { events: [{ kind: 'like', entity_type: 'organization', entity_id: 'x' }] },
    'VALIDATION_ERROR',
  ],
  ['/api/v1/trends/signals', { kind: 'news', title: 'Of nobody' }, 'VALIDATION_ERROR'],
  [
    '/api/v1/trends/signals',
    { kind: 'emergency', title: 'Endless', category: 'Disaster Relief' },
    'VALIDATION_ERROR',
  ],
  ['/api/v1/trends/signals', { kind: 'news', title: 'A', charity_id: 'charity_none' }, 'INVALID_CHARITY'],
])('%s refuses %j', async (path, body, code) => {
  expect((await api.call('POST', path, { key: operator.key, body })).body).toMatchObject({ error: { code } });
});

it('only operators report news and emergencies', async () => {
  const { key } = await buildActor(api.db);
  const body = { kind: 'news', title: 'A', charity_id: (await buildCharity(api.db)).id };
  expect((await api.call('POST', '/api/v1/trends/signals', { key, body })).body).toMatchObject({
    error: { code: 'FORBIDDEN' },
  });
});
