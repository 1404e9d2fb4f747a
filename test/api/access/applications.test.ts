/** Every write × the token of an application: closed, ended with its grant, or harmless for a reason in writes.ts. */
import { needsMoreThanReading } from '../../../api/middleware/authorize';
import { processorRoutes, publicRoutes, routes } from '../../../api/routes';
import { isWrite, type Route } from '../../../api/route';
import { useApi, type WireError } from '../../support/api';
import { buildCast, buildToken, type Cast } from './cast';
import { type Write, WRITES } from './writes';

const api = useApi({ TRUSTED_PROXIES: '127.0.0.1/32' });
let cast: Cast;
/** The operator's token has every role, so only the rule about applications can refuse it. */
let tokens: Record<'owner' | 'operator', string>;
let reading: string;
beforeAll(async () => {
  cast = await buildCast(api.db);
  tokens = {
    owner: await buildToken(api.db, cast.owner, { kind: 'user' }),
    operator: await buildToken(api.db, cast.operator, { kind: 'user' }),
  };
  reading = await buildToken(api.db, cast.operator, { kind: 'user', scopes: ['donations:read'] });
});

const writes = [...routes, ...publicRoutes, ...processorRoutes].filter(isWrite);
const named = writes.map((route) => [route.operationId, route] as const);

function rowOf({ operationId }: Route): Write {
  const row = WRITES[operationId];
  if (row === undefined) throw new Error(`test/api/access/writes.ts has no row for ${operationId}`);
  return row;
}

/** A call that must be refused before anything is looked up or validated. */
function callBlindly(
  route: Route,
  key: string,
  { body, query = '' }: { body?: object; query?: string } = {},
) {
  const path = route.path.replace(/\{\w+\}/g, 'none') + query;
  const sent = body ?? (route.body === undefined ? undefined : {});
  return api.call(route.method.toUpperCase(), path, { key, ...(sent === undefined ? {} : { body: sent }) });
}

const reasonOf = ({ status, body }: { status: number; body: WireError }) => [
  status,
  body.error.details.reason,
];

/** How the route itself says what it leaves to applications. */
function kindOf({ apiKeyOnly, stepUp, applications }: Route): Write['kind'] {
  if (applications === 'grant') return 'ends with the grant';
  return (apiKeyOnly ?? stepUp ?? applications) === undefined ? 'harmless' : 'closed';
}

it('every write has a row, and every row is of a write', () => {
  expect(Object.keys(WRITES).sort()).toEqual(writes.map(({ operationId }) => operationId).sort());
});

it.each(named)('%s says in its route what its row says', (_, route) => {
  // The handler ties a plan to its grant. A gift without a plan is done at once.
  const kind = route.operationId === 'createDonation' ? 'ends with the grant' : kindOf(route);
  expect(rowOf(route).kind).toBe(kind);
});

it.each(named.filter(([, route]) => rowOf(route).kind === 'closed'))(
  '%s is closed to the token of an application',
  async (_, route) => {
    const row = rowOf(route);
    const only = row.kind === 'closed' ? row.only : undefined;
    expect(reasonOf(await callBlindly(route, tokens.operator, only))).toEqual([403, 'application']);
  },
);

it.each(routes.filter(needsMoreThanReading).map((route) => [route.operationId, route] as const))(
  '%s names the application as the reason, also to a token that only reads',
  async (_, route) => {
    expect(reasonOf(await callBlindly(route, reading))).toEqual([403, 'application']);
  },
);

it.each(named.filter(([, route]) => route.applications === 'closed'))(
  '%s is open to a machine and to a key, and closed to an application of anybody',
  async (_, route) => {
    const machine = await buildToken(api.db, cast.owner, { kind: 'machine' });
    for (const key of [machine, cast.owner.key]) {
      const { body } = await callBlindly(route, key);
      expect(body.error.details.reason).not.toBe('application');
    }
    expect(reasonOf(await callBlindly(route, tokens.owner))).toEqual([403, 'application']);
  },
);
