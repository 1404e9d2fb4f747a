import { runStatement } from '../../../db/database';
import { buildActor } from '../../factories';
import { useApi } from '../../support/api';
import { withinOneHour } from '../../support/hour';

const api = useApi();
beforeEach(() => withinOneHour(api.db));

it('every authenticated answer tells limit, remaining and reset', async () => {
  const { key } = await buildActor(api.db, { plan: 'standard' });
  const { headers } = await api.call('GET', '/v1/charities', { key });
  expect(headers.get('X-RateLimit-Limit')).toBe('1000');
  expect(headers.get('X-RateLimit-Remaining')).toBe('999');
  const nextHour = (Math.floor(Date.now() / 3_600_000) + 1) * 3600;
  expect(Number(headers.get('X-RateLimit-Reset'))).toBe(nextHour);
});

it.each([
  ['premium', '10000'],
  ['enterprise', '77'],
] as const)('the plan %s has its own limit', async (plan, limit) => {
  const { key } = await buildActor(api.db, { plan, hourlyLimit: 77 });
  expect((await api.call('GET', '/v1/charities', { key })).headers.get('X-RateLimit-Limit')).toBe(limit);
});

it('exactly the limit passes, however many come at once; the rest are 429 with Retry-After', async () => {
  const { key } = await buildActor(api.db, { hourlyLimit: 25 });
  const replies = await Promise.all(
    Array.from({ length: 60 }, () => api.call('GET', '/v1/sandbox', { key })),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(25);
  const refused = replies.filter((reply) => reply.status === 429);
  expect(refused).toHaveLength(35);
  expect(refused[0]?.body.error.code).toBe('RATE_LIMIT_EXCEEDED');
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
});

it('a new hour starts a new count', async () => {
  const { key } = await buildActor(api.db, { hourlyLimit: 1 });
  await api.call('GET', '/v1/sandbox', { key });
  expect((await api.call('GET', '/v1/sandbox', { key })).status).toBe(429);
  await runStatement(api.db, `UPDATE rate_windows SET window_start = window_start - interval '1 hour'`);
  expect((await api.call('GET', '/v1/sandbox', { key })).status).toBe(200);
});
