/** Nobody alone changes what a listed or verified charity is known by, or where its gifts go. */
import { inTransaction, selectRows } from '../../../db/database';
import { findActorByKeyHash } from '../../../db/queries/access/api-keys';
import { findCharity, updateCharity } from '../../../db/queries/charities/charities';
import { addMember } from '../../../db/queries/members/members';
import { confirmChange } from '../../../operations/charities/confirm-change';
import { placeholderWallet } from '../../../operations/charities/wallet';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { sizeOf } from '../../support/large';
import { buildPerson, readMails } from '../../support/oauth';
import { buildVerification } from '../../factories/verified-charity';
import { buildToken } from '../access/cast';
import { NEW_WALLET, startWorld, type WireChange, type World } from './world';

const ROUNDS = Array.from({ length: sizeOf({ usual: 5, large: 200 }) }, (_, index) => index + 1);

let world: World;
let operator: BuiltActor;
let reviewers: BuiltActor[];
beforeAll(async () => {
  world = await startWorld();
  const { db } = world.api;
  operator = await buildActor(db, { isOperator: true });
  reviewers = [await buildActor(db, { isReviewer: true }), await buildActor(db, { isReviewer: true })];
});
afterAll(() => world.close());

/** Reviewers approve until the verification is approved. */
async function approve(charityId: string): Promise<void> {
  for (const { key } of reviewers) {
    if ((await world.stageOf(charityId)) === 'verified') return;
    const path = `/api/v1/verification/${charityId}/review`;
    const { status, text } = await world.api.call('POST', path, { key, body: { decision: 'approve' } });
    if (status !== 200) throw new Error(text);
  }
}

describe('the wallet of a verified charity', () => {
  it('changes only after a second person confirmed it and the cooling-off; gifts go to the old one until then', async () => {
    const { charity, asker, second } = await world.build();
    const { status, body } = await world.edit(charity.id, { wallet_address: NEW_WALLET }, asker.key);
    expect([status, body.wallet_address, body.verified]).toEqual([200, charity.walletAddress, true]);
    expect(body.pending_changes).toEqual([
      {
        change_id: expect.stringMatching(/^change_[0-9a-z]{26}$/) as string,
        field: 'wallet_address',
        new_value: NEW_WALLET,
        status: 'pending_confirmation',
        asked_by: asker.userId,
        effective_at: null,
      },
    ]);
    const id = body.pending_changes?.[0]?.change_id ?? '';
    expect(await world.stageOf(charity.id)).toBe('re_verification');
    expect((await world.act(charity.id, id, 'confirm', asker.key)).status).toBe(403);
    const confirmed = await world.act(charity.id, id, 'confirm', second.key);
    expect([confirmed.status, confirmed.body.status]).toEqual([200, 'cooling_off']);
    const waitMs = new Date(confirmed.body.effective_at ?? 0).getTime() - Date.now();
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(5_000);

    const gift = { charity_id: charity.id, amount: '5.00', currency: 'USD' };
    const donor = await buildActor(world.api.db);
    const give = async () => {
      const { body: given } = await world.api.call<{ donation_id: string }>('POST', '/v1/donations', {
        key: donor.key,
        body: gift,
      });
      const [row] = await selectRows<{ signed: string }>(
        world.api.db,
        'SELECT signed_transaction AS signed FROM donations WHERE id = $1',
        [given.donation_id],
      );
      return Buffer.from(row?.signed.slice(2) ?? '', 'hex').toString();
    };
    expect(await give()).toContain(charity.walletAddress);
    expect(await world.endCoolingOff(id)).toBe('in_force');
    expect(await give()).toContain(NEW_WALLET);
    const after = await world.read(charity.id, asker.key);
    expect(after).toMatchObject({ wallet_address: NEW_WALLET, verified: true, pending_changes: [] });
  });

  it('starts its workflow through the outbox, and a workflow that runs again changes nothing', async () => {
    const { charity, asker } = await world.build();
    const id = await world.ask(charity.id, { wallet_address: NEW_WALLET }, asker.key);
    await world.act(charity.id, id, 'confirm', operator.key);
    const rows = await selectRows(
      world.api.db,
      `SELECT workflow_type AS type, input->>'changeId' AS change FROM outbox WHERE workflow_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ type: 'charityChange', change: id }]);
    expect([await world.endCoolingOff(id), await world.endCoolingOff(id)]).toEqual(['in_force', 'in_force']);
  });

  it('is never changed by a token of an application, nor confirmed or refused by one', async () => {
    const { charity, asker, second } = await world.build();
    const [machine, user] = await Promise.all([
      buildToken(world.api.db, asker, { kind: 'machine' }),
      buildToken(world.api.db, asker, { kind: 'user' }),
    ]);
    for (const token of [machine, user]) {
      for (const body of [
        { wallet_address: NEW_WALLET },
        { name: 'American Red Cross of Texas' },
        { ein: '12-3456789' },
        { location: { city: 'Dallas' } },
      ]) {
        const refused = await world.edit(charity.id, body, token);
        expect([refused.status, refused.body.error.code]).toEqual([403, 'FORBIDDEN']);
      }
      expect((await world.edit(charity.id, { description: 'Ours' }, token)).status).toBe(200);
      const made = { name: 'Oak', wallet_address: NEW_WALLET };
      const created = await world.api.call('POST', '/v1/charities', { key: token, body: made });
      expect(created.status).toBe(403);
    }
    const id = await world.ask(charity.id, { wallet_address: NEW_WALLET }, asker.key);
    const token = await buildToken(world.api.db, second, { kind: 'user' });
    expect((await world.act(charity.id, id, 'confirm', token)).status).toBe(403);
    expect((await world.act(charity.id, id, 'refuse', token)).status).toBe(403);
  });

  it('of an unlisted charity is not changed by a token of an application either', async () => {
    const charity = await buildCharity(world.api.db, { source: 'member', listed: false });
    const member = await buildActor(world.api.db, { memberOf: charity.id });
    const token = await buildToken(world.api.db, member, { kind: 'machine' });
    expect((await world.edit(charity.id, { wallet_address: NEW_WALLET }, token)).status).toBe(403);
    expect((await world.edit(charity.id, { name: 'Elm' }, token)).status).toBe(200);
    expect((await world.edit(charity.id, { wallet_address: NEW_WALLET }, member.key)).body).toMatchObject({
      wallet_address: NEW_WALLET,
      pending_changes: [],
    });
  });

  it('cools off as the first one too, but opens no re-verification', async () => {
    const { charity, asker, second } = await world.build();
    await updateCharity(world.api.db, charity.id, { walletAddress: placeholderWallet(charity.id) });
    const id = await world.ask(charity.id, { wallet_address: NEW_WALLET }, asker.key);
    expect(await world.stageOf(charity.id)).toBe('verified');
    await world.act(charity.id, id, 'confirm', second.key);
    expect(await world.endCoolingOff(id)).toBe('in_force');
  });
});

describe('name, EIN and address of a verified charity', () => {
  it('wait for confirmation, cooling-off and the approval of the re-verification', async () => {
    const { charity, asker, second } = await world.build();
    const body = { name: 'Maple Street Kitchen', ein: '12-3456700', location: { city: 'Dallas' } };
    const asked = await world.edit(charity.id, body, asker.key);
    expect(asked.body).toMatchObject({ name: charity.name, ein: null, location: { city: 'New York' } });
    const changes = asked.body.pending_changes ?? [];
    expect(changes.map(({ field }) => field)).toEqual(['name', 'ein', 'location']);
    expect(changes[2]?.new_value).toMatchObject({ city: 'Dallas', state: 'NY', country: 'US' });
    for (const { change_id: id } of changes) {
      await world.act(charity.id, id, 'confirm', second.key);
      expect(await world.endCoolingOff(id)).toBe('in_review');
    }
    const waiting = await world.read(charity.id, asker.key);
    expect(waiting).toMatchObject({ name: charity.name, ein: null, verified: true });
    expect(waiting.pending_changes?.map(({ status }) => status)).toEqual(Array(3).fill('in_review'));
    await approve(charity.id);
    expect(await world.read(charity.id, asker.key)).toMatchObject({
      name: 'Maple Street Kitchen',
      ein: '123456700',
      location: { city: 'Dallas', state: 'NY' },
      verified: true,
      pending_changes: [],
    });
  });

  it('an approval before the cooling-off ends counts; one before the confirmation does not', async () => {
    const { charity, asker, second } = await world.build();
    const id = await world.ask(charity.id, { name: 'Early' }, asker.key);
    await approve(charity.id);
    await world.act(charity.id, id, 'confirm', second.key);
    expect(await world.endCoolingOff(id)).toBe('in_review');
    expect(await world.stageOf(charity.id)).toBe('re_verification');
    await approve(charity.id);
    expect(await world.read(charity.id, asker.key)).toMatchObject({ name: 'Early' });

    const next = await world.ask(charity.id, { name: 'Later' }, asker.key);
    await world.act(charity.id, next, 'confirm', second.key);
    await approve(charity.id);
    expect(await world.read(charity.id, asker.key)).toMatchObject({ name: 'Early' });
    expect(await world.endCoolingOff(next)).toBe('in_force');
    expect(await world.read(charity.id, asker.key)).toMatchObject({ name: 'Later' });
  });

  it('the person who asked for a change cannot approve it', async () => {
    const { charity, second } = await world.build();
    const asking = await buildActor(world.api.db, { isOperator: true });
    const id = await world.ask(charity.id, { name: 'Mended' }, asking.key);
    await world.act(charity.id, id, 'confirm', second.key);
    const path = `/api/v1/verification/${charity.id}/review`;
    const body = { decision: 'approve' };
    expect((await world.api.call('POST', path, { key: asking.key, body })).status).toBe(403);
    await approve(charity.id);
    expect(await world.endCoolingOff(id)).toBe('in_force');
  });

  it('of a charity that is listed and not verified need the second person and no reviewer', async () => {
    const charity = await buildCharity(world.api.db, { ein: null });
    const member = await buildActor(world.api.db, { memberOf: charity.id });
    const id = await world.ask(charity.id, { name: 'Pine Street Food Bank' }, member.key);
    await world.act(charity.id, id, 'confirm', operator.key);
    expect(await world.endCoolingOff(id)).toBe('in_force');
  });

  it('an EIN of another charity is 409, and if another charity takes the EIN later, the change is refused', async () => {
    const { charity, asker } = await world.build();
    await buildCharity(world.api.db, { ein: '999000111' });
    expect((await world.edit(charity.id, { ein: '999000111' }, asker.key)).status).toBe(409);
    const unlisted = await buildCharity(world.api.db, { source: 'member', listed: false, ein: null });
    expect((await world.edit(unlisted.id, { ein: '999000111' }, operator.key)).status).toBe(409);
    const id = await world.ask(charity.id, { ein: '999000222' }, asker.key);
    await world.act(charity.id, id, 'confirm', operator.key);
    expect(await world.endCoolingOff(id)).toBe('in_review');
    await buildCharity(world.api.db, { ein: '999000222' });
    await approve(charity.id);
    expect(await world.read(charity.id, asker.key)).toMatchObject({ ein: null, pending_changes: [] });
  });
});

describe('who confirms', () => {
  it('is a member for 30 days or more, or an operator, other than who asked', async () => {
    const { charity, asker } = await world.build();
    const id = await world.ask(charity.id, { wallet_address: NEW_WALLET }, asker.key);
    const fresh = await buildActor(world.api.db, { memberOf: charity.id });
    const [stranger, reviewer] = [await buildActor(world.api.db), reviewers[0]];
    for (const { key } of [fresh, stranger, reviewer ?? stranger]) {
      expect((await world.act(charity.id, id, 'confirm', key)).status).toBe(403);
    }
    const asking = await buildActor(world.api.db, { isOperator: true });
    const byOperator = await world.ask(charity.id, { name: 'Mended' }, asking.key);
    expect((await world.act(charity.id, byOperator, 'confirm', asking.key)).status).toBe(403);
    expect((await world.act(charity.id, byOperator, 'confirm', operator.key)).status).toBe(200);
  });

  it('is nobody whom the person who asked invited or added', async () => {
    const { charity, asker } = await world.build();
    const invited = await buildActor(world.api.db);
    await world.joinLongAgo(charity.id, invited.userId);
    await selectRows(
      world.api.db,
      `INSERT INTO charity_invitations (id, charity_id, email, token_hash, invited_by, created_at, expires_at,
         accepted_by, accepted_at)
       VALUES ($1, $2, 'a@example.org', $1, $3, now(), now(), $4, now()) RETURNING 1`,
      [`invitation_${charity.id}`, charity.id, asker.userId, invited.userId],
    );
    const id = await world.ask(charity.id, { wallet_address: NEW_WALLET }, asker.key);
    expect((await world.act(charity.id, id, 'confirm', invited.key)).status).toBe(403);

    const asking = await buildActor(world.api.db, { isOperator: true });
    const added = await buildActor(world.api.db);
    const path = `/v1/charities/${charity.id}/members`;
    await world.api.call('POST', path, { key: asking.key, body: { user_id: added.userId } });
    await world.api.db.models.charityMembers.update(
      { createdAt: new Date('2026-01-01') },
      { where: { userId: added.userId } },
    );
    const other = await world.ask(charity.id, { name: 'Mended' }, asking.key);
    expect((await world.act(charity.id, other, 'confirm', added.key)).status).toBe(403);
  });

  it('uses no key that the person who asked issued, nor one made from it', async () => {
    const { charity, second } = await world.build();
    const asking = await buildActor(world.api.db, { isOperator: true });
    const id = await world.ask(charity.id, { wallet_address: NEW_WALLET }, asking.key);
    const issued = await world.api.call<{ key: string }>('POST', `/v1/users/${second.userId}/api-keys`, {
      key: asking.key,
      body: { name: 'k', scopes: ['charities:write'] },
    });
    const made = await world.api.call<{ key: string; key_id: string }>('POST', '/v1/api-keys', {
      key: issued.body.key,
      body: { name: 'k', scopes: ['charities:write'] },
    });
    const rotated = await world.api.call<{ key: string }>('POST', `/v1/api-keys/${made.body.key_id}/rotate`, {
      key: made.body.key,
      body: {},
    });
    for (const { body, status } of [issued, made, rotated]) {
      expect(status).toBe(201);
      expect((await world.act(charity.id, id, 'confirm', body.key)).status).toBe(403);
    }
    expect((await world.act(charity.id, id, 'confirm', second.key)).status).toBe(200);
  });

  it('did not issue the key that asked either', async () => {
    const { charity, asker, second } = await world.build();
    const issuer = await buildActor(world.api.db, { isOperator: true });
    const { body } = await world.api.call<{ key: string }>('POST', `/v1/users/${asker.userId}/api-keys`, {
      key: issuer.key,
      body: { name: 'k', scopes: ['charities:write'] },
    });
    const id = await world.ask(charity.id, { wallet_address: NEW_WALLET }, body.key);
    expect((await world.act(charity.id, id, 'confirm', issuer.key)).status).toBe(403);
    expect((await world.act(charity.id, id, 'confirm', second.key)).status).toBe(200);
  });
});

describe('in production', () => {
  it('the cooling-off lasts 72 hours, and no API key confirms a wallet', async () => {
    const { charity, asker, second } = await world.build();
    const [row] = await selectRows<{ hash: string }>(
      world.api.db,
      'SELECT key_hash AS hash FROM api_keys WHERE user_id = $1',
      [second.userId],
    );
    const actor = await findActorByKeyHash(world.api.db, row?.hash ?? '');
    if (actor === undefined) throw new Error('the second person has no key');
    const at = new Date();
    const confirm = async (body: object) => {
      const changeId = await world.ask(charity.id, body, asker.key);
      const { secrets, address } = world.gateways;
      const order = {
        charityId: charity.id,
        changeId,
        actor,
        environment: 'production',
        secrets,
        address,
        at,
      } as const;
      return inTransaction(world.api.db, (tx) => confirmChange(tx, order));
    };
    const { effectiveAt } = await confirm({ name: 'Seventy-Two' });
    expect(effectiveAt).toEqual(new Date(at.getTime() + 72 * 3_600_000));
    await expect(confirm({ wallet_address: NEW_WALLET })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a refusal', () => {
  it('by any member stops a change at every step, and later steps are 409', async () => {
    const { charity, asker, second } = await world.build();
    const fresh = await buildActor(world.api.db, { memberOf: charity.id });
    const id = await world.ask(charity.id, { wallet_address: NEW_WALLET }, asker.key);
    await world.act(charity.id, id, 'confirm', second.key);
    const refused = await world.act(charity.id, id, 'refuse', fresh.key);
    expect([refused.status, refused.body.status]).toEqual([200, 'refused']);
    for (const step of ['confirm', 'refuse'] as const) {
      const late = await world.act(charity.id, id, step, operator.key);
      expect([late.status, late.body.error.details]).toEqual([409, { change_id: id, status: 'refused' }]);
    }
    expect(await world.endCoolingOff(id)).toBe('refused');
    expect((await world.read(charity.id, asker.key)).wallet_address).toBe(charity.walletAddress);
  });

  it('the person who asked withdraws the change; strangers may not; an unknown change is 404', async () => {
    const { charity, asker, second } = await world.build();
    const other = await world.build();
    const id = await world.ask(charity.id, { wallet_address: NEW_WALLET }, asker.key);
    const stranger = await buildActor(world.api.db);
    expect((await world.act(charity.id, id, 'refuse', stranger.key)).status).toBe(403);
    expect((await world.act(other.charity.id, id, 'refuse', other.asker.key)).status).toBe(404);
    expect((await world.act(charity.id, 'change_none', 'confirm', second.key)).status).toBe(404);
    expect((await world.act(charity.id, id, 'refuse', asker.key)).status).toBe(200);
  });

  it('comes with a concern, during which nothing changes', async () => {
    const { charity, asker } = await world.build();
    await world.ask(charity.id, { wallet_address: NEW_WALLET }, asker.key);
    const path = `/api/v1/verification/${charity.id}/concerns`;
    const body = { grounds: 'criminal_activity', reason: 'See the news.' };
    expect((await world.api.call('POST', path, { key: reviewers[0]?.key ?? '', body })).status).toBe(200);
    expect((await world.read(charity.id, asker.key)).pending_changes).toEqual([]);
    expect((await world.edit(charity.id, { wallet_address: NEW_WALLET }, asker.key)).status).toBe(409);
    expect((await world.edit(charity.id, { description: 'Still ours' }, asker.key)).status).toBe(200);
  });
});

describe('asking', () => {
  it('is refused after a revocation', async () => {
    const { charity, asker } = await world.build();
    await updateCharity(world.api.db, charity.id, { revokedAt: new Date() });
    expect((await world.edit(charity.id, { name: 'Another' }, asker.key)).status).toBe(409);
  });

  it('again for the same value changes nothing, for another replaces the first', async () => {
    const { charity, asker, second } = await world.build();
    const id = await world.ask(charity.id, { name: 'One' }, asker.key);
    expect(await world.ask(charity.id, { name: 'One' }, second.key)).toBe(id);
    const next = await world.ask(charity.id, { name: 'Two' }, asker.key);
    expect(next).not.toBe(id);
    const stale = await world.act(charity.id, id, 'confirm', second.key);
    expect([stale.status, stale.body.error.details]).toEqual([409, { change_id: id, status: 'replaced' }]);
    expect((await world.read(charity.id, asker.key)).pending_changes).toHaveLength(1);
  });

  it('is seen by members, reviewers and operators, and by nobody else', async () => {
    const { charity, asker, second } = await world.build();
    await world.ask(charity.id, { name: 'Seen' }, asker.key);
    for (const { key } of [second, operator, ...reviewers]) {
      expect((await world.read(charity.id, key)).pending_changes).toHaveLength(1);
    }
    const stranger = await buildActor(world.api.db);
    expect(await world.read(charity.id, stranger.key)).not.toHaveProperty('pending_changes');
  });

  it('mails every member at each step', async () => {
    const { charity, asker } = await world.build();
    const people = await Promise.all([buildPerson(world.api), buildPerson(world.api)]);
    for (const { userId } of people) await addMember(world.api.db, charity.id, userId, new Date());
    const id = await world.ask(charity.id, { wallet_address: NEW_WALLET }, asker.key);
    await world.act(charity.id, id, 'confirm', operator.key);
    await world.endCoolingOff(id);
    const mails = await readMails(world.api);
    for (const { email } of people) {
      const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
      expect(texts).toHaveLength(3);
      expect(texts.every((text) => text.includes(NEW_WALLET))).toBe(true);
      const rules = '/docs/rules/charities#changes-that-need-a-second-person';
      // The last mail says that the change is in force, so nobody can stop it any more.
      expect(texts.filter((text) => text.includes(rules) && text.includes(id))).toHaveLength(2);
    }
  });

  it('is in the audit log and the history of the verification, with an event', async () => {
    const { charity, asker, second } = await world.build();
    const id = await world.ask(charity.id, { name: 'Written Down' }, asker.key);
    await world.act(charity.id, id, 'confirm', second.key);
    const entries = await selectRows<{ action: string; actor: string }>(
      world.api.db,
      `SELECT action, actor_user_id AS actor FROM audit_log WHERE details->>'change_id' = $1 ORDER BY id`,
      [id],
    );
    expect(entries).toEqual([
      { action: 'charity_change.pending_confirmation', actor: asker.userId },
      { action: 'charity_change.cooling_off', actor: second.userId },
    ]);
    const history = await selectRows<{ happening: string; reason: string }>(
      world.api.db,
      `SELECT happening, h.reason FROM verification_history h JOIN verifications v ON v.id = h.verification_id
       WHERE v.entity_id = $1`,
      [charity.id],
    );
    expect(history).toEqual([{ happening: 'trigger', reason: 'material_change: name' }]);
    const events = await selectRows(
      world.api.db,
      `SELECT data->>'status' AS status FROM events
       WHERE name = 'charity.verification.updated' AND data->>'charity_id' = $1 AND account_id = $2`,
      [charity.id, asker.accountId],
    );
    expect(events).toEqual([{ status: 'in_review' }]);
  });
});

it.each([
  ['application', 'application'],
  ['document_submission', 'document_submission'],
  ['initial_review', 'initial_review'],
  ['request_for_additional_information', 'request_for_additional_information'],
  ['compliance_check', 'database_verification'],
] as const)('new details of a charity in %s apply at once; then it is in %s', async (stage, after) => {
  const charity = await buildCharity(world.api.db, { source: 'member', listed: false, ein: null });
  const member = await buildActor(world.api.db, { memberOf: charity.id });
  await buildVerification(world.api.db, charity.id, stage);
  const { body } = await world.edit(charity.id, { name: 'American Red Cross' }, member.key);
  expect(body).toMatchObject({ name: 'American Red Cross', pending_changes: [] });
  expect(await world.stageOf(charity.id)).toBe(after);
});

it.each(ROUNDS)(
  'confirmations, a refusal, a new change and the end of the cooling-off at once have one winner: round %i',
  async () => {
    const { charity, asker, second } = await world.build();
    const id = await world.ask(charity.id, { wallet_address: NEW_WALLET }, asker.key);
    const other = '0x52908400098527886E0F7030069857D2E4169EE7';
    const [one, two, refusal, replaced] = await Promise.all([
      world.act(charity.id, id, 'confirm', second.key),
      world.act(charity.id, id, 'confirm', operator.key),
      world.act(charity.id, id, 'refuse', asker.key),
      world.edit(charity.id, { wallet_address: other }, asker.key),
    ]);
    expect(replaced.status).toBe(200);
    expect([one, two].filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { status } of [one, two, refusal]) expect([200, 409]).toContain(status);
    const [ended, late] = await Promise.all([
      world.endCoolingOff(id),
      world.act(charity.id, id, 'refuse', second.key),
    ]);
    expect([refusal.status === 200 ? 'refused' : 'replaced', late.status]).toEqual([ended, 409]);
    const open: WireChange[] = (await world.read(charity.id, asker.key)).pending_changes ?? [];
    expect(open.map(({ new_value: value }) => value)).toEqual([other]);
    expect((await findCharity(world.api.db, charity.id))?.walletAddress).toBe(charity.walletAddress);
  },
);

it.each(ROUNDS)('a refusal against the end of the cooling-off: one of them happens, round %i', async () => {
  const { charity, asker, second } = await world.build();
  const id = await world.ask(charity.id, { wallet_address: NEW_WALLET }, asker.key);
  await world.act(charity.id, id, 'confirm', second.key);
  const [ended, refusal] = await Promise.all([
    world.endCoolingOff(id),
    world.act(charity.id, id, 'refuse', asker.key),
  ]);
  const wallet = (await findCharity(world.api.db, charity.id))?.walletAddress;
  if (refusal.status === 200) expect([ended, wallet]).toEqual(['refused', charity.walletAddress]);
  else expect([ended, wallet, refusal.status]).toEqual(['in_force', NEW_WALLET, 409]);
});
