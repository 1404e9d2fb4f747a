/** What goes back to a donor is in the log too, and erasing a donor keeps every proof. */
import canonicalize from 'canonicalize';
import { receipts, type ReceiptProof } from '../../../client/index';
import { runStatement, selectRows } from '../../../db/database';
import { listLeavesOfGift, type StoredLeaf } from '../../../db/queries/receipt-log/leaves';
import { hashLeaf } from '../../../domain/receipt-log/leaf';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { type ApiOnReceipts, startApiOnReceipts } from './api-on-receipts';

let desk: ApiOnReceipts;
let donor: BuiltActor;
beforeAll(async () => {
  desk = await startApiOnReceipts();
  donor = await buildActor(desk.api.db);
});
afterAll(() => desk.close());

/** The leaves of a gift after its own. */
const returnsOf = async (donationId: string) =>
  (await listLeavesOfGift(desk.api.db, donationId)).filter(({ kind }) => kind !== 'gift');

/** Expects exactly these fields, in canonical form, with a salt and a time. */
function expectText(leaf: StoredLeaf | undefined, fields: Record<string, string>): void {
  const text = leaf?.text ?? '{}';
  const { salt, at } = JSON.parse(text) as Record<string, string>;
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(new Date(at ?? '').toISOString()).toBe(at);
  expect(text).toBe(canonicalize({ version: 1, ...fields, currency: 'USD', salt, at }));
  expect(leaf?.leafHash).toEqual(hashLeaf(text));
  expect(leaf?.reference).toBe(fields.reference);
}

const verify = (proof: ReceiptProof) => receipts.verify(proof, desk.log.trust);

it('each refund queues a leaf of what went back, and the proof shows it once it is signed', async () => {
  const gift = await desk.give(donor);
  const parts = [await desk.refund(donor, gift, '10.00'), await desk.refund(donor, gift, '15.00')];
  const queued = await returnsOf(gift);
  const expected = parts.map(({ refund_id, returned_amount }, at) => ({
    kind: 'refund',
    donation_id: gift,
    reference: refund_id,
    amount: ['10.00', '15.00'][at] ?? '',
    returned_amount,
  }));
  expect(queued).toHaveLength(2);
  for (const [at, fields] of expected.entries()) expectText(queued[at], fields);
  expect((await desk.readProof(gift)).later).toEqual([]);

  await desk.log.sign();
  const proof = await desk.readProof(gift);
  expect(proof.later.map(({ leaf }) => leaf)).toEqual(queued.map(({ text }) => text));
  const { later } = await verify(proof);
  expect(later).toMatchObject(expected.map((leaf) => ({ leaf })));
  // The donor bears the processing fee, so less went back than was taken off the gift.
  const returned = later.flatMap(({ leaf }) => (leaf.kind === 'redirect' ? [] : [leaf]));
  expect(returned.map((leaf) => leaf.amount === leaf.returned_amount)).toEqual([false, false]);
});

it('a lost dispute queues a leaf, and a won one does not', async () => {
  const [lost, won] = [await desk.give(donor), await desk.give(donor)];
  const { dispute_id, withdrawn, resolved_at } = await desk.dispute(lost, 'lost');
  await desk.dispute(won, 'won');
  const [leaf, ...others] = await returnsOf(lost);
  expect(others).toEqual([]);
  const fields = { kind: 'dispute_lost', donation_id: lost, reference: dispute_id };
  expectText(leaf, { ...fields, amount: '25.00', returned_amount: withdrawn });
  expect(JSON.parse(leaf?.text ?? '{}')).toMatchObject({ at: resolved_at });

  await desk.log.sign();
  const { later } = await verify(await desk.readProof(lost));
  expect(later).toMatchObject([{ leaf: { ...fields, amount: '25.00', returned_amount: '25.00' } }]);
  expect((await verify(await desk.readProof(won))).later).toEqual([]);
});

it('a pending refund has no leaf: the money is still there', async () => {
  const gift = await desk.give(donor);
  const { status } = await desk.api.call('POST', `/v1/donations/${gift}/refunds`, {
    key: donor.key,
    body: {},
  });
  expect({ status, leaves: await returnsOf(gift) }).toEqual({ status: 201, leaves: [] });
});

it('a gift by crypto settles on the log of a sandbox too', async () => {
  const { id: charity_id } = await buildCharity(desk.api.db);
  const crypto = { charity_id, payment_method: 'crypto', amount: '0.1', currency: 'ETH' };
  const gift = await desk.give(donor, crypto);
  const { body } = await desk.api.call<{ network: string; status: string }>('GET', `/v1/donations/${gift}`, {
    key: donor.key,
  });
  expect(body).toMatchObject({ network: 'receipts', status: 'completed' });
  const { gift: verified } = await verify(await desk.readProof(gift));
  expect(verified.leaf).toMatchObject({ amount: '0.100000000000000000', currency: 'ETH' });
});

describe('a donor who is erased', () => {
  const NAME = 'Zinnia Quackenbush';
  const EMAIL = 'zinnia.quackenbush@example.org';
  const MESSAGE = 'In memory of Aunt Thistlewood';

  /** There is no route for it yet: this is what an operator does in Postgres. */
  async function erase({ userId, accountId }: BuiltActor): Promise<void> {
    const { db } = desk.api;
    const one = [userId];
    await runStatement(db, `UPDATE users SET name = 'Erased' WHERE id = $1`, one);
    await runStatement(db, `UPDATE accounts SET name = 'Erased' WHERE id = $1`, [accountId]);
    await runStatement(db, 'DELETE FROM user_logins WHERE user_id = $1', one);
    await runStatement(
      db,
      `UPDATE donations SET message = NULL, metadata = '{}', anonymous = true WHERE donor_user_id = $1`,
      one,
    );
    await runStatement(
      db,
      `UPDATE receipt_versions SET content = jsonb_set(content::jsonb, '{donor,name}', '"Erased"')::json
       WHERE content::jsonb #>> '{donor,id}' = $1`,
      one,
    );
  }

  it('leaves every proof valid, because no leaf names the donor', async () => {
    const { db } = desk.api;
    const erased = await buildActor(db, { name: NAME });
    await runStatement(
      db,
      `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, $2, 'x', now())`,
      [erased.userId, EMAIL],
    );
    const personal = { message: MESSAGE, metadata: { note: NAME } };
    const gifts = [await desk.give(erased, personal), await desk.give(erased, personal)];
    const [refunded = '', disputed = ''] = gifts;
    await desk.refund(erased, refunded, '5.00');
    await desk.dispute(disputed, 'lost');
    await desk.api.call('GET', `/v1/donations/${refunded}/receipt`, { key: erased.key });
    await desk.log.sign();
    const before = await Promise.all(gifts.map((id) => desk.readProof(id)));

    await erase(erased);
    const after = await Promise.all(gifts.map((id) => desk.readProof(id)));
    expect(after).toEqual(before);
    for (const proof of [...before, ...after]) {
      expect((await verify(proof)).later).toHaveLength(1);
    }
    const leaves = (await Promise.all(gifts.map((id) => listLeavesOfGift(db, id)))).flat();
    const texts = leaves.map(({ text }) => text ?? '');
    expect(texts).toHaveLength(4);
    for (const trace of [erased.userId, erased.accountId, NAME, EMAIL, MESSAGE]) {
      expect(texts.filter((text) => text.includes(trace))).toEqual([]);
    }
    const rows = await selectRows<{ text: string }>(
      db,
      `SELECT u.name || d.message || v.content::text AS text FROM donations d JOIN users u ON u.id = d.donor_user_id
       JOIN receipt_versions v ON v.donation_id = d.id WHERE u.id = $1`,
      [erased.userId],
    );
    expect(rows.filter(({ text }) => text?.includes(NAME))).toEqual([]);
  });
});
