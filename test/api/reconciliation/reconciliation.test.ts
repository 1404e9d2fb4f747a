/** Operators see the differences from the outside, and two of them resolve one. */
import { insertItems, type NewItem, withId } from '../../../db/queries/reconciliation/items';
import { selectRows } from '../../../db/database';
import { shiftByDays } from '../../../domain/days';
import { type DifferenceKind, type ReconciliationSource } from '../../../domain/reconciliation/item';
import { storeDifferences } from '../../../operations/reconciliation/differences';
import { newId } from '../../../new-id';
import { type ListReconciliationQuery } from '../../../client/index';
import { clientAt, type Person, useApi } from '../../support/api';
import { outcomes, refusal } from '../../support/refusal';
import { buildKey } from '../access/cast';

const api = useApi();
let operator: Person;
let other: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
  other = await api.person({ isOperator: true });
});

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

const list = (filter?: ListReconciliationQuery, { client } = operator) => client.reconciliation.list(filter);
const resolve = (id: string, { client }: Pick<Person, 'client'>, reason = 'The bank told us.') =>
  client.reconciliation.resolve(id, reason);

it('an item shows both sides, the money and its age', async () => {
  const { id, reference } = await plant({ days: 9 });
  const page = await list({ reference });
  expect(page).toMatchObject({
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
  expect(await operator.client.reconciliation.get(id)).toEqual(page.items[0]);
  expect(await refusal(operator.client.reconciliation.get('item_none'))).toBe('404 NOT_FOUND');
});

it('filters by status, source, kind and age, and counts the ages of what is unresolved', async () => {
  const before = (await list()).ageing;
  const [fresh, week, month, old] = [
    await plant({ source: 'bank', kind: 'duplicate' }),
    await plant({ source: 'bank', days: 2 }),
    await plant({ source: 'bank', days: 8 }),
    await plant({ source: 'bank', days: 31 }),
  ];
  const idsOf = async (filter: ListReconciliationQuery) =>
    (await list({ source: 'bank', ...filter })).items.map(({ item_id: id }) => id);
  expect(await idsOf({})).toEqual([old, month, week, fresh].map(({ id }) => id));
  expect(await idsOf({ age: '0-1' })).toEqual([fresh.id]);
  expect(await idsOf({ age: '2-7' })).toEqual([week.id]);
  expect(await idsOf({ age: '8-30' })).toEqual([month.id]);
  expect(await idsOf({ age: '31+' })).toEqual([old.id]);
  expect(await idsOf({ kind: 'duplicate', status: 'open' })).toEqual([fresh.id]);
  expect(await idsOf({ status: 'resolved' })).toEqual([]);
  expect(await idsOf({ limit: 1, offset: 1 })).toEqual([month.id]);
  const { ageing } = await list();
  for (const bucket of ['0-1', '2-7', '8-30', '31+'] as const) {
    expect(ageing[bucket]).toBe(before[bucket] + 1);
  }
  expect(await refusal(list({ age: '1' as never }))).toBe('400 age');
});

it('one operator explains, and another one resolves; the log and the platform hear of it', async () => {
  const { id, reference } = await plant();
  expect(await resolve(id, operator)).toMatchObject({
    status: 'explained',
    explained_by: operator.userId,
    explanation: 'The bank told us.',
  });
  expect(await refusal(resolve(id, operator))).toBe('403 FORBIDDEN');
  const calls = [1, 2, 3].map(() => resolve(id, other, 'I saw the letter.'));
  expect(await outcomes(calls)).toEqual(['409 CONFLICT', '409 CONFLICT', 'accepted']);
  const { items } = await list({ reference });
  expect(items).toMatchObject([
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
  const { key } = await buildKey(api.db, other, { issuedBy: [operator.userId] });
  expect((await resolve(id, { client: clientAt(api.url, key) })).status).toBe('explained');
  expect(await refusal(resolve(id, operator))).toBe('403 FORBIDDEN');
  expect(await refusal(resolve(id, other))).toBe('403 FORBIDDEN');
  const third = await api.person({ isOperator: true });
  expect((await resolve(id, third)).status).toBe('resolved');
});

it('is for operators alone, and a reason is required', async () => {
  const { id } = await plant();
  const donor = await api.person({ isReviewer: true });
  expect(await refusal(list({}, donor))).toBe('403 FORBIDDEN');
  expect(await refusal(resolve(id, donor))).toBe('403 FORBIDDEN');
  expect(await refusal(resolve(id, operator, ' '))).toBe('400 reason');
});

it('a decision holds while both sides stay the same, and opens again when one of them changes', async () => {
  const { id, ...difference } = await plant();
  const found = (theirs: string) =>
    storeDifferences(
      { tx: api.db, at: new Date() },
      {
        source: 'processor',
        references: [difference.reference],
        differences: [{ ...difference, theirs }],
      },
    );
  await resolve(id, operator);
  await resolve(id, await api.person({ isOperator: true }));
  expect(await found('24.00 USD')).toEqual([]);
  expect(await found('23.00 USD')).toMatchObject([{ id }]);
  const { items } = await list({ reference: difference.reference });
  expect(items).toMatchObject([{ item_id: id, status: 'open', theirs: '23.00 USD', explained_by: null }]);
});
