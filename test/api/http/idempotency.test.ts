import { runStatement } from '../../../db/database';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';

const api = useApi();
let donor: BuiltActor;
let charityId: string;

beforeAll(async () => {
  donor = await buildActor(api.db);
  charityId = (await buildCharity(api.db)).id;
});

function give(idempotencyKey: string, changes: Record<string, unknown> = {}, key = donor.key) {
  return api.call<{ donation_id: string }>('POST', '/v1/donations', {
    key,
    headers: { 'Idempotency-Key': idempotencyKey },
    body: { charity_id: charityId, amount: '5.00', currency: 'USD', ...changes },
  });
}

async function countGifts(): Promise<number> {
  const { body } = await api.call<{ total: number }>('GET', '/v1/users/me/donations', { key: donor.key });
  return body.total;
}

it('the same request under the same key is answered byte for byte and happens once', async () => {
  const first = await give('same');
  const before = await countGifts();
  const second = await give('same');
  expect(second.status).toBe(201);
  expect(second.text).toBe(first.text);
  expect(first.headers.get('Idempotent-Replayed')).toBeNull();
  expect(second.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await countGifts()).toBe(before);
});

it('another body under the same key is 422 IDEMPOTENCY_KEY_REUSED', async () => {
  await give('reused');
  const reply = await give('reused', { amount: '6.00' });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ error: { code: 'IDEMPOTENCY_KEY_REUSED' } });
});

it('a refusal under 500 is kept too', async () => {
  const first = await give('refused', { charity_id: 'charity_none' });
  const second = await give('refused', { charity_id: 'charity_none' });
  expect([first.status, second.status]).toEqual([422, 422]);
  expect(second.text).toBe(first.text);
  expect(second.headers.get('Idempotent-Replayed')).toBe('true');
});

it('twenty at once make one gift; the others are replays or 409', async () => {
  const before = await countGifts();
  const replies = await Promise.all(Array.from({ length: 20 }, () => give('race')));
  const created = new Set(
    replies.filter((reply) => reply.status === 201).map((reply) => reply.body.donation_id),
  );
  expect(created.size).toBe(1);
  expect(replies.every((reply) => reply.status === 201 || reply.status === 409)).toBe(true);
  expect(await countGifts()).toBe(before + 1);
});

it('keys are scoped to the account', async () => {
  const other = await buildActor(api.db);
  const [mine, theirs] = [await give('shared'), await give('shared', {}, other.key)];
  expect(theirs.status).toBe(201);
  expect(theirs.body.donation_id).not.toBe(mine.body.donation_id);
});

it('an answer is forgotten after 24 hours', async () => {
  const first = await give('old');
  await runStatement(
    api.db,
    `UPDATE idempotent_answers SET created_at = now() - interval '25 hours' WHERE key = 'old'`,
  );
  const second = await give('old', { amount: '7.00' });
  expect(second.status).toBe(201);
  expect(second.body.donation_id).not.toBe(first.body.donation_id);
});

it.each(['', 'x'.repeat(256)])('refuses a key of %#', async (key) => {
  expect((await give(key)).status).toBe(400);
});
