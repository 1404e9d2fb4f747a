/** Which keys a key reaches, what its user is mailed, and that one of several at once wins. */
import { selectRows } from '../../../db/database';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { useApi } from '../../support/api';
import { sizeOf } from '../../support/large';
import { buildPerson, readMails } from '../../support/oauth';
import { buildKey } from '../access/cast';

const RACES = sizeOf({ usual: 5, large: 200 });
jest.setTimeout(120_000 + RACES * 5_000);

const api = useApi();

interface CreatedKey {
  key_id: string;
  key: string;
}

const create = (key: string, scopes: string[]) =>
  api.call<CreatedKey>('POST', '/v1/api-keys', { key, body: { name: 'billing', scopes } });
const revoke = (key: string, id: string) => api.call('DELETE', `/v1/api-keys/${id}`, { key });
const rotate = (key: string, id: string) =>
  api.call<CreatedKey>('POST', `/v1/api-keys/${id}/rotate`, { key, body: {} });

describe('a key for webhooks', () => {
  let owner: BuiltActor;
  let weak: { id: string; key: string };
  beforeAll(async () => {
    owner = await buildActor(api.db);
    weak = await buildKey(api.db, owner, { scopes: ['webhooks:manage'] });
  });

  it('revokes and rotates no key with more scopes, whether that key is live or already revoked', async () => {
    const strong = await buildKey(api.db, owner, { scopes: ['webhooks:manage', 'donations:write'] });
    const ended = await buildKey(api.db, owner, { scopes: ['donations:write'], revoked: true });
    for (const { id } of [strong, ended]) {
      for (const act of [revoke, rotate]) {
        const { status, body } = await act(weak.key, id);
        expect({ status, error: body }).toMatchObject({
          status: 403,
          error: { error: { code: 'FORBIDDEN', details: { scopes: ['donations:write'] } } },
        });
      }
    }
    expect((await api.call('GET', '/v1/sandbox', { key: strong.key })).status).toBe(200);
  });

  it('revokes a key of the same scopes, and itself', async () => {
    const same = await buildKey(api.db, owner, { scopes: ['webhooks:manage'] });
    expect((await revoke(weak.key, same.id)).status).toBe(200);
    expect((await revoke(weak.key, weak.id)).status).toBe(200);
    expect((await api.call('GET', '/v1/sandbox', { key: weak.key })).status).toBe(401);
  });
});

describe('mails', () => {
  const mailsTo = async (email: string) => (await readMails(api)).filter(({ to }) => to === email);

  it('tell the user of a key that it was created, issued, rotated or revoked, once each', async () => {
    const person = await buildPerson(api);
    const operator = await buildActor(api.db, { isOperator: true });
    const issued = await api.call<CreatedKey>('POST', `/v1/users/${person.userId}/api-keys`, {
      key: operator.key,
      body: { name: 'first', scopes: ['charities:read'] },
    });
    const made = await create(issued.body.key, ['charities:read']);
    const rotated = await rotate(issued.body.key, made.body.key_id);
    await revoke(issued.body.key, rotated.body.key_id);
    await revoke(issued.body.key, rotated.body.key_id);
    const mails = await mailsTo(person.email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'API key replaced',
      'API key revoked',
      'New API key',
      'New API key',
    ]);
    const texts = mails.map(({ text }) => text).join('\n');
    for (const { key_id: id } of [issued.body, made.body, rotated.body]) expect(texts).toContain(id);
    for (const { key } of [issued.body, made.body, rotated.body]) expect(texts).not.toContain(key);
    for (const { text } of mails) expect(text).toContain('/account/keys');
  });

  it('go only to confirmed addresses, and not after a refusal', async () => {
    const person = await buildPerson(api);
    const owner = await buildKey(api.db, person);
    const weak = await buildKey(api.db, person, { scopes: ['charities:read'] });
    await create(weak.key, ['donations:write']);
    await revoke(weak.key, owner.id);
    expect(await mailsTo(person.email)).toEqual([]);
    await selectRows(api.db, 'UPDATE user_logins SET confirmed_at = NULL WHERE user_id = $1 RETURNING 1', [
      person.userId,
    ]);
    await create(owner.key, ['charities:read']);
    expect(await mailsTo(person.email)).toEqual([]);
  });
});

describe(`at once, ${RACES} times`, () => {
  it('two rotations and a revocation of one key: at most one rotation, and the old key ends once', async () => {
    const owner = await buildActor(api.db);
    for (let race = 0; race < RACES; race++) {
      const { id } = await buildKey(api.db, owner, { scopes: ['charities:read'] });
      const acts = [() => rotate(owner.key, id), () => rotate(owner.key, id), () => revoke(owner.key, id)];
      const turn = race % acts.length;
      const replies = await Promise.all(
        [...acts.slice(turn), ...acts.slice(0, turn)].map(async (act) => (await act()).status),
      );
      const rotations = replies.filter((status) => status === 201).length;
      expect(rotations).toBeLessThanOrEqual(1);
      expect([...replies].sort()).toEqual(rotations === 1 ? [200, 201, 409] : [200, 409, 409]);
      expect(await countAudits(id)).toEqual({
        'api_key.revoked': 1,
        ...(rotations === 1 && { 'api_key.rotated': 1 }),
      });
      for (const { id: made } of await listSuccessors(id)) await revoke(owner.key, made);
    }
  });

  it('an invitation is accepted by one user, or revoked', async () => {
    const charity = await buildCharity(api.db);
    const member = await buildActor(api.db, { memberOf: charity.id });
    const [one, two] = [await buildActor(api.db), await buildActor(api.db)];
    for (let race = 0; race < RACES; race++) {
      await selectRows(api.db, `UPDATE charity_invitations SET created_at = '2020-01-01' RETURNING 1`);
      const email = `race${String(race)}@example.org`;
      const invited = await api.call<{ invitation_id: string }>(
        'POST',
        `/v1/charities/${charity.id}/invitations`,
        { key: member.key, body: { email } },
      );
      const mail = (await readMails(api)).find(({ to }) => to === email);
      const token = /"token": "([^"]+)"/.exec(mail?.text ?? '')?.[1] ?? 'no mail';
      const accept = (key: string) => api.call('POST', '/v1/invitations/accept', { key, body: { token } });
      const path = `/v1/charities/${charity.id}/invitations/${invited.body.invitation_id}`;
      const acts = [
        () => accept(one.key),
        () => accept(two.key),
        () => api.call('DELETE', path, { key: member.key }),
      ];
      const turn = race % acts.length;
      const replies = await Promise.all([...acts.slice(turn), ...acts.slice(0, turn)].map((act) => act()));
      const won = replies.filter(({ status }) => status < 300);
      expect(won).toHaveLength(1);
      const joined = await selectRows(
        api.db,
        'DELETE FROM charity_members WHERE charity_id = $1 AND user_id <> $2 RETURNING 1',
        [charity.id, member.userId],
      );
      expect(joined).toHaveLength(won[0]?.status === 201 ? 1 : 0);
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
