/** A payment that its donor must confirm: who gets the link, what it leads to, and what happens without an answer. */
import { takeChargeStep } from '../../../activities/charges';
import { readConfig } from '../../../config';
import { runStatement, selectRows } from '../../../db/database';
import { findGift } from '../../../db/queries/gifts/gifts';
import { type Charity } from '../../../db/queries/charities/charities';
import { requireRow } from '../../../domain/errors';
import { createGateways, type Gateways } from '../../../gateways';
import { buildCharity } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { outcomes, refusal } from '../../support/refusal';

const DAY_MS = 86_400_000;
const api = useApi();
let gateways: Gateways;
let donor: Person;
let charity: Charity;

beforeAll(async () => {
  gateways = createGateways(readConfig({}), api.db);
  donor = await api.person();
  charity = await buildCharity(api.db);
});

const give = (changes: object = {}, { client } = donor) =>
  client.donations.create({
    charity_id: charity.id,
    amount: '25.00',
    currency: 'USD',
    source: 'card_requires_action',
    ...changes,
  });

/** Makes a gift and takes the first step of its workflow. */
async function giveAndWait(): Promise<string> {
  const { donation_id: id } = await give();
  expect(await step(id)).toMatchObject({ status: 'waiting' });
  return id;
}

async function step(id: string, at = new Date()) {
  const gift = requireRow(await findGift(api.db, id), id);
  return takeChargeStep({ db: api.db, gateways }, gift, at);
}

const read = (id: string, { client } = donor) => client.donations.get(id);

async function countEvents(id: string): Promise<number> {
  const rows = await selectRows(
    api.db,
    `SELECT 1 FROM events WHERE name = 'donation.action_required' AND data->>'donation_id' = $1`,
    [id],
  );
  return rows.length;
}

const authenticate = (id: string, approve: boolean, { client } = donor) =>
  client.sandbox.authenticate(id, approve);

it('the donor alone gets the link, which holds 128 random bits', async () => {
  const operator = await api.person({ isOperator: true });
  const id = await giveAndWait();
  const { next_action: action, status } = await read(id);
  expect(status).toBe('pending');
  expect(action).toMatchObject({ type: 'authenticate' });
  const token = new URL(action?.url ?? '').searchParams.get('token') ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect((await read(id, operator)).next_action).toBeNull();
  const events = await selectRows<{ name: string; data: object }>(
    api.db,
    `SELECT name, data FROM events WHERE data->>'donation_id' = $1`,
    [id],
  );
  expect(events.map(({ name }) => name)).toContain('donation.action_required');
  expect(JSON.stringify(events)).not.toContain(token);
});

it('a second look keeps the link and announces nothing again', async () => {
  const id = await giveAndWait();
  const look = async () => ({ action: (await read(id)).next_action, events: await countEvents(id) });
  const before = await look();
  expect(before.events).toBeGreaterThan(0);
  expect(await step(id)).toMatchObject({ status: 'waiting' });
  expect(await look()).toEqual(before);
});

it('a confirmed payment is charged, and its workflow is woken', async () => {
  const id = await giveAndWait();
  await authenticate(id, true);
  const [signal] = await selectRows(
    api.db,
    `SELECT signal FROM outbox WHERE workflow_id = $1 AND signal IS NOT NULL`,
    [id],
  );
  expect(signal).toEqual({ signal: 'chargeMoved' });
  expect(await step(id)).toEqual({ status: 'charged' });
  expect((await read(id)).next_action).toBeNull();
  expect(await refusal(authenticate(id, true))).toBe('409 CONFLICT');
});

it('a payment that the donor refuses fails the gift', async () => {
  const id = await giveAndWait();
  await authenticate(id, false);
  expect(await step(id)).toEqual({ status: 'failed' });
  expect(await read(id)).toMatchObject({ status: 'failed', failure: { code: 'AUTHENTICATION_FAILED' } });
});

it('without an answer the gift fails after 24 hours, and nothing can be charged afterwards', async () => {
  const id = await giveAndWait();
  const { next_action: action } = await read(id);
  const expiresAt = new Date(action?.expires_at ?? '');
  expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
  expect(await step(id, new Date(expiresAt.getTime() - 1))).toMatchObject({ status: 'waiting' });
  expect(await step(id, expiresAt)).toEqual({ status: 'failed' });
  expect(await read(id)).toMatchObject({ status: 'failed', failure: { code: 'AUTHENTICATION_EXPIRED' } });
  expect(await refusal(authenticate(id, true))).toBe('409 CONFLICT');
});

it('of a refusal and a confirmation at the same moment one counts', async () => {
  const id = await giveAndWait();
  const answers = [true, false, true, false].map((approve) => authenticate(id, approve));
  expect(await outcomes(answers)).toEqual(['409 CONFLICT', '409 CONFLICT', '409 CONFLICT', 'accepted']);
});

it('somebody else cannot confirm the payment', async () => {
  const other = await api.person();
  const id = await giveAndWait();
  expect(await refusal(authenticate(id, true, other))).toBe('404 NOT_FOUND');
});

describe('return_url', () => {
  it.each([
    ['another origin', 'https://elsewhere.example/thanks'],
    ['a user name', 'http://somebody@127.0.0.1:3000/thanks'],
    ['a fragment', 'http://127.0.0.1:3000/thanks#part'],
    ['no web address', 'javascript:alert(1)'],
  ])('%s is refused', async (_, address) => {
    expect(await refusal(give({ return_url: address }))).toBe('400 return_url');
  });

  it('the platform’s own pages and the application’s origins are taken', async () => {
    await give({ return_url: 'http://127.0.0.1:3000/thanks' });
    await runStatement(
      api.db,
      `INSERT INTO oauth_clients (id, account_id, user_id, name, kind, redirect_uris, scopes, plan, created_at, secret_hash, made_by_owner, issued_by)
       VALUES ('client_return', $1, $2, 'Shop', 'web', '{https://shop.example/callback}', '{donations:write}', 'standard', now(), 'x', true, '{}')`,
      [donor.accountId, donor.userId],
    );
    await give({ return_url: 'https://shop.example/thanks?a=1' });
    const stranger = await api.person();
    const gift = give({ return_url: 'https://shop.example/' }, stranger);
    expect(await refusal(gift)).toBe('400 return_url');
  });
});
