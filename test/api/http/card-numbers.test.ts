/** No card number gets into a text field, and none into a log. */
import { z } from 'zod';
import { routes } from '../../../api/routes';
import { selectRows } from '../../../db/database';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { type Reply, startApi, type TestApi, type WireError } from '../../support/api';

const CARD = '4111 1111 1111 1111';
const BARE = CARD.replaceAll(' ', '');

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  const?: unknown;
  enum?: unknown[];
}

/** A value that has a text in one place only, and the path to it. */
interface Probe {
  path: string[];
  make: (text: string) => unknown;
}

/** One probe for each place of a schema that takes a text. */
function probesOf(schema: Schema, root: Schema): Probe[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return probesOf(root.$defs?.[name] ?? {}, root);
  }
  const inside = (name: string, probe: Probe, wrap: (value: unknown) => unknown): Probe => ({
    path: [name, ...probe.path],
    make: (text) => wrap(probe.make(text)),
  });
  const { additionalProperties: others } = schema;
  return [
    ...(schema.type === 'string' ? [{ path: [], make: (text: string) => text }] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => probesOf(each, root)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
      probesOf(each, root).map((probe) => inside(name, probe, (value) => ({ [name]: value }))),
    ),
    ...(schema.items === undefined
      ? []
      : probesOf(schema.items, root).map((probe) => inside('0', probe, (value) => [value]))),
    ...(typeof others === 'object'
      ? [
          ...probesOf(others, root).map((probe) => inside('a', probe, (value) => ({ a: value }))),
          { path: [], make: (text: string) => ({ [text]: 'a' }) },
        ]
      : []),
  ];
}

const places = routes.flatMap((route) =>
  [route.body, route.query].flatMap((schema) => {
    if (schema === undefined) return [];
    const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
    return probesOf(root, root).map((probe) => ({ route, schema, probe }));
  }),
);

/** A bank's own number may look like a card's. It is sealed, and only its end is shown. */
const EXEMPT = ['createPayoutAccount account_number'];

it('finds the text fields of the API', () => {
  expect(places.length).toBeGreaterThan(150);
});

it.each([CARD, BARE])('no text of any request may be %s', (text) => {
  const taken = places.filter(({ schema, probe }) => {
    const { error } = schema.safeParse(probe.make(text));
    const isRefused = error?.issues.some(({ path }) =>
      path.every((step, index) => index >= probe.path.length || String(step) === probe.path[index]),
    );
    return isRefused !== true;
  });
  const names = taken.map(({ route, probe }) => `${route.operationId} ${probe.path.join('.')}`);
  expect(names).toEqual(EXEMPT);
});

describe('over HTTP', () => {
  let api: TestApi;
  let actor: BuiltActor;
  beforeAll(async () => {
    api = await startApi();
    actor = await buildActor(api.db);
  });
  afterAll(() => api.close());

  const fieldsOf = (reply: Reply<unknown>) => [
    reply.status,
    ...((reply.body as WireError).error.details.fields as { field: string }[]).map(({ field }) => field),
  ];

  it('the answer names the field and does not repeat the number', async () => {
    const { id } = await buildCharity(api.db);
    const gift = {
      charity_id: id,
      amount: '25.00',
      currency: 'USD',
      message: `Take ${CARD}`,
      metadata: { a: BARE },
    };
    const reply = await api.call('POST', '/v1/donations', { key: actor.key, body: gift });
    expect(fieldsOf(reply)).toEqual([400, 'message', 'metadata.a']);
    expect(reply.text).not.toContain('1111');
  });

  it('a search for it is refused and not recorded', async () => {
    const path = `/api/v1/search?q=${encodeURIComponent(CARD)}`;
    expect(fieldsOf(await api.call('GET', path, { key: actor.key }))).toEqual([400, 'q']);
    const rows = await selectRows<{ text: string }>(api.db, 'SELECT e::text AS text FROM search_events e');
    expect(rows.filter(({ text }) => text.includes('1111'))).toEqual([]);
  });

  it('it may not be an Idempotency-Key, which is stored', async () => {
    const reply = await api.call('POST', '/v1/charities', {
      key: actor.key,
      body: { name: 'A' },
      headers: { 'Idempotency-Key': CARD },
    });
    expect(fieldsOf(reply)).toEqual([400, 'Idempotency-Key']);
  });
});
