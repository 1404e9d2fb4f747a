/** Which keys a key reaches, what its user is mailed, and that one of several at once wins. */
import { type GivingClient } from '../../../client/index';
import { changeRows, runStatement, selectRows } from '../../../db/database';
import { update } from '../../../db/rows';
import { oauthClients } from '../../../db/tables/accounts';
import { buildCharity } from '../../factories';
import { clientAt, type Person, useApi } from '../../support/api';
import { sizeOf } from '../../support/large';
import { buildPerson, readMails } from '../../support/oauth';
import { outcome, refusal, refusalDetails } from '../../support/refusal';
import { buildKey } from '../access/cast';

const RACES = sizeOf({ usual: 5, large: 200 });
jest.setTimeout(120_000 + RACES * 5_000);

const api = useApi();

async function keyOf(owner: Pick<Person, 'accountId' | 'userId'>, options?: Parameters<typeof buildKey>[2]) {
  const { id, key } = await buildKey(api.db, owner, options);
  return { id, client: clientAt(api.url, key) };
}

describe('a key for webhooks', () => {
  let owner: Person;
  let weak: Awaited<ReturnType<typeof keyOf>>;
  beforeAll(async () => {
    owner = await api.person();
    weak = await keyOf(owner, { scopes: ['webhooks:manage'] });
  });

  it('revokes and rotates no key with more scopes, whether that key is live or already revoked', async () => {
    const strong = await keyOf(owner, { scopes: ['webhooks:manage', 'donations:write'] });
    const ended = await keyOf(owner, { scopes: ['donations:write'], revoked: true });
    const { apiKeys } = weak.client;
    for (const { id } of [strong, ended]) {
      for (const act of [() => apiKeys.revoke(id), () => apiKeys.rotate(id)]) {
        const [refused, details] = await refusalDetails(act());
        expect(refused).toBe('403 FORBIDDEN');
        expect(details).toMatchObject({ scopes: ['donations:write'] });
      }
    }
    await strong.client.sandbox.get();
  });

  it('revokes a key of the same scopes, and itself', async () => {
    const same = await keyOf(owner, { scopes: ['webhooks:manage'] });
    await weak.client.apiKeys.revoke(same.id);
    await weak.client.apiKeys.revoke(weak.id);
    expect(await refusal(weak.client.sandbox.get())).toBe('401 INVALID_API_KEY');
  });
});

it('an operator gives nobody a scope that the own key lacks', async () => {
  const operator = await api.person({ isOperator: true });
  const { client } = await keyOf(operator, { scopes: ['fees:read'] });
  const order = { name: 'all', scopes: ['fees:read', 'donations:write'] } as const;
  const scopes = [...order.scopes];
  expect(await refusal(client.apiKeys.issue(operator.userId, { ...order, scopes }))).toBe('403 FORBIDDEN');
  const machine = client.oauthClients.create({ ...order, scopes, kind: 'machine', user_id: operator.userId });
  expect(await refusal(machine)).toBe('403 FORBIDDEN');
});

it('an operator gets no credential of another operator or a reviewer, whom it would keep from deciding', async () => {
  const operator = await api.person({ isOperator: true });
  const scopes = ['charities:read' as const];
  const uris = ['https://app.example/back'] as [string];
  const app = { name: 'App', kind: 'web' as const, redirect_uris: uris, scopes };
  const tries = async ({ userId, client }: Person) => {
    const { client_id: theirs } = await operator.client.oauthClients.create(app);
    await update(api.db, oauthClients, { id: theirs }, { userId });
    return [
      await outcome(operator.client.apiKeys.issue(userId, { name: 'a', scopes })),
      await outcome(operator.client.oauthClients.create({ ...app, user_id: userId })),
      await outcome(operator.client.oauthClients.rotateSecret(theirs)),
      await outcome(client.apiKeys.create({ name: 'own', scopes })),
    ];
  };
  const refused = ['403 FORBIDDEN', '403 FORBIDDEN', '403 FORBIDDEN', 'accepted'];
  expect(await tries(await api.person({ isOperator: true }))).toEqual(refused);
  expect(await tries(await api.person({ isReviewer: true }))).toEqual(refused);
  const all = Array.from({ length: 4 }, () => 'accepted');
  expect([await tries(operator), await tries(await api.person())]).toEqual([all, all]);
});

describe('mails', () => {
  const mailsTo = async (email: string) => (await readMails(api)).filter(({ to }) => to === email);

  it('tell the user of a key that it was created, issued, rotated or revoked, once each', async () => {
    const person = await buildPerson(api);
    const operator = (await api.person({ isOperator: true })).client;
    const issued = await operator.apiKeys.issue(person.userId, { name: 'first', scopes: ['charities:read'] });
    const { apiKeys } = clientAt(api.url, issued.key);
    const made = await apiKeys.create({ name: 'billing', scopes: ['charities:read'] });
    const rotated = await apiKeys.rotate(made.key_id);
    await apiKeys.revoke(rotated.key_id);
    await apiKeys.revoke(rotated.key_id);
    const mails = await mailsTo(person.email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'API key replaced',
      'API key revoked',
      'New API key',
      'New API key',
    ]);
    const texts = mails.map(({ text }) => text).join('\n');
    for (const { key_id: id } of [issued, made, rotated]) expect(texts).toContain(id);
    for (const { key } of [issued, made, rotated]) expect(texts).not.toContain(key);
    for (const { text } of mails) expect(text).toContain('/my/keys');
  });

  it('go only to confirmed addresses, and not after a refusal', async () => {
    const person = await buildPerson(api);
    const owner = await keyOf(person);
    const weak = await keyOf(person, { scopes: ['charities:read'] });
    const more = weak.client.apiKeys.create({ name: 'billing', scopes: ['donations:write'] });
    expect(await refusal(more)).toBe('403 FORBIDDEN');
    expect(await refusal(weak.client.apiKeys.revoke(owner.id))).toBe('403 FORBIDDEN');
    expect(await mailsTo(person.email)).toEqual([]);
    const unconfirmed = 'UPDATE user_logins SET confirmed_at = NULL WHERE user_id = $1';
    await runStatement(api.db, unconfirmed, [person.userId]);
    await owner.client.apiKeys.create({ name: 'billing', scopes: ['charities:read'] });
    expect(await mailsTo(person.email)).toEqual([]);
  });
});

describe(`at once, ${RACES} times`, () => {
  const ended = (name: string, call: Promise<unknown>): Promise<string> =>
    call.then(
      () => name,
      () => refusal(call),
    );

  /** Sends all at once, each race another one first. */
  function inTurn(race: number, acts: (() => Promise<string>)[]): Promise<string[]> {
    const turn = race % acts.length;
    return Promise.all([...acts.slice(turn), ...acts.slice(0, turn)].map((act) => act()));
  }

  it('two rotations and a revocation of one key: at most one rotation, and the old key ends once', async () => {
    const owner = await api.person();
    const { apiKeys } = owner.client;
    for (let race = 0; race < RACES; race++) {
      const { id } = await buildKey(api.db, owner, { scopes: ['charities:read'] });
      const rotate = () => ended('rotated', apiKeys.rotate(id));
      const ends = await inTurn(race, [rotate, rotate, () => ended('revoked', apiKeys.revoke(id))]);
      const rotations = ends.filter((end) => end === 'rotated').length;
      expect(rotations).toBeLessThanOrEqual(1);
      const second = rotations === 1 ? 'rotated' : '409 CONFLICT';
      expect(ends.sort()).toEqual(['409 CONFLICT', 'revoked', second].sort());
      expect(await countAudits(id)).toEqual({
        'api_key.revoked': 1,
        ...(rotations === 1 && { 'api_key.rotated': 1 }),
      });
      for (const { id: made } of await listSuccessors(id)) await apiKeys.revoke(made);
    }
  });

  it('an invitation is accepted by one user, or revoked', async () => {
    const charity = await buildCharity(api.db);
    const member = await api.person({ memberOf: charity.id });
    const [one, two] = [(await api.person()).client, (await api.person()).client];
    for (let race = 0; race < RACES; race++) {
      await runStatement(api.db, `UPDATE charity_invitations SET created_at = '2020-01-01'`);
      const email = `race${String(race)}@example.org`;
      const { charityMembers } = member.client;
      const { invitation_id } = await charityMembers.invite(charity.id, { email });
      const mail = (await readMails(api)).find(({ to }) => to === email);
      const token = /"token": "([^"]+)"/.exec(mail?.text ?? '')?.[1] ?? 'no mail';
      const accept = (by: GivingClient) => ended('joined', by.charityMembers.accept({ token }));
      const revoke = () => ended('revoked', charityMembers.revokeInvitation(charity.id, invitation_id));
      const ends = await inTurn(race, [() => accept(one), () => accept(two), revoke]);
      const won = ends.filter((end) => end === 'joined' || end === 'revoked');
      expect(won).toHaveLength(1);
      const joined = await changeRows(
        api.db,
        'DELETE FROM charity_members WHERE charity_id = $1 AND user_id <> $2',
        [charity.id, member.userId],
      );
      expect(joined).toBe(won[0] === 'joined' ? 1 : 0);
    }
  });
});

async function countAudits(subjectId: string): Promise<Record<string, number>> {
  const rows = await selectRows<{ action: string; entries: number }>(
    api.db,
    'SELECT action, count(*)::int AS entries FROM audit_log WHERE subject_id = $1 GROUP BY action',
    [subjectId],
  );
  return Object.fromEntries(rows.map(({ action, entries }) => [action, entries]));
}

function listSuccessors(id: string): Promise<{ id: string }[]> {
  return selectRows(
    api.db,
    'SELECT replaced_by AS id FROM api_keys WHERE id = $1 AND replaced_by IS NOT NULL',
    [id],
  );
}
