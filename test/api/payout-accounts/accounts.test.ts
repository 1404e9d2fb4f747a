/** Nobody alone decides where a charity is paid. */
import { inTransaction, selectRows } from '../../../db/database';
import { findActorByKeyHash } from '../../../db/queries/access/api-keys';
import { updateCharity } from '../../../db/queries/charities/charities';
import { addMember } from '../../../db/queries/members/members';
import { MAX_PAYOUT_ACCOUNTS } from '../../../domain/payout-accounts/account';
import { confirmAccount } from '../../../operations/payout-accounts/confirm-account';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { sizeOf } from '../../support/large';
import { buildPerson, readMails } from '../../support/oauth';
import { pagesToken } from '../../support/own-clients';
import { buildKey, buildToken } from '../access/cast';
import { type AccountWorld, startAccountWorld, US_ACCOUNT } from './world';

const RACES = sizeOf({ usual: 10, large: 200 });
const ROUNDS = Array.from({ length: RACES }, (_, index) => index + 1);
jest.setTimeout(120_000 + RACES * 5_000);

let world: AccountWorld;
let operator: BuiltActor;
beforeAll(async () => {
  world = await startAccountWorld();
  operator = await buildActor(world.api.db, { isOperator: true });
});
afterAll(() => world.close());

describe('a payout account', () => {
  it('is active only after a second person confirmed it and the cooling-off', async () => {
    const { charity, asker, second } = await world.build();
    const { status, body } = await world.request(charity.id, asker.key);
    expect([status, body]).toEqual([
      201,
      {
        account_id: expect.stringMatching(/^payoutaccount_[0-9a-z]{26}$/) as string,
        charity_id: charity.id,
        kind: 'bank_us',
        status: 'pending_confirmation',
        last4: '3210',
        country: 'US',
        holder_accepted: true,
        payouts_enabled: true,
        asked_by: asker.userId,
        created_at: expect.any(String) as string,
        confirmed_by: null,
        effective_at: null,
        disabled_at: null,
        disabled_reason: null,
      },
    ]);
    const { account_id: id } = body;
    expect((await world.step(charity.id, id, 'confirm', asker.key)).status).toBe(403);
    expect(await world.endAccount(id)).toBe('pending_confirmation');
    const confirmed = await world.step(charity.id, id, 'confirm', second.key);
    expect(confirmed.body).toMatchObject({ status: 'cooling_off', confirmed_by: second.userId });
    const waitMs = new Date(confirmed.body.effective_at ?? 0).getTime() - Date.now();
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(5_000);
    expect([await world.endAccount(id), await world.endAccount(id)]).toEqual(['active', 'active']);
    const { body: list } = await world.listAccounts(charity.id, second.key);
    expect([list.total, list.payout_accounts.map((each) => each.status)]).toEqual([1, ['active']]);
  });

  it('starts its workflow through the outbox, with ids and a time alone', async () => {
    const { charity, asker } = await world.build();
    const id = await world.add(charity.id, asker.key);
    const { body } = await world.step(charity.id, id, 'confirm', operator.key);
    const rows = await selectRows(
      world.api.db,
      'SELECT workflow_type AS type, input FROM outbox WHERE workflow_id = $1',
      [id],
    );
    const effectiveAtMs = Date.parse(body.effective_at ?? '');
    expect(rows).toEqual([{ type: 'payoutAccount', input: { accountId: id, effectiveAtMs } }]);
  });

  it('of a charity that is neither listed nor verified needs the second person too', async () => {
    const charity = await buildCharity(world.api.db, { source: 'member', listed: false });
    const member = await buildActor(world.api.db, { memberOf: charity.id });
    const id = await world.add(charity.id, member.key);
    expect((await world.step(charity.id, id, 'confirm', member.key)).status).toBe(403);
    expect((await world.step(charity.id, id, 'confirm', operator.key)).body.status).toBe('cooling_off');
  });

  it('opens a re-verification if it is not the first one of a verified charity', async () => {
    const { charity, asker, second } = await world.build();
    const keys = { asker: asker.key, second: second.key };
    const first = await world.activate(charity.id, keys);
    expect(await world.stageOf(charity.id)).toBe('verified');
    expect((await world.step(charity.id, first, 'remove', asker.key)).body.status).toBe('disabled');
    await world.add(charity.id, asker.key);
    expect(await world.stageOf(charity.id)).toBe('re_verification');
    const [entry] = await selectRows<{ reason: string }>(
      world.api.db,
      `SELECT h.reason FROM verification_history h JOIN verifications v ON v.id = h.verification_id
       WHERE v.entity_id = $1 AND happening = 'trigger'`,
      [charity.id],
    );
    expect(entry?.reason).toBe('material_change: payout_account');
  });

  it('that was refused before its end does not count as the first one', async () => {
    const { charity, asker, second } = await world.build();
    const id = await world.add(charity.id, asker.key);
    await world.step(charity.id, id, 'confirm', second.key);
    await world.step(charity.id, id, 'refuse', second.key);
    await world.add(charity.id, asker.key);
    expect(await world.stageOf(charity.id)).toBe('verified');
  });

  it('cannot be added during a concern, which stops those that are not active', async () => {
    const { charity, asker, second } = await world.build();
    const active = await world.activate(charity.id, { asker: asker.key, second: second.key });
    const open = await world.add(charity.id, asker.key);
    const reviewer = await buildActor(world.api.db, { isReviewer: true });
    const path = `/api/v1/verification/${charity.id}/concerns`;
    const body = { grounds: 'criminal_activity', reason: 'See the news.' };
    expect((await world.api.call('POST', path, { key: reviewer.key, body })).status).toBe(200);
    expect((await world.readAccount(charity.id, active, asker.key)).body.status).toBe('active');
    expect((await world.readAccount(charity.id, open, asker.key)).body.disabled_reason).toBe('refused');
    expect((await world.request(charity.id, asker.key)).status).toBe(409);
  });

  it('cannot be added after a revocation, nor beyond the limit', async () => {
    const { charity, asker } = await world.build();
    for (let count = 0; count < MAX_PAYOUT_ACCOUNTS; count += 1) await world.add(charity.id, asker.key);
    expect((await world.request(charity.id, asker.key)).status).toBe(409);
    const revoked = await world.build();
    await updateCharity(world.api.db, revoked.charity.id, { revokedAt: new Date() });
    expect((await world.request(revoked.charity.id, revoked.asker.key)).status).toBe(409);
  });
});

describe('who confirms', () => {
  it('is a member for 30 days or more, or an operator, other than who asked', async () => {
    const { charity, asker, second } = await world.build();
    const id = await world.add(charity.id, asker.key);
    const fresh = await buildActor(world.api.db, { memberOf: charity.id });
    const reviewer = await buildActor(world.api.db, { isReviewer: true });
    const stranger = await buildActor(world.api.db);
    const ofAsker = await buildKey(world.api.db, asker);
    for (const { key } of [fresh, reviewer, stranger, ofAsker]) {
      expect((await world.step(charity.id, id, 'confirm', key)).status).toBe(403);
    }
    expect((await world.step(charity.id, id, 'confirm', second.key)).status).toBe(200);
    const late = await world.step(charity.id, id, 'confirm', operator.key);
    expect([late.status, late.body.error.details]).toEqual([409, { account_id: id, status: 'cooling_off' }]);
  });

  it('uses no key that the person who asked issued', async () => {
    const { charity, second } = await world.build();
    const asking = await buildActor(world.api.db, { isOperator: true });
    const id = await world.add(charity.id, asking.key);
    const issued = await world.api.call<{ key: string }>('POST', `/v1/users/${second.userId}/api-keys`, {
      key: asking.key,
      body: { name: 'k', scopes: ['payouts:manage'] },
    });
    expect((await world.step(charity.id, id, 'confirm', issued.body.key)).status).toBe(403);
    expect((await world.step(charity.id, id, 'confirm', second.key)).status).toBe(200);
  });

  it('is a signed-in person in production, never a key; the cooling-off lasts 72 hours', async () => {
    const { charity, asker, second } = await world.build();
    const id = await world.add(charity.id, asker.key);
    const [row] = await selectRows<{ hash: string }>(
      world.api.db,
      'SELECT key_hash AS hash FROM api_keys WHERE user_id = $1',
      [second.userId],
    );
    const actor = await findActorByKeyHash(world.api.db, row?.hash ?? '');
    if (actor === undefined) throw new Error('the second person has no key');
    const at = new Date();
    const { secrets, address } = world.gateways;
    const means = { environment: 'production', secrets, address, at } as const;
    const order = { charityId: charity.id, accountId: id, ...means };
    const confirmAs = (credential: 'api_key' | 'user_token') =>
      inTransaction(world.api.db, (tx) => confirmAccount(tx, { ...order, actor: { ...actor, credential } }));
    await expect(confirmAs('api_key')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { effectiveAt } = await confirmAs('user_token');
    expect(effectiveAt).toEqual(new Date(at.getTime() + 72 * 3_600_000));
  });
});

describe('who asks', () => {
  it('needs the scope, and is never a token of another application', async () => {
    const { charity, asker } = await world.build();
    const weak = await buildKey(world.api.db, asker, { scopes: ['charities:write', 'payouts:read'] });
    expect((await world.request(charity.id, weak.key)).body.error.details).toEqual({
      scope: 'payouts:manage',
    });
    expect((await world.listAccounts(charity.id, weak.key)).status).toBe(200);
    for (const kind of ['user', 'machine'] as const) {
      const token = await buildToken(world.api.db, asker, { kind });
      expect((await world.request(charity.id, token)).status).toBe(403);
      expect((await world.listAccounts(charity.id, token)).status).toBe(200);
    }
  });

  it("is a member, also with a sign-in on the platform's own pages", async () => {
    const { charity } = await world.build();
    const person = await buildPerson(world.api);
    const key = await pagesToken(world.api, person.email, { scope: 'openid payouts:read payouts:manage' });
    expect((await world.request(charity.id, key)).status).toBe(403);
    await addMember(world.api.db, charity.id, person.userId, new Date());
    expect((await world.request(charity.id, key)).status).toBe(201);
  });
});

describe('a refusal', () => {
  it('by any member stops an account at every step, and later steps are 409', async () => {
    const { charity, asker, second } = await world.build();
    const fresh = await buildActor(world.api.db, { memberOf: charity.id });
    const id = await world.add(charity.id, asker.key);
    await world.step(charity.id, id, 'confirm', second.key);
    const refused = await world.step(charity.id, id, 'refuse', fresh.key);
    expect(refused.body).toMatchObject({ status: 'disabled', disabled_reason: 'refused' });
    for (const step of ['confirm', 'refuse', 'remove'] as const) {
      const late = await world.step(charity.id, id, step, operator.key);
      expect([late.status, late.body.error.details]).toEqual([409, { account_id: id, status: 'disabled' }]);
    }
    expect(await world.endAccount(id)).toBe('disabled');
  });

  it('comes too late for an active account, which a member removes', async () => {
    const { charity, asker, second } = await world.build();
    const id = await world.activate(charity.id, { asker: asker.key, second: second.key });
    expect((await world.step(charity.id, id, 'refuse', second.key)).status).toBe(409);
    const removed = await world.step(charity.id, id, 'remove', second.key);
    expect(removed.body).toMatchObject({ status: 'disabled', disabled_reason: 'removed' });
  });

  it('is not for strangers, and not for accounts of other charities', async () => {
    const { charity, asker } = await world.build();
    const other = await world.build();
    const id = await world.add(charity.id, asker.key);
    const stranger = await buildActor(world.api.db);
    for (const step of ['refuse', 'remove'] as const) {
      expect((await world.step(charity.id, id, step, stranger.key)).status).toBe(403);
      expect((await world.step(other.charity.id, id, step, other.asker.key)).status).toBe(404);
    }
    expect((await world.readAccount(charity.id, id, stranger.key)).status).toBe(403);
    expect((await world.readAccount(other.charity.id, id, other.asker.key)).status).toBe(404);
    expect((await world.listAccounts(charity.id, stranger.key)).status).toBe(403);
    expect((await world.step(charity.id, id, 'refuse', asker.key)).status).toBe(200);
  });
});

it('every step mails every member, sends an event with ids, status and last4, and is audited', async () => {
  const { charity, asker, second } = await world.build();
  const people = await Promise.all([buildPerson(world.api), buildPerson(world.api)]);
  for (const { userId } of people) await addMember(world.api.db, charity.id, userId, new Date());
  const id = await world.activate(charity.id, { asker: asker.key, second: second.key });
  await world.step(charity.id, id, 'remove', second.key);
  const mails = await readMails(world.api);
  for (const { email } of people) {
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
    expect(texts).toHaveLength(4);
    expect(texts.every((text) => text.includes('3210') && !text.includes('6543210'))).toBe(true);
  }
  const steps = ['pending_confirmation', 'cooling_off', 'active', 'disabled'];
  const events = await selectRows<{ data: unknown }>(
    world.api.db,
    `SELECT data FROM events WHERE name = 'payout_account.updated' AND account_id = $1 ORDER BY id`,
    [people[0].accountId],
  );
  const data = { account_id: id, charity_id: charity.id, last4: '3210' };
  expect(events.map((event) => event.data)).toEqual(steps.map((status) => ({ ...data, status })));
  const entries = await selectRows<{ action: string; actor: string | null }>(
    world.api.db,
    `SELECT action, actor_user_id AS actor FROM audit_log WHERE details->>'account_id' = $1 ORDER BY id`,
    [id],
  );
  expect(entries).toEqual([
    { action: 'payout_account.pending_confirmation', actor: asker.userId },
    { action: 'payout_account.cooling_off', actor: second.userId },
    { action: 'payout_account.active', actor: null },
    { action: 'payout_account.removed', actor: second.userId },
  ]);
});

it.each(ROUNDS)(
  'two confirmations and a refusal at once: one of them wins first, round %i',
  async (round) => {
    const { charity, asker, second } = await world.build();
    const id = await world.add(charity.id, asker.key);
    const acts = [
      ['member', () => world.step(charity.id, id, 'confirm', second.key)],
      ['operator', () => world.step(charity.id, id, 'confirm', operator.key)],
      ['refusal', () => world.step(charity.id, id, 'refuse', asker.key)],
    ] as const;
    const turn = round % acts.length;
    const started = [...acts.slice(turn), ...acts.slice(0, turn)].map(
      async ([who, act]) => [who, (await act()).status] as const,
    );
    const { refusal, ...others } = Object.fromEntries(await Promise.all(started));
    const confirmations = Object.values(others);
    // The refusal always happens, before or after the one confirmation that may win.
    expect(refusal).toBe(200);
    expect(confirmations.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    for (const status of confirmations) expect([200, 409]).toContain(status);
    expect(await world.endAccount(id)).toBe('disabled');
    expect(await countSteps(id)).toEqual({
      pending_confirmation: 1,
      disabled: 1,
      ...(confirmations.includes(200) && { cooling_off: 1 }),
    });
  },
);

it.each(ROUNDS)('two confirmations at once: one wins, round %i', async () => {
  const { charity, asker, second } = await world.build();
  const id = await world.add(charity.id, asker.key);
  const replies = await Promise.all(
    [second.key, operator.key].map(async (key) => (await world.step(charity.id, id, 'confirm', key)).status),
  );
  expect(replies.sort()).toEqual([200, 409]);
  expect(await countSteps(id)).toEqual({ pending_confirmation: 1, cooling_off: 1 });
});

it.each(ROUNDS)('a refusal against the end of the cooling-off: one of them happens, round %i', async () => {
  const { charity, asker, second } = await world.build();
  const id = await world.add(charity.id, asker.key);
  await world.step(charity.id, id, 'confirm', second.key);
  const [ended, refusal] = await Promise.all([
    world.endAccount(id),
    world.step(charity.id, id, 'refuse', asker.key),
  ]);
  expect([ended, refusal.status]).toEqual(refusal.status === 200 ? ['disabled', 200] : ['active', 409]);
});

/** How often each status of an account was announced. */
async function countSteps(accountId: string): Promise<Record<string, number>> {
  const rows = await selectRows<{ status: string; steps: number }>(
    world.api.db,
    `SELECT data->>'status' AS status, count(*)::int AS steps FROM events
     WHERE name = 'payout_account.updated' AND data->>'account_id' = $1 AND account_id = $2 GROUP BY 1`,
    [accountId, operator.accountId],
  );
  return Object.fromEntries(rows.map(({ status, steps }) => [status, steps]));
}

it('is stored with what was sent', async () => {
  const { charity, asker } = await world.build();
  const id = await world.add(charity.id, asker.key);
  expect(await world.detailsOf(id)).toEqual({
    kind: 'bank_us',
    routingNumber: US_ACCOUNT.routing_number,
    accountNumber: US_ACCOUNT.account_number,
    accountType: 'checking',
    holderName: US_ACCOUNT.holder_name,
  });
});
