/** Nobody alone decides where a charity is paid. */
import { inTransaction, selectRows } from '../../../db/database';
import { findActorByKeyHash } from '../../../db/queries/access/api-keys';
import { type Charity, updateCharity } from '../../../db/queries/charities/charities';
import { addMember } from '../../../db/queries/members/members';
import { MAX_PAYOUT_ACCOUNTS } from '../../../domain/payout-accounts/account';
import { confirmAccount } from '../../../operations/payout-accounts/decide-account';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { clientAt } from '../../support/api';
import { sizeOf } from '../../support/large';
import { outcome, refusal } from '../../support/refusal';
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

const REFUSAL = { reason: 'We know nothing of it.' };

const clientOf = ({ key }: { key: string }) => clientAt(world.api.url, key);
const accountsOf = (person: { key: string }) => clientOf(person).payoutAccounts;

/** A charity with two members of long standing, of whom one asked for an account. */
async function ask() {
  const built = await world.build();
  return { ...built, id: await world.add(built.charity.id, built.asker.key) };
}

/** What somebody can do with an account. */
function stepsOf(person: { key: string }, { id: charityId }: Charity, id: string) {
  const accounts = accountsOf(person);
  return {
    confirm: () => accounts.confirm(charityId, id),
    refuse: () => accounts.refuse(charityId, id, REFUSAL),
    remove: () => accounts.remove(charityId, id),
  };
}

describe('a payout account', () => {
  it('is active only after a second person confirmed it and the cooling-off', async () => {
    const { charity, asker, second } = await world.build();
    const account = await accountsOf(asker).create(charity.id, US_ACCOUNT);
    expect(account).toEqual({
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
    });
    const { account_id: id } = account;
    expect(await refusal(accountsOf(asker).confirm(charity.id, id))).toBe('403 FORBIDDEN');
    expect(await world.endAccount(id)).toBe('pending_confirmation');
    const confirmed = await accountsOf(second).confirm(charity.id, id);
    expect(confirmed).toMatchObject({ status: 'cooling_off', confirmed_by: second.userId });
    const waitMs = new Date(confirmed.effective_at ?? 0).getTime() - Date.now();
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(5_000);
    expect([await world.endAccount(id), await world.endAccount(id)]).toEqual(['active', 'active']);
    const list = await accountsOf(second).list(charity.id);
    expect([list.total, list.payout_accounts.map((each) => each.status)]).toEqual([1, ['active']]);
  });

  it('starts its workflow through the outbox, with ids and a time alone', async () => {
    const { charity, id } = await ask();
    const { effective_at: effectiveAt } = await accountsOf(operator).confirm(charity.id, id);
    const rows = await selectRows(
      world.api.db,
      'SELECT workflow_type AS type, input FROM outbox WHERE workflow_id = $1',
      [id],
    );
    const effectiveAtMs = Date.parse(effectiveAt ?? '');
    expect(rows).toEqual([{ type: 'payoutAccount', input: { accountId: id, effectiveAtMs } }]);
  });

  it('of a charity that is neither listed nor verified needs the second person too', async () => {
    const charity = await buildCharity(world.api.db, { source: 'member', listed: false });
    const member = await buildActor(world.api.db, { memberOf: charity.id });
    const id = await world.add(charity.id, member.key);
    expect(await refusal(accountsOf(member).confirm(charity.id, id))).toBe('403 FORBIDDEN');
    expect((await accountsOf(operator).confirm(charity.id, id)).status).toBe('cooling_off');
  });

  it('opens a re-verification if it is not the first one of a verified charity', async () => {
    const { charity, asker, second } = await world.build();
    const keys = { asker: asker.key, second: second.key };
    const first = await world.activate(charity.id, keys);
    expect(await world.stageOf(charity.id)).toBe('verified');
    expect((await accountsOf(asker).remove(charity.id, first)).status).toBe('disabled');
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
    const { charity, asker, second, id } = await ask();
    await accountsOf(second).confirm(charity.id, id);
    await accountsOf(second).refuse(charity.id, id, REFUSAL);
    await world.add(charity.id, asker.key);
    expect(await world.stageOf(charity.id)).toBe('verified');
  });

  it('cannot be added during a concern, which stops those that are not active', async () => {
    const { charity, asker, second } = await world.build();
    const active = await world.activate(charity.id, { asker: asker.key, second: second.key });
    const open = await world.add(charity.id, asker.key);
    const reviewer = await buildActor(world.api.db, { isReviewer: true });
    const concern = { grounds: 'criminal_activity', reason: 'See the news.' } as const;
    await clientOf(reviewer).verification.raiseConcern(charity.id, concern);
    expect((await accountsOf(asker).get(charity.id, active)).status).toBe('active');
    expect((await accountsOf(asker).get(charity.id, open)).disabled_reason).toBe('refused');
    expect(await refusal(accountsOf(asker).create(charity.id, US_ACCOUNT))).toBe('409 CONFLICT');
  });

  it('cannot be added after a revocation, nor beyond the limit', async () => {
    const { charity, asker } = await world.build();
    for (let count = 0; count < MAX_PAYOUT_ACCOUNTS; count += 1) await world.add(charity.id, asker.key);
    expect(await refusal(accountsOf(asker).create(charity.id, US_ACCOUNT))).toBe('409 CONFLICT');
    const revoked = await world.build();
    await updateCharity(world.api.db, revoked.charity.id, { revokedAt: new Date() });
    expect(await refusal(accountsOf(revoked.asker).create(revoked.charity.id, US_ACCOUNT))).toBe(
      '409 CONFLICT',
    );
  });
});

describe('who confirms', () => {
  it('is a person of the charity, or an operator, other than who asked', async () => {
    const { charity, asker, second, id } = await ask();
    const fresh = await buildActor(world.api.db, { memberOf: charity.id });
    const reviewer = await buildActor(world.api.db, { isReviewer: true });
    const stranger = await buildActor(world.api.db);
    const ofAsker = await buildKey(world.api.db, asker);
    for (const somebody of [fresh, reviewer, stranger, ofAsker]) {
      expect(await refusal(accountsOf(somebody).confirm(charity.id, id))).toBe('403 FORBIDDEN');
    }
    expect(await outcome(accountsOf(second).confirm(charity.id, id))).toBe('accepted');
    const late = accountsOf(operator).confirm(charity.id, id);
    expect(await refusal(late)).toBe('409 CONFLICT');
    await expect(late).rejects.toHaveProperty('details', { account_id: id, status: 'cooling_off' });
  });

  it('uses no key that the person who asked issued', async () => {
    const { charity, second } = await world.build();
    const asking = await buildActor(world.api.db, { isOperator: true });
    const id = await world.add(charity.id, asking.key);
    const order = { name: 'k', scopes: ['payouts:manage' as const] };
    const issued = await clientOf(asking).apiKeys.issue(second.userId, order);
    expect(await refusal(accountsOf(issued).confirm(charity.id, id))).toBe('403 FORBIDDEN');
    expect(await outcome(accountsOf(operator).confirm(charity.id, id))).toBe('accepted');
  });

  it('is a signed-in person in production, never a key; the cooling-off lasts 72 hours', async () => {
    const { charity, second, id } = await ask();
    const [row] = await selectRows<{ hash: string }>(
      world.api.db,
      'SELECT key_hash AS hash FROM api_keys WHERE user_id = $1',
      [second.userId],
    );
    const actor = await findActorByKeyHash(world.api.db, row?.hash ?? '');
    if (actor === undefined) throw new Error('the second person has no key');
    const at = new Date();
    const { secrets } = world.gateways;
    const means = { environment: 'production' } as const;
    const order = { charityId: charity.id, payoutAccountId: id, ...means };
    const confirmAs = (credential: 'api_key' | 'user_token') =>
      inTransaction(world.api.db, (tx) =>
        confirmAccount({ tx, at, actor: { ...actor, credential }, secrets }, { ...order }),
      );
    await expect(confirmAs('api_key')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { effectiveAt } = await confirmAs('user_token');
    expect(effectiveAt).toEqual(new Date(at.getTime() + 72 * 3_600_000));
  });
});

describe('who asks', () => {
  it('needs the scope, and is never a token of another application', async () => {
    const { charity, asker } = await world.build();
    const weak = await buildKey(world.api.db, asker, { scopes: ['charities:write', 'payouts:read'] });
    const refused = accountsOf(weak).create(charity.id, US_ACCOUNT);
    await expect(refused).rejects.toHaveProperty('details', { scope: 'payouts:manage' });
    expect(await outcome(accountsOf(weak).list(charity.id))).toBe('accepted');
    for (const kind of ['user', 'machine'] as const) {
      const token = { key: await buildToken(world.api.db, asker, { kind }) };
      expect(await refusal(accountsOf(token).create(charity.id, US_ACCOUNT))).toBe('403 FORBIDDEN');
      expect(await outcome(accountsOf(token).list(charity.id))).toBe('accepted');
    }
  });

  it("is a member, also with a sign-in on the platform's own pages", async () => {
    const { charity } = await world.build();
    const person = await buildPerson(world.api);
    const key = await pagesToken(world.api, person.email, { scope: 'openid payouts:read payouts:manage' });
    expect(await refusal(accountsOf({ key }).create(charity.id, US_ACCOUNT))).toBe('403 FORBIDDEN');
    await addMember(world.api.db, charity.id, person.userId, new Date());
    expect(await outcome(accountsOf({ key }).create(charity.id, US_ACCOUNT))).toBe('accepted');
  });
});

describe('a refusal', () => {
  it('by any member stops an account at every step, and later steps are 409', async () => {
    const { charity, asker, second } = await world.build();
    const fresh = await buildActor(world.api.db, { memberOf: charity.id });
    const id = await world.add(charity.id, asker.key);
    await accountsOf(second).confirm(charity.id, id);
    const refused = await accountsOf(fresh).refuse(charity.id, id, REFUSAL);
    expect(refused).toMatchObject({ status: 'disabled', disabled_reason: 'refused' });
    const { confirm, refuse, remove } = stepsOf(operator, charity, id);
    for (const step of [confirm, refuse, remove]) {
      const late = step();
      expect(await refusal(late)).toBe('409 CONFLICT');
      await expect(late).rejects.toHaveProperty('details', { account_id: id, status: 'disabled' });
    }
    expect(await world.endAccount(id)).toBe('disabled');
  });

  it('comes too late for an active account, which a member removes', async () => {
    const { charity, asker, second } = await world.build();
    const id = await world.activate(charity.id, { asker: asker.key, second: second.key });
    expect(await refusal(accountsOf(second).refuse(charity.id, id, REFUSAL))).toBe('409 CONFLICT');
    const removed = await accountsOf(second).remove(charity.id, id);
    expect(removed).toMatchObject({ status: 'disabled', disabled_reason: 'removed' });
  });

  it('is not for strangers, and not for accounts of other charities', async () => {
    const { charity, asker } = await world.build();
    const other = await world.build();
    const id = await world.add(charity.id, asker.key);
    const stranger = await buildActor(world.api.db);
    for (const step of ['refuse', 'remove'] as const) {
      expect(await refusal(stepsOf(stranger, charity, id)[step]())).toBe('403 FORBIDDEN');
      expect(await refusal(stepsOf(other.asker, other.charity, id)[step]())).toBe('404 NOT_FOUND');
    }
    expect(await refusal(accountsOf(stranger).get(charity.id, id))).toBe('403 FORBIDDEN');
    expect(await refusal(accountsOf(other.asker).get(other.charity.id, id))).toBe('404 NOT_FOUND');
    expect(await refusal(accountsOf(stranger).list(charity.id))).toBe('403 FORBIDDEN');
    expect(await outcome(accountsOf(asker).refuse(charity.id, id, REFUSAL))).toBe('accepted');
  });
});

it('every step mails every member, sends an event with ids, status and last4, and is audited', async () => {
  const { charity, asker, second } = await world.build();
  const people = await Promise.all([buildPerson(world.api), buildPerson(world.api)]);
  for (const { userId } of people) await addMember(world.api.db, charity.id, userId, new Date());
  const id = await world.activate(charity.id, { asker: asker.key, second: second.key });
  await accountsOf(second).remove(charity.id, id);
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
    const { charity, asker, second, id } = await ask();
    const acts = [
      ['member', stepsOf(second, charity, id).confirm],
      ['operator', stepsOf(operator, charity, id).confirm],
      ['refused', stepsOf(asker, charity, id).refuse],
    ] as const;
    const turn = round % acts.length;
    const started = [...acts.slice(turn), ...acts.slice(0, turn)].map(
      async ([who, act]) => [who, await outcome(act())] as const,
    );
    const { refused, ...others } = Object.fromEntries(await Promise.all(started));
    const confirmations = Object.values(others);
    // The refusal always happens, before or after the one confirmation that may win.
    expect(refused).toBe('accepted');
    expect(confirmations.filter((each) => each === 'accepted').length).toBeLessThanOrEqual(1);
    for (const each of confirmations) expect(['accepted', '409 CONFLICT']).toContain(each);
    expect(await world.endAccount(id)).toBe('disabled');
    expect(await countSteps(id)).toEqual({
      pending_confirmation: 1,
      disabled: 1,
      ...(confirmations.includes('accepted') && { cooling_off: 1 }),
    });
  },
);

it.each(ROUNDS)('two confirmations at once: one wins, round %i', async () => {
  const { charity, second, id } = await ask();
  const outcomes = await Promise.all(
    [second, operator].map((person) => outcome(accountsOf(person).confirm(charity.id, id))),
  );
  expect(outcomes.sort()).toEqual(['409 CONFLICT', 'accepted']);
  expect(await countSteps(id)).toEqual({ pending_confirmation: 1, cooling_off: 1 });
});

it.each(ROUNDS)('a refusal against the end of the cooling-off: one of them happens, round %i', async () => {
  const { charity, asker, second, id } = await ask();
  await accountsOf(second).confirm(charity.id, id);
  const [ended, refused] = await Promise.all([
    world.endAccount(id),
    outcome(accountsOf(asker).refuse(charity.id, id, REFUSAL)),
  ]);
  expect(['disabled, accepted', 'active, 409 CONFLICT']).toContain([ended, refused].join(', '));
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
  const { id } = await ask();
  expect(await world.detailsOf(id)).toEqual({
    kind: 'bank_us',
    routingNumber: US_ACCOUNT.routing_number,
    accountNumber: US_ACCOUNT.account_number,
    accountType: 'checking',
    holderName: US_ACCOUNT.holder_name,
  });
});
