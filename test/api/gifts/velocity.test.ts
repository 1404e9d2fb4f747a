/** Limits against card testing: what counts, what is refused and for how long, and what operators see and lift. */
import { recordOutcome } from '../../../operations/charges/record-outcome';
import { findCharge } from '../../../db/queries/charges/charges';
import { inTransaction, selectRows } from '../../../db/database';
import { findDonation } from '../../../db/queries/gifts/gifts';
import { type Charity } from '../../../db/queries/charities/charities';
import { requireRow } from '../../../domain/errors';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { startApi, type TestApi, type WireError } from '../../support/api';
import { sizeOf } from '../../support/large';
import { createFakeProcessor, type FakeProcessor } from '../../doubles/fake-processor';
import { buildPagesToken } from '../access/cast';

const ROUNDS = sizeOf({ usual: 3, large: 200 });
jest.setTimeout(60_000 + ROUNDS * 5_000);

const MINUTE_MS = 60_000;
let now = Date.now();
let api: TestApi;
let sandbox: TestApi;
let processor: FakeProcessor;
let operator: BuiltActor;
let charity: Charity;

beforeAll(async () => {
  processor = createFakeProcessor('stripe');
  api = await startApi({}, {}, () => new Date(now), { processor });
  sandbox = await startApi({}, {}, () => new Date(now));
  operator = await buildActor(api.db, { isOperator: true });
  charity = await buildCharity(api.db);
});
afterAll(async () => {
  await Promise.all([api.close(), sandbox.close()]);
});

let cards = 0;
const newFingerprint = () => `fingerprint_${String((cards += 1))}_abcd`;

interface Card {
  donor: BuiltActor;
  source: string;
}

/** A donor with a saved card. */
async function cardOf(fingerprint = newFingerprint(), donor?: BuiltActor): Promise<Card> {
  const owner = donor ?? (await buildActor(api.db));
  const body = { kind: 'card', processor_token: processor.tokenOf(owner.userId, { fingerprint }) };
  const path = '/v1/users/me/payment-sources';
  const saved = await api.call<{ source_id: string }>('POST', path, { key: owner.key, body });
  return { donor: owner, source: saved.body.source_id };
}

async function give({ donor, source }: Card, changes: object = {}, key = donor.key) {
  const body = { charity_id: charity.id, amount: '5.00', currency: 'USD', source, ...changes };
  return api.call<WireError & { donation_id: string; recurring_id: string }>('POST', '/v1/donations', {
    key,
    body,
  });
}

async function giveOften(card: Card, times: number): Promise<number[]> {
  const statuses = [];
  for (let gift = 0; gift < times; gift += 1) statuses.push((await give(card)).status);
  return statuses;
}

/** The processor declines a gift, and says so twice. */
async function decline(id: string): Promise<void> {
  const gift = requireRow(await findDonation(api.db, id), id);
  const charge = requireRow(await findCharge(api.db, id), id);
  const outcome = { state: 'declined' as const, reference: null, code: 'DECLINED' as const };
  const recorded = { gift, charge, outcome, secrets: { seal: (text: string) => text }, at: new Date(now) };
  await inTransaction(api.db, (tx) => recordOutcome(tx, recorded));
  await inTransaction(api.db, (tx) => recordOutcome(tx, recorded));
}

async function declineGifts(card: () => Promise<Card>, times: number, key?: string): Promise<void> {
  for (let gift = 0; gift < times; gift += 1) {
    const { status, body } = await give(await card(), {}, key);
    expect(status).toBe(201);
    await decline(body.donation_id);
  }
}

interface Block {
  block_id: string;
  subject_kind: string;
  subject: string;
  reason: string;
}

const listBlocks = () =>
  api.call<{ velocity_blocks: Block[]; total: number }>('GET', '/v1/velocity/blocks?limit=100', {
    key: operator.key,
  });
const liftBlock = (id: string, reason = 'The card of a charity run.') =>
  api.call('DELETE', `/v1/velocity/blocks/${id}`, { key: operator.key, body: { reason } });

const created = (times: number) => Array.from({ length: times }, () => 201);

it('a card makes ten gifts in any hour, whoever gives, and the eleventh says when to try again', async () => {
  const fingerprint = newFingerprint();
  const [first, second] = [await cardOf(fingerprint), await cardOf(fingerprint)];
  expect(await giveOften(first, 1)).toEqual([201]);
  now += 20 * MINUTE_MS;
  expect(await giveOften(second, 9)).toEqual(created(9));
  const refused = await give(first);
  expect(refused.status).toBe(429);
  expect(refused.body.error.code).toBe('RATE_LIMIT_EXCEEDED');
  expect(refused.headers.get('retry-after')).toBe('2400');
  now += 40 * MINUTE_MS;
  expect(await giveOften(first, 2)).toEqual([201, 429]);
  expect((await give(await cardOf())).status).toBe(201);
});

it('a refused gift leaves nothing and does not count', async () => {
  const card = await cardOf();
  await giveOften(card, 10);
  await giveOften(card, 3);
  const [row] = await selectRows(api.db, 'SELECT count(*)::int AS gifts FROM donations WHERE source = $1', [
    card.source,
  ]);
  expect(row).toEqual({ gifts: 10 });
  now += 60 * MINUTE_MS;
  expect(await giveOften(card, 10)).toEqual(created(10));
});

it('five declines block a user, whichever cards were declined', async () => {
  const donor = await buildActor(api.db);
  await declineGifts(() => cardOf(newFingerprint(), donor), 5);
  expect((await give(await cardOf(newFingerprint(), donor))).status).toBe(429);
  now += 60 * MINUTE_MS;
  expect((await give(await cardOf(newFingerprint(), donor))).status).toBe(201);
});

it('five declines block a card, whoever gives', async () => {
  const fingerprint = newFingerprint();
  await declineGifts(() => cardOf(fingerprint), 5);
  expect((await give(await cardOf(fingerprint))).status).toBe(429);
});

it('five declines block an address, for gifts in our own pages alone', async () => {
  const card = await cardOf();
  const pages = async ({ donor }: Card) => buildPagesToken(api.db, donor, { ageSeconds: 0 });
  for (let gift = 0; gift < 5; gift += 1) {
    const each = await cardOf();
    const { body } = await give(each, {}, await pages(each));
    await decline(body.donation_id);
  }
  expect((await give(card, {}, await pages(card))).status).toBe(429);
  expect((await give(card)).status).toBe(201);
  const { velocity_blocks: blocks } = (await listBlocks()).body;
  expect(blocks.filter(({ subject_kind: kind }) => kind === 'address')).toEqual([
    expect.objectContaining({ subject: '127.0.0.0/24', reason: 'declines' }),
  ]);
});

it('operators see blocks without the fingerprint, and lift them', async () => {
  const fingerprint = newFingerprint();
  const card = await cardOf(fingerprint);
  await giveOften(card, 10);
  const listed = await listBlocks();
  const [block] = listed.body.velocity_blocks;
  expect(block).toMatchObject({ subject_kind: 'card', subject: '…abcd', reason: 'gifts' });
  expect(listed.text).not.toContain(fingerprint);
  expect((await api.call('GET', '/v1/velocity/blocks', { key: card.donor.key })).status).toBe(403);
  const id = block?.block_id ?? '';
  expect((await api.call('DELETE', `/v1/velocity/blocks/${id}`, { key: operator.key })).status).toBe(400);
  const lifted = await liftBlock(id);
  expect(lifted.status).toBe(200);
  expect(lifted.body).toMatchObject({
    lifted_by: operator.userId,
    lift_reason: 'The card of a charity run.',
  });
  expect((await liftBlock(id)).status).toBe(409);
  expect((await liftBlock('block_none')).status).toBe(404);
  expect(await giveOften(card, 11)).toEqual([...created(10), 429]);
  const audited = await selectRows(
    api.db,
    `SELECT subject_id FROM audit_log WHERE action = 'privileged.liftVelocityBlock' AND subject_id = $1`,
    [id],
  );
  expect(audited).toHaveLength(1);
});

it('a sandbox counts only the test card, for each user alone', async () => {
  const { id: charity_id } = await buildCharity(sandbox.db);
  const giveBy = async ({ key }: BuiltActor, source: string) => {
    const body = { charity_id, amount: '5.00', currency: 'USD', source };
    return (await sandbox.call('POST', '/v1/donations', { key, body })).status;
  };
  const [donor, other] = [await buildActor(sandbox.db), await buildActor(sandbox.db)];
  const statuses = [];
  for (let gift = 0; gift < 11; gift += 1) statuses.push(await giveBy(donor, 'card_testing'));
  expect(statuses).toEqual([...created(10), 429]);
  expect(await giveBy(other, 'card_testing')).toBe(201);
  const others = [];
  for (let gift = 0; gift < 11; gift += 1) others.push(await giveBy(donor, 'own_card'));
  expect(others).toEqual(created(11));
});

it(`never one gift over the limit, ${String(ROUNDS)} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const fingerprint = newFingerprint();
    const donors = await Promise.all(Array.from({ length: 4 }, () => cardOf(fingerprint)));
    const gifts = Array.from({ length: 16 }, (_, gift) => donors[gift % donors.length]);
    const statuses = await Promise.all(gifts.flatMap((card) => (card === undefined ? [] : [give(card)])));
    const count = (wanted: number) => statuses.filter(({ status }) => status === wanted).length;
    expect({ accepted: count(201), refused: count(429) }).toEqual({ accepted: 10, refused: 6 });
  }
});
