import { runStatement, selectRows } from '../../../db/database';
import { createLog } from '../../../log';
import { refreshAgedTrust } from '../../../worker/care/trust';
import { buildActor, buildCharity, buildGift, type BuiltActor } from '../../factories';
import { useApi } from '../../support/api';

const api = useApi();

interface Trust {
  trust_score: number;
  trust_band: string;
  factors: { name: string; weight: number; points: number; basis: string }[];
  badges: string[];
  scored_at: string | null;
}

async function trustOf(charityId: string, key: string): Promise<Trust> {
  return (await api.call<Trust>('GET', `/v1/charities/${charityId}/trust`, { key })).body;
}

async function donorOf(charityId: string): Promise<BuiltActor> {
  const donor = await buildActor(api.db);
  await buildGift(api.db, {
    charityId,
    donorUserId: donor.userId,
    accountId: donor.accountId,
    status: 'completed',
    settledAt: new Date(),
  });
  return donor;
}

function rate(charityId: string, key: string, body: object) {
  return api.call('POST', `/v1/charities/${charityId}/ratings`, { key, body });
}

it('a charity without any history is scored as new, with every factor explained', async () => {
  const charity = await buildCharity(api.db);
  const { key } = await buildActor(api.db);
  const trust = await trustOf(charity.id, key);
  expect(trust).toMatchObject({ trust_score: 15, trust_band: 'New/Unverified', scored_at: null, badges: [] });
  expect(trust.factors.map(({ name }) => name)).toEqual([
    'verification_level',
    'platform_history',
    'user_feedback',
    'compliance_record',
    'update_frequency',
  ]);
  const { body } = await api.call('GET', `/v1/charities/${charity.id}`, { key });
  expect(body).toMatchObject({ trust_score: 15, trust_band: 'New/Unverified' });
});

it("a rating changes mean and score at once; a donor's second rating replaces the first", async () => {
  const charity = await buildCharity(api.db);
  const [first, second] = [await donorOf(charity.id), await donorOf(charity.id)];
  expect((await rate(charity.id, first.key, { rating: 5, comment: 'Good work' })).status).toBe(201);
  const before = await trustOf(charity.id, first.key);
  await rate(charity.id, second.key, { rating: 1 });
  await rate(charity.id, second.key, { rating: 4 });
  const after = await trustOf(charity.id, first.key);
  expect(after.factors.find(({ name }) => name === 'user_feedback')).toMatchObject({
    basis: '4.5 of 5 in 2 ratings',
    reason: { code: 'ratings', figures: { mean: 4.5, most: 5, ratings: 2 } },
  });
  expect(after.trust_score).toBeGreaterThan(before.trust_score);
  expect((await api.call('GET', `/v1/charities/${charity.id}`, { key: first.key })).body).toMatchObject({
    rating: 4.5,
    trust_score: after.trust_score,
  });
  const list = await api.call('GET', `/v1/charities/${charity.id}/ratings`, { key: first.key });
  expect(list.body).toMatchObject({
    total: 2,
    ratings: [{ rating: 4 }, { rating: 5, comment: 'Good work' }],
  });
  expect(list.text).not.toContain(first.userId);
});

it('ratings of one charity at the same moment all count', async () => {
  const charity = await buildCharity(api.db);
  const donors = await Promise.all(Array.from({ length: 8 }, () => donorOf(charity.id)));
  await Promise.all(donors.map(({ key }, index) => rate(charity.id, key, { rating: 1 + (index % 5) })));
  const [{ rating }] = (await selectRows<{ rating: number }>(
    api.db,
    `SELECT rating FROM charities WHERE id = $1`,
    [charity.id],
  )) as [{ rating: number }];
  expect(rating).toBeCloseTo((1 + 2 + 3 + 4 + 5 + 1 + 2 + 3) / 8, 2);
});

it('people who never gave, and members of the charity, may not rate it', async () => {
  const charity = await buildCharity(api.db);
  const stranger = await buildActor(api.db);
  const member = await buildActor(api.db, { memberOf: charity.id });
  for (const { key } of [stranger, member]) {
    expect((await rate(charity.id, key, { rating: 5 })).body).toMatchObject({ error: { code: 'FORBIDDEN' } });
  }
  expect((await rate('charity_none', stranger.key, { rating: 5 })).body).toMatchObject({
    error: { code: 'CHARITY_NOT_FOUND' },
  });
});

it.each([{}, { rating: 0 }, { rating: 6 }, { rating: 4.5 }, { rating: '5' }, { rating: 5, stars: 5 }])(
  'refuses the rating %j',
  async (body) => {
    const charity = await buildCharity(api.db);
    const { key } = await donorOf(charity.id);
    expect((await rate(charity.id, key, body)).body).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
  },
);

it('the daily run scores only charities that are verified, received a gift, or were scored a day ago', async () => {
  await runStatement(api.db, 'UPDATE charities SET trust_scored_at = now()');
  const verified = await buildCharity(api.db, { verified: true, verificationLevel: 'standard' });
  const given = await buildCharity(api.db);
  await donorOf(given.id);
  const aged = await buildCharity(api.db);
  await selectRows(
    api.db,
    `UPDATE charities SET trust_scored_at = now() - interval '25 hours' WHERE id = $1 RETURNING id`,
    [aged.id],
  );
  const quiet = await buildCharity(api.db);
  const now = new Date();
  expect(await refreshAgedTrust({ db: api.db, log: createLog('worker', 'silent') }, now)).toBe(false);
  const { key } = await buildActor(api.db);
  const scoredAt = async (id: string) => (await trustOf(id, key)).scored_at;
  for (const { id } of [verified, given, aged]) expect(await scoredAt(id)).toBe(now.toISOString());
  expect(await scoredAt(quiet.id)).toBeNull();
  expect(await trustOf(verified.id, key)).toMatchObject({
    trust_band: 'Basic Trust',
    badges: ['Standard Verified'],
  });
});
