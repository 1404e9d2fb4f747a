/** Debts of charities are written off by two operators. */
import { inTransaction, selectRows } from '../../../db/database';
import { openDispute } from '../../../operations/disputes/operator-changes';
import { newId } from '../../../new-id';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { type Reply, type WireError, useApi } from '../../support/api';
import { buildKey } from '../access/cast';

const api = useApi();
let operator: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
});

interface WriteOff {
  write_off_id: string;
  status: string;
}

async function payableOf(charityId: string): Promise<string | undefined> {
  const { body } = await api.call<{ payable: Record<string, string> }>(
    'GET',
    `/v1/charities/${charityId}/balance`,
    { key: operator.key },
  );
  return body.payable.USD;
}

async function lossesMinor(): Promise<bigint> {
  const [row] = await selectRows<{ minor: string }>(
    api.db,
    `SELECT coalesce(sum(amount_minor), 0)::text AS minor FROM ledger_entries WHERE account = 'platform/losses'`,
  );
  return BigInt(row?.minor ?? '0');
}

function refusal(reply: Reply<unknown>): unknown[] {
  const { error } = reply.body as WireError;
  return [reply.status, error.code];
}

/** A charity that owes 15.58: fees and the chargeback fee of a gift that its issuer took back. */
async function makeDebtor(): Promise<string> {
  const { id } = await buildCharity(api.db);
  const gift = await buildCompletedGift(api.db, { charityId: id });
  await inTransaction(api.db, (tx) =>
    openDispute(
      { tx, at: new Date() },
      {
        id: newId('dispute'),
        donationId: gift.id,
        reason: null,
        evidenceDueAt: new Date(Date.now() + 60_000),
        openedByUserId: operator.userId,
      },
    ),
  );
  expect(await payableOf(id)).toBe('-15.58');
  return id;
}

const ask = (charityId: string, amount: string, key = operator.key) =>
  api.call<WriteOff>('POST', `/v1/charities/${charityId}/write-offs`, {
    key,
    body: { currency: 'USD', amount, reason: 'The charity closed.' },
  });
const approve = (charityId: string, id: string, key: string) =>
  api.call<WriteOff>('POST', `/v1/charities/${charityId}/write-offs/${id}/approve`, { key });

it('a write-off is asked by one operator, approved by another, and then a loss of the platform', async () => {
  const charityId = await makeDebtor();
  const asked = await ask(charityId, '15.58');
  expect(asked).toMatchObject({ status: 201, body: { status: 'pending' } });
  const id = asked.body.write_off_id;
  expect(refusal(await approve(charityId, id, operator.key))).toEqual([403, 'FORBIDDEN']);
  expect(await payableOf(charityId)).toBe('-15.58');
  const losses = await lossesMinor();
  const other = await buildActor(api.db, { isOperator: true });
  const replies = await Promise.all([1, 2, 3].map(() => approve(charityId, id, other.key)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await payableOf(charityId)).toBe('0.00');
  expect((await lossesMinor()) - losses).toBe(-1_558n);
  const list = await api.call(`GET`, `/v1/charities/${charityId}/write-offs`, { key: operator.key });
  expect(list.body).toMatchObject({ total: 1, write_offs: [{ status: 'approved' }] });
});

it('a write-off is never more than the charity owes', async () => {
  const charityId = await makeDebtor();
  expect(refusal(await ask(charityId, '15.59'))).toEqual([409, 'CONFLICT']);
  const [first, second] = [await ask(charityId, '15.00'), await ask(charityId, '15.00')];
  const other = await buildActor(api.db, { isOperator: true });
  const replies = await Promise.all(
    [first, second].map(({ body }) => approve(charityId, body.write_off_id, other.key)),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a write-off is for operators who are not members of the charity', async () => {
  const charityId = await makeDebtor();
  const member = await buildActor(api.db, { isOperator: true, memberOf: charityId });
  expect(refusal(await ask(charityId, '1.00', member.key))).toEqual([403, 'FORBIDDEN']);
  expect(refusal(await ask(charityId, '1.00', (await buildActor(api.db)).key))).toEqual([403, 'FORBIDDEN']);
  const { body } = await ask(charityId, '1.00');
  expect(refusal(await approve(charityId, body.write_off_id, member.key))).toEqual([403, 'FORBIDDEN']);
  expect(refusal(await approve(await makeDebtor(), body.write_off_id, member.key))).toEqual([
    404,
    'NOT_FOUND',
  ]);
});

it('a key that one operator issued to the other neither asks nor approves for both', async () => {
  const charityId = await makeDebtor();
  const other = await buildActor(api.db, { isOperator: true });
  const { key } = await buildKey(api.db, other, { issuedBy: [operator.userId] });
  const asked = await ask(charityId, '1.00');
  expect(refusal(await approve(charityId, asked.body.write_off_id, key))).toEqual([403, 'FORBIDDEN']);
  expect(refusal(await approve(charityId, asked.body.write_off_id, other.key))).toEqual([403, 'FORBIDDEN']);
  const third = await buildActor(api.db, { isOperator: true });
  expect((await approve(charityId, asked.body.write_off_id, third.key)).status).toBe(200);
  const byColleague = await ask(charityId, '1.00', key);
  const approved = await approve(charityId, byColleague.body.write_off_id, operator.key);
  expect(refusal(approved)).toEqual([403, 'FORBIDDEN']);
});
