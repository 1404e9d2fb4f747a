/** Every endpoint × every kind of credential × owner or stranger, read from the routes and from rows.ts. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '../../../api/routes';
import { needsMoreThanReading } from '../../../api/middleware/authorize';
import { type Route } from '../../../api/route';
import { SCOPES } from '../../../domain/access/scopes';
import { GUEST_SCOPES } from '../../../domain/guests/guest';
import { type Reply, startApi, type TestApi, type WireError } from '../../support/api';
import { buildCharity, type BuiltActor } from '../../factories';
import { indexAll } from '../../support/index-search';
import {
  buildCast,
  buildGuestToken,
  buildKey,
  buildPagesToken,
  buildToken,
  type Cast,
  PEOPLE,
  type Person,
} from './cast';
import { createResources, type Resources } from './resources';
import { OPEN_TO_GUESTS } from './guests';
import { type Outcome, type Row, ROWS } from './rows';
import { update } from '../../../db/rows';
import { webhookEndpoints } from '../../../db/tables/messages';

/** Signed in later than now, because a busy machine takes longer for this file than a sign-in counts as recent. */
const RECENT_SECONDS = -3_000;

const OTHERS = ['stranger', 'member', 'reviewer', 'operator'] as const;
type Other = (typeof OTHERS)[number];
const documents = mkdtempSync(join(tmpdir(), 'giving-access-'));
let api: TestApi;
let cast: Cast;
let badKeys: Record<string, string | undefined>;
let tokens: Record<'user' | 'machine' | 'pages' | 'oldPages', string>;
/** The tokens of everybody but the owner. */
let othersTokens: Record<Other, Record<'user' | 'machine' | 'pages', string>>;
beforeAll(async () => {
  api = await startApi({ DOCUMENTS_DIR: documents, TRUSTED_PROXIES: '127.0.0.1/32' });
  cast = await buildCast(api.db);
  await buildCharity(api.db);
  await indexAll(api);
  badKeys = {
    'no credential': undefined,
    'an unknown key': 'gp_sandbox_000000000000000000000000000000000000000000000000',
    'an unknown token': 'unknown-token',
    'an expired key': (await buildKey(api.db, cast.owner, { expired: true })).key,
    'a revoked key': (await buildKey(api.db, cast.owner, { revoked: true })).key,
    'an expired token': await buildToken(api.db, cast.owner, { kind: 'user', lifetimeSeconds: -1 }),
  };
  tokens = {
    user: await buildToken(api.db, cast.owner, { kind: 'user' }),
    machine: await buildToken(api.db, cast.owner, { kind: 'machine' }),
    pages: await buildPagesToken(api.db, cast.owner, { ageSeconds: RECENT_SECONDS }),
    oldPages: await buildPagesToken(api.db, cast.owner, { ageSeconds: 601 }),
  };
  othersTokens = {
    stranger: await buildTokens(cast.stranger),
    member: await buildTokens(cast.member),
    reviewer: await buildTokens(cast.reviewer),
    operator: await buildTokens(cast.operator),
  };
});
afterAll(async () => {
  await api.close();
  rmSync(documents, { recursive: true, force: true });
});

async function buildTokens(person: BuiltActor) {
  return {
    user: await buildToken(api.db, person, { kind: 'user' }),
    machine: await buildToken(api.db, person, { kind: 'machine' }),
    pages: await buildPagesToken(api.db, person, { ageSeconds: RECENT_SECONDS }),
  };
}

// An account holds only so many endpoints, and each call of the table may need a new one.
afterEach(async () => {
  const where = { accountId: cast.owner.accountId };
  await update(api.db, webhookEndpoints, where, { deletedAt: new Date() });
});

/** How many cells of the table were tried: a route, a credential and whose thing it is. */
let cells = 0;

const named = routes.map((route) => [route.operationId, route] as const);

function rowOf(route: Route): Row {
  const row = ROWS[route.operationId];
  if (row === undefined) throw new Error(`test/api/access/rows.ts has no row for ${route.operationId}`);
  return row;
}

/** A request on what exists. Calls that change nothing share `resources`. */
async function call(
  route: Route,
  key: string,
  resources = createResources(api, cast),
  caller?: 'guest',
): Promise<Reply<WireError>> {
  cells += 1;
  const row = rowOf(route);
  await row.prepare?.(resources);
  const path = (await resources.fill(route.path)) + (row.query ?? '');
  const body = row.upload?.bytes ?? (await bodyOf(route, resources, caller));
  return api.call(route.method.toUpperCase(), path, {
    key,
    ...(body === undefined ? {} : { body }),
    ...(row.upload === undefined ? {} : { headers: { 'Content-Type': row.upload.mediaType } }),
  });
}

/** What the calls of one route share: all of a read, and of a write those that must be refused and so change nothing. */
function shareResources(route: Route): (expected: Outcome) => Resources {
  const shared = createResources(api, cast);
  return (expected) =>
    route.method === 'get' || expected === 403 || expected === 404 ? shared : createResources(api, cast);
}

/** The row's body, with the donor whom a guest must name. */
async function bodyOf(route: Route, resources: Resources, caller?: 'guest'): Promise<object | undefined> {
  const body = await rowOf(route).body?.(resources);
  if (caller === undefined || route.operationId !== 'createDonation') return body;
  return { ...body, donor: { name: 'Guest', email: 'guest@example.org' } };
}

/** A request that must be refused before anything is looked up. */
function callBlindly(route: Route, key: string | undefined, query = ''): Promise<Reply<WireError>> {
  cells += 1;
  const path = route.path.replace(/\{\w+\}/g, 'none') + query;
  // Each route is called from an address of its own, because failures are limited by address.
  const headers = { 'X-Forwarded-For': `192.0.2.${String(routes.indexOf(route))}` };
  return api.call(route.method.toUpperCase(), path, { headers, ...(key === undefined ? {} : { key }) });
}

/** What happened, as rows.ts writes it; anything else is shown whole. */
function outcomeOf({ status, text }: Reply<WireError>): string | 403 | 404 {
  if (status === 403 || status === 404) return status;
  return status < 400 || status === 402 || status === 409 || status === 422
    ? 'ok'
    : `${String(status)} ${text}`;
}

it.each(named)('%s refuses whoever has no good credential, also one in the query', async (_, route) => {
  for (const [kind, key] of Object.entries(badKeys)) {
    expect({ kind, status: (await callBlindly(route, key)).status }).toEqual({ kind, status: 401 });
  }
  const inQuery = await callBlindly(
    route,
    undefined,
    `?api_key=${cast.owner.key}&access_token=${tokens.user}`,
  );
  expect(inQuery.status).toBe(401);
});

it.each(named.filter(([, { scope }]) => scope !== 'any'))(
  '%s refuses a key and a token with every scope but its own',
  async (_, route) => {
    const scopes = SCOPES.filter((scope) => scope !== route.scope);
    const { key } = await buildKey(api.db, cast.operator, { scopes });
    // A grant with `search:read` also records clicks.
    const granted = scopes.filter((scope) => route.scope !== 'discovery:write' || scope !== 'search:read');
    const token = await buildToken(api.db, cast.operator, { kind: 'user', scopes: granted });
    for (const credential of [key, token]) {
      const { status, body } = await callBlindly(route, credential);
      expect({ status, ...body.error.details }).toEqual({ status: 403, scope: route.scope });
    }
  },
);

it.each(named.filter(([, route]) => needsMoreThanReading(route)))(
  '%s refuses a key that only reads',
  async (_, route) => {
    const scopes = SCOPES.filter((scope) => scope.endsWith(':read'));
    const { key } = await buildKey(api.db, cast.operator, { scopes });
    expect((await callBlindly(route, key)).status).toBe(403);
  },
);

it.each(named)('%s: owner, stranger, member, reviewer and operator', async (_, route) => {
  const row = rowOf(route);
  const expected = (person: Person) => (person === 'stranger' ? row.others : (row[person] ?? row.others));
  const resourcesFor = shareResources(route);
  const seen: Partial<Record<Person, string | 403 | 404>> = {};
  const statuses: number[] = [];
  for (const person of PEOPLE) {
    const reply = await call(route, cast[person].key, resourcesFor(expected(person)));
    seen[person] = outcomeOf(reply);
    statuses.push(reply.status);
  }
  expect(seen).toEqual(Object.fromEntries(PEOPLE.map((person) => [person, expected(person)])));
  // Whoever may, succeeds with the very request that the others are refused: policy refused them, not validation.
  expect(statuses).toContain(row.succeeds ?? route.success.status);
});

it.each(named)(
  "%s: the owner's tokens do what the owner's key does, unless it is for keys or closed to applications",
  async (_, route) => {
    const { owner, others } = rowOf(route);
    const isForKeys = route.apiKeyOnly !== undefined || route.stepUp === true;
    const expected = isForKeys ? 403 : (owner ?? others);
    expect(outcomeOf(await call(route, tokens.machine))).toBe(expected);
    const isLeft = route.applications !== 'closed' && (route.applications !== 'grant' || expected !== 'ok');
    expect(outcomeOf(await call(route, tokens.user))).toBe(isLeft ? expected : 403);
  },
);

it.each(named.filter(([, { apiKeyOnly, stepUp }]) => apiKeyOnly !== undefined || stepUp !== undefined))(
  "%s: the owner's sign-in on our pages does what the owner's key does",
  async (_, route) => {
    const row = rowOf(route);
    expect(outcomeOf(await call(route, tokens.pages))).toBe(row.ownerOnPages ?? row.owner ?? row.others);
  },
);

it.each(named.filter(([, { stepUp }]) => stepUp === true))(
  "%s: the owner's old sign-in on our pages is asked again",
  async (_, route) => {
    const { status, body } = await call(route, tokens.oldPages);
    // A role is asked for first.
    const expected = route.role === undefined ? 401 : 403;
    expect(status).toBe(expected);
    if (status === 401) expect(body.error.details.reason).toBe('step_up');
  },
);

it.each(named.filter(([, { stepUp }]) => stepUp === 'staff'))(
  "%s: an operator's old sign-in and application are refused",
  async (_, route) => {
    const old = await buildPagesToken(api.db, cast.operator, { ageSeconds: 601 });
    expect((await call(route, old)).status).toBe(401);
    const application = await buildToken(api.db, cast.operator, { kind: 'user' });
    expect((await call(route, application)).status).toBe(403);
  },
);

/**
 * What the token of an application or a machine may do: what its user's key may, unless the call needs a key or a sign-in.
 * Applications make nothing that outlives them, and no grant of the table made the thing in the path.
 */
function expectedOfApplication(route: Route, person: Other, kind: 'user' | 'machine'): Outcome {
  const isStaff = person === 'reviewer' || person === 'operator';
  const needsSignIn = route.stepUp === true || (route.stepUp === 'staff' && isStaff);
  const isClosed = kind === 'user' && route.applications === 'closed';
  if (route.apiKeyOnly !== undefined || needsSignIn || isClosed) return 403;
  const row = rowOf(route);
  const outcome = person === 'stranger' ? row.others : (row[person] ?? row.others);
  return kind === 'user' && route.applications === 'grant' && outcome === 'ok' ? 403 : outcome;
}

/** On our pages, users manage their own applications, which a key of theirs may not. */
function expectedOnPages(route: Route, person: Other): Outcome {
  const row = rowOf(route);
  if (person !== 'operator' && row.ownerOnPages !== undefined) return row.ownerOnPages;
  return person === 'stranger' ? row.others : (row[person] ?? row.others);
}

it.each(named)('%s: the tokens of the others, of applications, machines and our pages', async (_, route) => {
  const resourcesFor = shareResources(route);
  const seen: Record<string, string | 403 | 404> = {};
  const expected: Record<string, Outcome> = {};
  for (const person of OTHERS) {
    for (const kind of ['user', 'machine', 'pages'] as const) {
      const cell = `${person}, ${kind}`;
      const outcome =
        kind === 'pages' ? expectedOnPages(route, person) : expectedOfApplication(route, person, kind);
      seen[cell] = outcomeOf(await call(route, othersTokens[person][kind], resourcesFor(outcome)));
      expected[cell] = outcome;
    }
  }
  expect(seen).toEqual(expected);
});

it.each(named)('%s: a guest, on what belongs to somebody else', async (_, route) => {
  const isOpen = route.guests === true;
  expect(isOpen).toBe(OPEN_TO_GUESTS.has(route.operationId));
  // Each call has a guest of its own, because a guest's window is small.
  const outcome = outcomeOf(
    await call(route, await buildGuestToken(api.db), createResources(api, cast), 'guest'),
  );
  expect(outcome).toBe(isOpen ? rowOf(route).others : 403);
});

it('guests have no call with another scope, or for a role, a key or a recent sign-in', () => {
  const open = routes.filter(({ guests }) => guests === true);
  expect(open.length).toBe(OPEN_TO_GUESTS.size);
  for (const { operationId, scope, role, apiKeyOnly, stepUp } of open) {
    expect(['any', ...GUEST_SCOPES]).toContain(scope);
    // The mailed link of a guest is their sign-in, and the call refuses guests without it.
    if (operationId === 'exportData') continue;
    expect([role, apiKeyOnly]).toEqual([undefined, undefined]);
    // No guest is a reviewer or an operator, of whom `staff` asks a sign-in.
    expect(stepUp).not.toBe(true);
  }
});

it('every row is of a route', () => {
  const known = new Set(routes.map((route) => route.operationId));
  expect(Object.keys(ROWS).filter((operationId) => !known.has(operationId))).toEqual([]);
});

/**
 * Of every route: seven without a good credential, five people, the owner's two tokens, twelve of the others and a
 * guest's.
 */
const CELLS_OF_EACH_ROUTE = 27;

it('tries every cell of the table', () => {
  const count = (isSuch: (route: Route) => boolean) => routes.filter(isSuch).length;
  const expected =
    CELLS_OF_EACH_ROUTE * routes.length +
    2 * count(({ scope }) => scope !== 'any') +
    count(needsMoreThanReading) +
    count(({ apiKeyOnly, stepUp }) => apiKeyOnly !== undefined || stepUp !== undefined) +
    count(({ stepUp }) => stepUp === true) +
    2 * count(({ stepUp }) => stepUp === 'staff');
  process.stderr.write(`access: ${String(routes.length)} routes, ${String(cells)} cells\n`);
  expect(cells).toBe(expected);
  const page = readFileSync(join(__dirname, '../../../docs/security.md'), 'utf8');
  expect(page).toContain(`${routes.length} routes, ${cells.toLocaleString('en-US')} cells`);
});
