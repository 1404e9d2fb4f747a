/** Nobody alone changes what a listed or verified charity is known by, or where its gifts go. */
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { findActorByKeyHash } from '../../../db/queries/access/api-keys';
import { findCharity, updateCharity } from '../../../db/queries/charities/charities';
import { addMember } from '../../../db/queries/members/members';
import { confirmChange } from '../../../operations/charities/decide-change';
import { placeholderWallet } from '../../../operations/charities/edits';
import { type ApiKeyRequest, type CharityChanges } from '../../../client/index';
import { buildCharity } from '../../factories';
import { clientAt, type Person } from '../../support/api';
import { sizeOf } from '../../support/large';
import { buildPerson, readMails } from '../../support/oauth';
import { askAndApprove } from '../../support/approvals';
import { outcome, refusal, refusalDetails } from '../../support/refusal';
import { buildVerification } from '../../factories/verified-charity';
import { buildToken } from '../access/cast';
import { NEW_WALLET, useWorld } from './world';
import { update } from '../../../db/rows';
import { charityMembers } from '../../../db/tables/members';

const ROUNDS = Array.from({ length: sizeOf({ usual: 5, large: 200 }) }, (_, index) => index + 1);

const WALLET = { wallet_address: NEW_WALLET };
const NEW_KEY: ApiKeyRequest = { name: 'k', scopes: ['charities:write'] };

const world = useWorld();
let operator: Person;
let reviewers: Person[];
beforeAll(async () => {
  operator = await world.api.person({ isOperator: true });
  reviewers = [await world.api.person({ isReviewer: true }), await world.api.person({ isReviewer: true })];
});

type Asking = Pick<Person, 'client'>;

/** Asks for one change and answers its id. */
async function ask({ client }: Asking, charityId: string, changes: CharityChanges): Promise<string> {
  const { pending_changes: pending } = await client.charities.update(charityId, changes);
  return pending?.at(-1)?.change_id ?? '';
}

const refuse = ({ client }: Asking, charityId: string, changeId: string) =>
  client.charities.refuseChange(charityId, changeId, { reason: 'We know nothing of it.' });

/** Reviewers approve until the verification is approved. */
async function approve(charityId: string): Promise<void> {
  for (const { client } of reviewers) {
    if ((await world.stageOf(charityId)) === 'verified') return;
    await client.verification.review(charityId, { decision: 'approve' });
  }
}

describe('the wallet of a verified charity', () => {
  it('changes only after a second person confirmed it and the cooling-off; gifts go to the old one until then', async () => {
    const { charity, asker, second } = await world.build();
    const seen = await asker.client.charities.update(charity.id, WALLET);
    expect([seen.wallet_address, seen.verification_level]).toEqual([charity.walletAddress, 'basic']);
    expect(seen.pending_changes).toEqual([
      {
        change_id: expect.stringMatching(/^change_[0-9a-z]{26}$/) as string,
        field: 'wallet_address',
        new_value: NEW_WALLET,
        status: 'pending_confirmation',
        asked_by: asker.userId,
        effective_at: null,
      },
    ]);
    const id = seen.pending_changes?.[0]?.change_id ?? '';
    expect(await world.stageOf(charity.id)).toBe('re_verification');
    expect(await refusal(asker.client.charities.confirmChange(charity.id, id))).toBe('403 FORBIDDEN');
    const confirmed = await second.client.charities.confirmChange(charity.id, id);
    expect(confirmed.status).toBe('cooling_off');
    const waitMs = new Date(confirmed.effective_at ?? 0).getTime() - Date.now();
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(5_000);

    const gift = { charity_id: charity.id, amount: '5.00', currency: 'USD' } as const;
    const donor = await world.api.person();
    const give = async () => {
      const given = await donor.client.donations.create(gift);
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
    const after = await asker.client.charities.get(charity.id);
    expect(after).toMatchObject({ ...WALLET, verification_level: 'basic', pending_changes: [] });
  });

  it('starts its workflow through the outbox, and a workflow that runs again changes nothing', async () => {
    const { charity, asker } = await world.build();
    const id = await ask(asker, charity.id, WALLET);
    await operator.client.charities.confirmChange(charity.id, id);
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
      const { charities } = clientAt(world.api.url, token);
      for (const body of [
        WALLET,
        { name: 'American Red Cross of Texas' },
        { ein: '12-3456789' },
        { location: { city: 'Dallas' } },
      ]) {
        expect(await refusal(charities.update(charity.id, body))).toBe('403 FORBIDDEN');
      }
      // A machine counts as its owner's key, which changes what moves no money.
      const described = await outcome(charities.update(charity.id, { description: 'Ours' }));
      expect(described).toBe(token === machine ? 'accepted' : '403 FORBIDDEN');
      const made = { name: 'Oak', ...WALLET };
      expect(await refusal(charities.create(made))).toBe('403 FORBIDDEN');
    }
    const id = await ask(asker, charity.id, WALLET);
    const token = await buildToken(world.api.db, second, { kind: 'user' });
    const client = clientAt(world.api.url, token);
    expect(await refusal(client.charities.confirmChange(charity.id, id))).toBe('403 FORBIDDEN');
    expect(await refusal(refuse({ client }, charity.id, id))).toBe('403 FORBIDDEN');
  });

  it('of an unlisted charity is not changed by a token of an application either', async () => {
    const charity = await buildCharity(world.api.db, { source: 'member', listed: false });
    const member = await world.api.person({ memberOf: charity.id });
    const token = await buildToken(world.api.db, member, { kind: 'machine' });
    const { charities } = clientAt(world.api.url, token);
    expect(await refusal(charities.update(charity.id, WALLET))).toBe('403 FORBIDDEN');
    await charities.update(charity.id, { name: 'Elm' });
    const changed = await member.client.charities.update(charity.id, WALLET);
    expect(changed).toMatchObject({ ...WALLET, pending_changes: [] });
  });

  it('cools off as the first one too, but opens no re-verification', async () => {
    const { charity, asker, second } = await world.build();
    await updateCharity(world.api.db, charity.id, { walletAddress: placeholderWallet(charity.id) });
    const id = await ask(asker, charity.id, WALLET);
    expect(await world.stageOf(charity.id)).toBe('verified');
    await second.client.charities.confirmChange(charity.id, id);
    expect(await world.endCoolingOff(id)).toBe('in_force');
  });
});

describe('name, EIN and address of a verified charity', () => {
  it('wait for confirmation, cooling-off and the approval of the re-verification', async () => {
    const { charity, asker, second } = await world.build();
    const details = { name: 'Maple Street Kitchen', ein: '12-3456700', location: { city: 'Dallas' } };
    const asked = await asker.client.charities.update(charity.id, details);
    expect(asked).toMatchObject({ name: charity.name, ein: null, location: { city: 'New York' } });
    const changes = asked.pending_changes ?? [];
    expect(changes.map(({ field }) => field)).toEqual(['name', 'ein', 'location']);
    expect(changes[2]?.new_value).toMatchObject({ city: 'Dallas', state: 'NY', country: 'US' });
    for (const { change_id: id } of changes) {
      await second.client.charities.confirmChange(charity.id, id);
      expect(await world.endCoolingOff(id)).toBe('in_review');
    }
    const waiting = await asker.client.charities.get(charity.id);
    expect(waiting).toMatchObject({ name: charity.name, ein: null, verification_level: 'basic' });
    expect(waiting.pending_changes?.map(({ status }) => status)).toEqual(Array(3).fill('in_review'));
    await approve(charity.id);
    expect(await asker.client.charities.get(charity.id)).toMatchObject({
      name: 'Maple Street Kitchen',
      ein: '123456700',
      location: { city: 'Dallas', state: 'NY' },
      verification_level: 'basic',
      pending_changes: [],
    });
  });

  it('an approval before the cooling-off ends counts; one before the confirmation does not', async () => {
    const { charity, asker, second } = await world.build();
    const id = await ask(asker, charity.id, { name: 'Early' });
    await approve(charity.id);
    await second.client.charities.confirmChange(charity.id, id);
    expect(await world.endCoolingOff(id)).toBe('in_review');
    expect(await world.stageOf(charity.id)).toBe('re_verification');
    await approve(charity.id);
    expect(await asker.client.charities.get(charity.id)).toMatchObject({ name: 'Early' });

    const next = await ask(asker, charity.id, { name: 'Later' });
    await second.client.charities.confirmChange(charity.id, next);
    await approve(charity.id);
    expect(await asker.client.charities.get(charity.id)).toMatchObject({ name: 'Early' });
    expect(await world.endCoolingOff(next)).toBe('in_force');
    expect(await asker.client.charities.get(charity.id)).toMatchObject({ name: 'Later' });
  });

  it('the person who asked for a change cannot approve it', async () => {
    const { charity } = await world.build();
    const asking = await world.api.person({ isOperator: true });
    const id = await ask(asking, charity.id, { name: 'Mended' });
    await operator.client.charities.confirmChange(charity.id, id);
    const review = asking.client.verification.review(charity.id, { decision: 'approve' });
    expect(await refusal(review)).toBe('403 FORBIDDEN');
    await approve(charity.id);
    expect(await world.endCoolingOff(id)).toBe('in_force');
  });

  it('of a charity that is listed and not verified need the second person and no reviewer', async () => {
    const charity = await buildCharity(world.api.db, { ein: null });
    const member = await world.api.person({ memberOf: charity.id });
    const id = await ask(member, charity.id, { name: 'Pine Street Food Bank' });
    await operator.client.charities.confirmChange(charity.id, id);
    expect(await world.endCoolingOff(id)).toBe('in_force');
  });

  it('an EIN of another charity is 409, and if another charity takes the EIN later, the change is refused', async () => {
    const { charity, asker } = await world.build();
    await buildCharity(world.api.db, { ein: '999000111' });
    expect(await refusal(ask(asker, charity.id, { ein: '999000111' }))).toBe('409 CONFLICT');
    const unlisted = await buildCharity(world.api.db, { source: 'member', listed: false, ein: null });
    expect(await refusal(ask(operator, unlisted.id, { ein: '999000111' }))).toBe('409 CONFLICT');
    const id = await ask(asker, charity.id, { ein: '999000222' });
    await operator.client.charities.confirmChange(charity.id, id);
    expect(await world.endCoolingOff(id)).toBe('in_review');
    await buildCharity(world.api.db, { ein: '999000222' });
    await approve(charity.id);
    expect(await asker.client.charities.get(charity.id)).toMatchObject({ ein: null, pending_changes: [] });
  });
});

describe('who confirms', () => {
  it('is a person of the charity, or an operator, other than who asked', async () => {
    const { charity, asker } = await world.build();
    const id = await ask(asker, charity.id, WALLET);
    const fresh = await world.api.person({ memberOf: charity.id });
    const [stranger, reviewer] = [await world.api.person(), reviewers[0]];
    for (const { client } of [fresh, stranger, reviewer ?? stranger]) {
      expect(await refusal(client.charities.confirmChange(charity.id, id))).toBe('403 FORBIDDEN');
    }
    const asking = await world.api.person({ isOperator: true });
    const byOperator = await ask(asking, charity.id, { name: 'Mended' });
    const own = asking.client.charities.confirmChange(charity.id, byOperator);
    expect(await refusal(own)).toBe('403 FORBIDDEN');
    // The operator who asked is no person of the charity, so that its members do not confirm.
    expect(await refusal(asker.client.charities.confirmChange(charity.id, byOperator))).toBe('403 FORBIDDEN');
    await operator.client.charities.confirmChange(charity.id, byOperator);
  });

  it('is nobody whom the person who asked invited or added', async () => {
    const { charity, asker } = await world.build();
    const invited = await world.api.person();
    await world.joinLongAgo(charity.id, invited.userId);
    await runStatement(
      world.api.db,
      `INSERT INTO charity_invitations (id, charity_id, email, token_hash, invited_by, created_at, expires_at,
         accepted_by, accepted_at)
       VALUES ($1, $2, 'a@example.org', $1, $3, now(), now(), $4, now())`,
      [`invitation_${charity.id}`, charity.id, asker.userId, invited.userId],
    );
    const id = await ask(asker, charity.id, WALLET);
    expect(await refusal(invited.client.charities.confirmChange(charity.id, id))).toBe('403 FORBIDDEN');

    const asking = await world.api.person({ isOperator: true });
    const added = await world.api.person();
    const adding = asking.client.charityMembers.add(charity.id, { user_id: added.userId });
    await askAndApprove(world.api, adding);
    await update(
      world.api.db,
      charityMembers,
      { userId: added.userId },
      { createdAt: new Date('2026-01-01') },
    );
    const other = await ask(asking, charity.id, { name: 'Mended' });
    expect(await refusal(added.client.charities.confirmChange(charity.id, other))).toBe('403 FORBIDDEN');
  });

  it('uses no key that the person who asked issued, nor one made from it', async () => {
    const { charity, second } = await world.build();
    const asking = await world.api.person({ isOperator: true });
    const id = await ask(asking, charity.id, WALLET);
    const { url } = world.api;
    const issued = await asking.client.apiKeys.issue(second.userId, NEW_KEY);
    const made = await clientAt(url, issued.key).apiKeys.create(NEW_KEY);
    const rotated = await clientAt(url, made.key).apiKeys.rotate(made.key_id);
    for (const { key } of [issued, made, rotated]) {
      const confirmed = clientAt(url, key).charities.confirmChange(charity.id, id);
      expect(await refusal(confirmed)).toBe('403 FORBIDDEN');
    }
    await operator.client.charities.confirmChange(charity.id, id);
  });

  it('did not issue the key that asked either', async () => {
    const { charity, asker, second } = await world.build();
    const issuer = await world.api.person({ isOperator: true });
    const { key } = await issuer.client.apiKeys.issue(asker.userId, NEW_KEY);
    const client = clientAt(world.api.url, key);
    const id = await ask({ client }, charity.id, WALLET);
    expect(await refusal(issuer.client.charities.confirmChange(charity.id, id))).toBe('403 FORBIDDEN');
    await second.client.charities.confirmChange(charity.id, id);
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
    const { secrets } = world.gateways;
    const order = { charityId: charity.id, environment: 'production' } as const;
    const confirm = async (body: CharityChanges) => {
      const changeId = await ask(asker, charity.id, body);
      return inTransaction(world.api.db, (tx) =>
        confirmChange({ tx, at, actor, secrets }, { ...order, changeId }),
      );
    };
    const { effectiveAt } = await confirm({ name: 'Seventy-Two' });
    expect(effectiveAt).toEqual(new Date(at.getTime() + 72 * 3_600_000));
    await expect(confirm(WALLET)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a refusal', () => {
  it('by any member stops a change at every step, and later steps are 409', async () => {
    const { charity, asker, second } = await world.build();
    const fresh = await world.api.person({ memberOf: charity.id });
    const id = await ask(asker, charity.id, WALLET);
    await second.client.charities.confirmChange(charity.id, id);
    expect((await refuse(fresh, charity.id, id)).status).toBe('refused');
    const late = ['409 CONFLICT', { change_id: id, status: 'refused' }];
    const confirmed = operator.client.charities.confirmChange(charity.id, id);
    expect(await refusalDetails(confirmed)).toEqual(late);
    expect(await refusalDetails(refuse(operator, charity.id, id))).toEqual(late);
    expect(await world.endCoolingOff(id)).toBe('refused');
    expect((await asker.client.charities.get(charity.id)).wallet_address).toBe(charity.walletAddress);
  });

  it('the person who asked withdraws the change; strangers may not; an unknown change is 404', async () => {
    const { charity, asker, second } = await world.build();
    const other = await world.build();
    const id = await ask(asker, charity.id, WALLET);
    const stranger = await world.api.person();
    expect(await refusal(refuse(stranger, charity.id, id))).toBe('403 FORBIDDEN');
    expect(await refusal(refuse(other.asker, other.charity.id, id))).toBe('404 NOT_FOUND');
    const unknown = second.client.charities.confirmChange(charity.id, 'change_none');
    expect(await refusal(unknown)).toBe('404 NOT_FOUND');
    await refuse(asker, charity.id, id);
  });

  it('comes with a concern, during which nothing changes', async () => {
    const { charity, asker } = await world.build();
    await ask(asker, charity.id, WALLET);
    const concern = { grounds: 'criminal_activity', reason: 'See the news.' } as const;
    await reviewers[0]?.client.verification.raiseConcern(charity.id, concern);
    expect((await asker.client.charities.get(charity.id)).pending_changes).toEqual([]);
    expect(await refusal(ask(asker, charity.id, WALLET))).toBe('409 CONFLICT');
    await asker.client.charities.update(charity.id, { description: 'Still ours' });
  });
});

describe('asking', () => {
  it('is refused after a revocation', async () => {
    const { charity, asker } = await world.build();
    await updateCharity(world.api.db, charity.id, { revokedAt: new Date() });
    expect(await refusal(ask(asker, charity.id, { name: 'Another' }))).toBe('409 CONFLICT');
  });

  it('again for the same value changes nothing, for another replaces the first', async () => {
    const { charity, asker, second } = await world.build();
    const id = await ask(asker, charity.id, { name: 'One' });
    expect(await ask(second, charity.id, { name: 'One' })).toBe(id);
    const next = await ask(asker, charity.id, { name: 'Two' });
    expect(next).not.toBe(id);
    const stale = second.client.charities.confirmChange(charity.id, id);
    const replaced = { change_id: id, status: 'replaced' };
    expect(await refusalDetails(stale)).toEqual(['409 CONFLICT', replaced]);
    expect((await asker.client.charities.get(charity.id)).pending_changes).toHaveLength(1);
  });

  it('is seen by members, reviewers and operators, and by nobody else', async () => {
    const { charity, asker, second } = await world.build();
    await ask(asker, charity.id, { name: 'Seen' });
    for (const { client } of [second, operator, ...reviewers]) {
      expect((await client.charities.get(charity.id)).pending_changes).toHaveLength(1);
    }
    const stranger = await world.api.person();
    expect(await stranger.client.charities.get(charity.id)).not.toHaveProperty('pending_changes');
  });

  it('mails every member at each step', async () => {
    const { charity, asker } = await world.build();
    const people = await Promise.all([buildPerson(world.api), buildPerson(world.api)]);
    for (const { userId } of people) await addMember(world.api.db, charity.id, userId, new Date());
    const id = await ask(asker, charity.id, WALLET);
    await operator.client.charities.confirmChange(charity.id, id);
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
    const id = await ask(asker, charity.id, { name: 'Written Down' });
    await second.client.charities.confirmChange(charity.id, id);
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
  const member = await world.api.person({ memberOf: charity.id });
  await buildVerification(world.api.db, charity.id, stage);
  const changed = await member.client.charities.update(charity.id, { name: 'American Red Cross' });
  expect(changed).toMatchObject({ name: 'American Red Cross', pending_changes: [] });
  expect(await world.stageOf(charity.id)).toBe(after);
});

it.each(ROUNDS)(
  'confirmations, a refusal, a new change and the end of the cooling-off at once have one winner: round %i',
  async () => {
    const { charity, asker, second } = await world.build();
    const id = await ask(asker, charity.id, WALLET);
    const other = '0x52908400098527886E0F7030069857D2E4169EE7';
    const [one, two, refused] = await Promise.all([
      outcome(second.client.charities.confirmChange(charity.id, id)),
      outcome(operator.client.charities.confirmChange(charity.id, id)),
      outcome(refuse(asker, charity.id, id)),
      asker.client.charities.update(charity.id, { wallet_address: other }),
    ]);
    expect([one, two].filter((each) => each === 'accepted').length).toBeLessThanOrEqual(1);
    for (const each of [one, two, refused]) expect(['accepted', '409 CONFLICT']).toContain(each);
    const [ended, late] = await Promise.all([
      world.endCoolingOff(id),
      outcome(refuse(second, charity.id, id)),
    ]);
    expect([refused === 'accepted' ? 'refused' : 'replaced', late]).toEqual([ended, '409 CONFLICT']);
    const open = (await asker.client.charities.get(charity.id)).pending_changes ?? [];
    expect(open.map(({ new_value: value }) => value)).toEqual([other]);
    expect((await findCharity(world.api.db, charity.id))?.walletAddress).toBe(charity.walletAddress);
  },
);

it.each(ROUNDS)('a refusal against the end of the cooling-off: one of them happens, round %i', async () => {
  const { charity, asker, second } = await world.build();
  const id = await ask(asker, charity.id, WALLET);
  await second.client.charities.confirmChange(charity.id, id);
  const [ended, refused] = await Promise.all([
    world.endCoolingOff(id),
    outcome(refuse(asker, charity.id, id)),
  ]);
  const wallet = (await findCharity(world.api.db, charity.id))?.walletAddress;
  if (refused === 'accepted') expect([ended, wallet]).toEqual(['refused', charity.walletAddress]);
  else expect([ended, wallet, refused]).toEqual(['in_force', NEW_WALLET, '409 CONFLICT']);
});
