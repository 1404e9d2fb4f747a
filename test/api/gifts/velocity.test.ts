/** Limits against card testing: what counts, what is refused and for how long, and what operators see and lift. */
import { recordOutcome } from '../../../operations/charges/record-outcome';
import { findCharge } from '../../../db/queries/charges/charges';
import { inTransaction, selectRows } from '../../../db/database';
import { findGift } from '../../../db/queries/gifts/gifts';
import { type Charity } from '../../../db/queries/charities/charities';
import { requireRow } from '../../../domain/errors';
import { buildCharity } from '../../factories';
import { clientAt, type Person, useApi } from '../../support/api';
import { sizeOf } from '../../support/large';
import { errorOf, outcome, refusal } from '../../support/refusal';
import { createFakeProcessor } from '../../doubles/fake-processor';
import { buildPagesToken } from '../access/cast';

const ROUNDS = sizeOf({ usual: 3, large: 200 });
jest.setTimeout(60_000 + ROUNDS * 5_000);

const MINUTE_MS = 60_000;
let now = Date.now();
const processor = createFakeProcessor('stripe');
const api = useApi({}, {}, () => new Date(now), { processor });
const sandbox = useApi({}, {}, () => new Date(now));
let operator: Person;
let charity: Charity;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
  charity = await buildCharity(api.db);
});

let cards = 0;
const newFingerprint = () => `fingerprint_${String((cards += 1))}_abcd`;

interface Card {
  donor: Person;
  source: string;
}

/** A donor with a saved card. */
async function cardOf(fingerprint = newFingerprint(), donor?: Person): Promise<Card> {
  const owner = donor ?? (await api.person());
  const processor_token = processor.tokenOf(owner.userId, { fingerprint });
  const saved = await owner.client.paymentSources.create({ kind: 'card', processor_token });
  return { donor: owner, source: saved.source_id };
}

const give = ({ donor, source }: Card, { donations } = donor.client) =>
  donations.create({ charity_id: charity.id, amount: '5.00', currency: 'USD', source });

/** Calls one after the other, and says how each ended. */
async function repeat(times: number, call: () => Promise<unknown>): Promise<string[]> {
  const outcomes = [];
  for (let made = 0; made < times; made += 1) outcomes.push(await outcome(call()));
  return outcomes;
}

const giveOften = (card: Card, times: number) => repeat(times, () => give(card));

/** The processor declines a gift, and says so twice. */
async function decline(id: string): Promise<void> {
  const gift = requireRow(await findGift(api.db, id), id);
  const charge = requireRow(await findCharge(api.db, id), id);
  const declined = { state: 'declined' as const, reference: null, code: 'DECLINED' as const };
  const at = new Date(now);
  const recorded = {
    gift,
    charge,
    outcome: declined,
    secrets: { seal: (text: string) => text },
  };
  await inTransaction(api.db, (tx) => recordOutcome({ tx, at }, recorded));
  await inTransaction(api.db, (tx) => recordOutcome({ tx, at }, recorded));
}

async function declineGifts(card: () => Promise<Card>, times: number): Promise<void> {
  for (let gift = 0; gift < times; gift += 1) await decline((await give(await card())).donation_id);
}

const liftBlock = (id: string, reason = 'The card of a charity run.') =>
  operator.client.velocity.liftBlock(id, { reason });

const REFUSED = '429 RATE_LIMIT_EXCEEDED';
const accepted = (times: number) => Array.from({ length: times }, () => 'accepted');

it('a card makes ten gifts in any hour, whoever gives, and the eleventh says when to try again', async () => {
  const fingerprint = newFingerprint();
  const [first, second] = [await cardOf(fingerprint), await cardOf(fingerprint)];
  expect(await giveOften(first, 1)).toEqual(['accepted']);
  now += 20 * MINUTE_MS;
  expect(await giveOften(second, 9)).toEqual(accepted(9));
  // The SDK sends an Idempotency-Key, under which the refusal is stored.
  const refused = await errorOf(give(first));
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMIT_EXCEEDED', retryAfterSeconds: 2_400 });
  const gift = { charity_id: charity.id, amount: '5.00', currency: 'USD', source: first.source };
  const withoutKey = await api.call('POST', '/v1/donations', { key: first.donor.key, body: gift });
  expect([withoutKey.status, withoutKey.body.error.code]).toEqual([429, 'RATE_LIMIT_EXCEEDED']);
  expect(withoutKey.headers.get('retry-after')).toBe('2400');
  now += 40 * MINUTE_MS;
  expect(await giveOften(first, 2)).toEqual(['accepted', REFUSED]);
  expect(await outcome(give(await cardOf()))).toBe('accepted');
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
  expect(await giveOften(card, 10)).toEqual(accepted(10));
});

it('five declines block a user, whichever cards were declined', async () => {
  const donor = await api.person();
  await declineGifts(() => cardOf(newFingerprint(), donor), 5);
  expect(await refusal(give(await cardOf(newFingerprint(), donor)))).toBe(REFUSED);
  now += 60 * MINUTE_MS;
  expect(await outcome(give(await cardOf(newFingerprint(), donor)))).toBe('accepted');
});

it('five declines block a card, whoever gives', async () => {
  const fingerprint = newFingerprint();
  await declineGifts(() => cardOf(fingerprint), 5);
  expect(await refusal(give(await cardOf(fingerprint)))).toBe(REFUSED);
});

it('five declines block an address, for gifts in our own pages alone', async () => {
  const card = await cardOf();
  const pages = async ({ donor }: Card) =>
    clientAt(api.url, await buildPagesToken(api.db, donor, { ageSeconds: 0 }));
  for (let gift = 0; gift < 5; gift += 1) {
    const each = await cardOf();
    await decline((await give(each, await pages(each))).donation_id);
  }
  expect(await refusal(give(card, await pages(card)))).toBe(REFUSED);
  expect(await outcome(give(card))).toBe('accepted');
  const { velocity_blocks: blocks } = await operator.client.velocity.listBlocks({ limit: 100 });
  expect(blocks.filter(({ subject_kind: kind }) => kind === 'address')).toEqual([
    expect.objectContaining({ subject: '127.0.0.0/24', reason: 'declines' }),
  ]);
});

it('operators see blocks without the fingerprint, and lift them', async () => {
  const fingerprint = newFingerprint();
  const card = await cardOf(fingerprint);
  await giveOften(card, 10);
  const listed = await operator.client.velocity.listBlocks({ limit: 100 });
  const [block] = listed.velocity_blocks;
  expect(block).toMatchObject({ subject_kind: 'card', subject: '…abcd', reason: 'gifts' });
  expect(JSON.stringify(listed)).not.toContain(fingerprint);
  expect(await refusal(card.donor.client.velocity.listBlocks())).toBe('403 FORBIDDEN');
  const id = block?.block_id ?? '';
  expect(await refusal(operator.client.velocity.liftBlock(id, undefined as never))).toBe('400 reason');
  expect(await liftBlock(id)).toMatchObject({
    lifted_by: operator.userId,
    lift_reason: 'The card of a charity run.',
  });
  expect(await refusal(liftBlock(id))).toBe('409 CONFLICT');
  expect(await refusal(liftBlock('block_none'))).toBe('404 NOT_FOUND');
  expect(await giveOften(card, 11)).toEqual([...accepted(10), REFUSED]);
  const audited = await selectRows(
    api.db,
    `SELECT subject_id FROM audit_log WHERE action = 'privileged.liftVelocityBlock' AND subject_id = $1`,
    [id],
  );
  expect(audited).toHaveLength(1);
});

it('a sandbox counts only the test card, for each user alone', async () => {
  const { id: charity_id } = await buildCharity(sandbox.db);
  const giveBy = ({ client }: Person, source: string) =>
    client.donations.create({ charity_id, amount: '5.00', currency: 'USD', source });
  const [donor, other] = [await sandbox.person(), await sandbox.person()];
  expect(await repeat(11, () => giveBy(donor, 'card_testing'))).toEqual([...accepted(10), REFUSED]);
  expect(await outcome(giveBy(other, 'card_testing'))).toBe('accepted');
  expect(await repeat(11, () => giveBy(donor, 'own_card'))).toEqual(accepted(11));
});

it(`never one gift over the limit, ${String(ROUNDS)} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const fingerprint = newFingerprint();
    const donors = await Promise.all(Array.from({ length: 4 }, () => cardOf(fingerprint)));
    const gifts = Array.from({ length: 16 }, (_, gift) => donors[gift % donors.length]);
    const outcomes = await Promise.all(
      gifts.flatMap((card) => (card === undefined ? [] : [outcome(give(card))])),
    );
    const count = (wanted: string) => outcomes.filter((each) => each === wanted).length;
    expect({ accepted: count('accepted'), refused: count(REFUSED) }).toEqual({ accepted: 10, refused: 6 });
  }
});
