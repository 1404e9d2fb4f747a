/** Operators see the differences from the outside, and two of them resolve one. */
import { insertItems, type NewItem, withId } from '../../../db/queries/reconciliation/items';
import { selectRows } from '../../../db/database';
import { shiftByDays } from '../../../domain/days';
import { type DifferenceKind, type ReconciliationSource } from '../../../domain/reconciliation/item';
import { storeDifferences } from '../../../operations/reconciliation/store-differences';
import { newId } from '../../../new-id';
import { type BuiltActor, buildActor } from '../../factories';
import { type Reply, type WireError, useApi } from '../../support/api';

const api = useApi();
let operator: BuiltActor;
let other: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
  other = await buildActor(api.db, { isOperator: true });
});

interface Item {
  item_id: string;
  status: string;
  reference: string;
}

interface List extends Partial<WireError> {
  items: Item[];
  total: number;
  ageing: Record<string, number>;
}

async function plant(
  changes: Partial<NewItem> & { source?: ReconciliationSource; kind?: DifferenceKind; days?: number } = {},
): Promise<NewItem> {
  const { source = 'processor', days = 0, ...rest } = changes;
  const item = withId({
    kind: 'other_amount',
    movement: 'charge',
    reference: newId('donation'),
    ourReference: 'posting_1',
    theirReference: 'txn_1',
    ours: '25.00 USD',
    theirs: '24.00 USD',
    currency: 'USD',
    amountMinor: 100n,
    ...rest,
  });
  await insertItems(api.db, source, [item], shiftByDays(new Date(), -days));
  return item;
}

const list = (query = '', { key } = operator) => api.call<List>('GET', `/v1/reconciliation${query}`, { key });
const resolve = (id: string, { key }: { key: string }, reason = 'The bank told us.') =>
  api.call<Item & Partial<WireError>>('POST', `/v1/reconciliation/${id}/resolve`, { key, body: { reason } });
const refusal = ({ status, body }: Reply<Partial<WireError>>) => [status, body.error?.code];

it('an item shows both sides, the money and its age', async () => {
  const { id, reference } = await plant({ days: 9 });
  const { body } = await list(`?reference=${reference}`);
  expect(body).toMatchObject({
    total: 1,
    limit: 20,
    offset: 0,
    items: [
      {
        item_id: id,
        source: 'processor',
        kind: 'other_amount',
        movement: 'charge',
        reference,
        detail: 'The processor has this charge with another amount.',
        our_reference: 'posting_1',
        their_reference: 'txn_1',
        ours: '25.00 USD',
        theirs: '24.00 USD',
        amount: '1.00',
        currency: 'USD',
        status: 'open',
        age_days: 9,
        age_bucket: '8-30',
        explained_by: null,
        resolution: null,
      },
    ],
  });
  const one = await api.call('GET', `/v1/reconciliation/${id}`, { key: operator.key });
  expect(one.body).toEqual(body.items[0]);
  expect(refusal(await api.call('GET', '/v1/reconciliation/item_none', { key: operator.key }))).toEqual([
    404,
    'NOT_FOUND',
  ]);
});

it('filters by status, source, kind and age, and counts the ages of what is unresolved', async () => {
  const before = (await list()).body.ageing;
  const [fresh, week, month, old] = [
    await plant({ source: 'bank', kind: 'duplicate' }),
    await plant({ source: 'bank', days: 2 }),
    await plant({ source: 'bank', days: 8 }),
    await plant({ source: 'bank', days: 31 }),
  ];
  const idsOf = async (query: string) => (await list(query)).body.items.map(({ item_id: id }) => id);
  expect(await idsOf('?source=bank')).toEqual([old, month, week, fresh].map(({ id }) => id));
  expect(await idsOf('?source=bank&age=0-1')).toEqual([fresh.id]);
  expect(await idsOf('?source=bank&age=2-7')).toEqual([week.id]);
  expect(await idsOf('?source=bank&age=8-30')).toEqual([month.id]);
  expect(await idsOf('?source=bank&age=31%2B')).toEqual([old.id]);
  expect(await idsOf('?source=bank&kind=duplicate&status=open')).toEqual([fresh.id]);
  expect(await idsOf('?source=bank&status=resolved')).toEqual([]);
  expect(await idsOf('?source=bank&limit=1&offset=1')).toEqual([month.id]);
  const { ageing } = (await list()).body;
  for (const bucket of ['0-1', '2-7', '8-30', '31+']) {
    expect(ageing[bucket]).toBe((before[bucket] ?? 0) + 1);
  }
  expect(refusal(await list('?age=1'))).toEqual([400, 'VALIDATION_ERROR']);
});

it('one operator explains, and another one resolves; the log and the platform hear of it', async () => {
  const { id, reference } = await plant();
  expect(await resolve(id, operator)).toMatchObject({
    status: 200,
    body: { status: 'explained', explained_by: operator.userId, explanation: 'The bank told us.' },
  });
  expect(refusal(await resolve(id, operator))).toEqual([403, 'FORBIDDEN']);
  const replies = await Promise.all([1, 2, 3].map(() => resolve(id, other, 'I saw the letter.')));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { body } = await list(`?reference=${reference}`);
  expect(body.items).toMatchObject([
    {
      status: 'resolved',
      resolution: 'decided',
      resolved_by: other.userId,
      resolution_reason: 'I saw the letter.',
    },
  ]);
  const events = await selectRows(
    api.db,
    `SELECT name, data->>'resolution' AS resolution FROM events WHERE data->>'item_id' = $1`,
    [id],
  );
  expect(events).toEqual([{ name: 'reconciliation.difference_resolved', resolution: 'decided' }]);
  const entries = await selectRows<{ actor: string }>(
    api.db,
    `SELECT actor_user_id AS actor FROM audit_log WHERE subject_id = $1 ORDER BY id`,
    [id],
  );
  expect(entries.map(({ actor }) => actor).slice(0, 2)).toEqual([operator.userId, other.userId]);
});

it('a key that one operator issued to the other does not decide for both', async () => {
  const { id } = await plant();
  const issued = await api.call<{ key: string }>('POST', `/v1/users/${other.userId}/api-keys`, {
    key: operator.key,
    body: { name: 'for a colleague', scopes: ['donations:write'] },
  });
  expect((await resolve(id, { key: issued.body.key })).body.status).toBe('explained');
  expect(refusal(await resolve(id, operator))).toEqual([403, 'FORBIDDEN']);
  expect(refusal(await resolve(id, other))).toEqual([403, 'FORBIDDEN']);
  const third = await buildActor(api.db, { isOperator: true });
  expect((await resolve(id, third)).body.status).toBe('resolved');
});

it('is for operators alone, and a reason is required', async () => {
  const { id } = await plant();
  const donor = await buildActor(api.db, { isReviewer: true });
  expect(refusal(await list('', donor))).toEqual([403, 'FORBIDDEN']);
  expect(refusal(await resolve(id, donor))).toEqual([403, 'FORBIDDEN']);
  expect(refusal(await resolve(id, operator, ' '))).toEqual([400, 'VALIDATION_ERROR']);
});

it('a decision holds while both sides stay the same, and opens again when one of them changes', async () => {
  const { id, ...difference } = await plant();
  const found = (theirs: string) =>
    storeDifferences(api.db, {
      source: 'processor',
      references: [difference.reference],
      differences: [{ ...difference, theirs }],
      at: new Date(),
    });
  await resolve(id, operator);
  await resolve(id, other);
  expect(await found('24.00 USD')).toEqual([]);
  expect(await found('23.00 USD')).toMatchObject([{ id }]);
  const { body } = await list(`?reference=${difference.reference}`);
  expect(body.items).toMatchObject([
    { item_id: id, status: 'open', theirs: '23.00 USD', explained_by: null },
  ]);
});
