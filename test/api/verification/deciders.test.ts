/** Who may decide a verification, and how many it takes: nobody vouches for themselves. */
import { selectRows } from '../../../db/database';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { type WireError, useApi } from '../../support/api';
import { sizeOf } from '../../support/large';
import { readInvitationToken } from '../../support/oauth';

const ROOT = '/api/v1/verification';
const SCOPES = ['verification:read', 'verification:write', 'charities:read', 'charities:write'];
const ROUNDS = sizeOf({ usual: 5, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 5_000);
const api = useApi();
let reviewer: BuiltActor;
let otherReviewer: BuiltActor;
let operator: BuiltActor;
beforeAll(async () => {
  reviewer = await buildActor(api.db, { isReviewer: true });
  otherReviewer = await buildActor(api.db, { isReviewer: true });
  operator = await buildActor(api.db, { isReviewer: true, isOperator: true });
});

interface Wire extends WireError {
  status: string;
  stage: string;
  approvals: { by: string | null; at: string }[];
}

interface WireHistory {
  history: { happening: string; to_stage: string; actor: { id: string | null } }[];
}

function post(key: string, entityId: string, action: string, body: object = {}) {
  return api.call<Wire>('POST', `${ROOT}/${entityId}/${action}`, { key, body });
}

const review = (key: string, entityId: string, decision: string) =>
  post(key, entityId, 'review', { decision, reason: 'As seen.' });

async function moveTo(entityId: string, stage: string, status: string, isInForce: boolean): Promise<void> {
  await selectRows(
    api.db,
    `UPDATE verifications SET stage = $2, status = $3, in_force = $4, due_at = now() WHERE entity_id = $1 RETURNING 1`,
    [entityId, stage, status, isInForce],
  );
}

async function apply(key: string, entityId: string, level = 'standard'): Promise<void> {
  const body = { entity_type: 'organization', entity_id: entityId, verification_level: level };
  expect((await api.call('POST', `${ROOT}/initiate`, { key, body })).status).toBe(202);
  await moveTo(entityId, 'compliance_check', 'in_review', false);
}

/** A charity that waits for its approval. */
async function applied(level = 'standard'): Promise<{ id: string; member: BuiltActor }> {
  const { id } = await buildCharity(api.db);
  const member = await buildActor(api.db, { memberOf: id });
  await apply(member.key, id, level);
  return { id, member };
}

async function create(key: string): Promise<string> {
  const { body } = await api.call<{ id: string }>('POST', '/v1/charities', { key, body: { name: 'Mine' } });
  return body.id;
}

const read = (key: string, entityId: string) => api.call<Wire>('GET', `${ROOT}/status/${entityId}`, { key });

/** Everything that decides about a verification, each from a stage that allows it. */
const DECISIONS: [name: string, stage: [string, string, boolean], action: string, body: object][] = [
  ['pass', ['initial_review', 'in_review', false], 'review', { decision: 'pass' }],
  ['fail', ['initial_review', 'in_review', false], 'review', { decision: 'fail', reason: 'No.' }],
  ['approve', ['compliance_check', 'in_review', false], 'review', { decision: 'approve' }],
  ['deny', ['compliance_check', 'in_review', false], 'review', { decision: 'deny', reason: 'No.' }],
  ['renew', ['renewal_review', 'renewal_due', true], 'review', { decision: 'approve' }],
  ['verify again', ['re_verification', 'in_review', true], 'review', { decision: 'approve' }],
  ['claim', ['compliance_check', 'in_review', false], 'claim', {}],
  ['release', ['compliance_check', 'in_review', false], 'release', {}],
  [
    'raise a concern',
    ['verified', 'approved', true],
    'concerns',
    { grounds: 'terms_violations', reason: 'A.' },
  ],
  [
    'dismiss',
    ['final_determination', 'concern', true],
    'concerns/determination',
    { decision: 'dismiss', reason: 'A.' },
  ],
  [
    'revoke',
    ['revocation_confirmation', 'concern', true],
    'concerns/determination',
    { decision: 'revoke', reason: 'A.' },
  ],
  ['hear an appeal', ['appeal_initial_review', 'appealed', false], 'review', { decision: 'pass' }],
  ['grant an appeal', ['appeal_full_review', 'appealed', false], 'review', { decision: 'approve' }],
];

async function expectNoDecision(key: string, entityId: string): Promise<void> {
  for (const [name, stage, action, body] of DECISIONS) {
    await moveTo(entityId, ...stage);
    const { status, body: answer } = await post(key, entityId, action, body);
    expect({ name, status, code: answer.error.code }).toEqual({ name, status: 403, code: 'FORBIDDEN' });
  }
}

describe('from standard up', () => {
  it('an approval takes two people: the first leaves it in review, the same one again is 409, the history has both', async () => {
    const { id, member } = await applied();
    const first = await review(reviewer.key, id, 'approve');
    expect([first.status, first.body.status, first.body.stage]).toEqual([
      200,
      'in_review',
      'compliance_check',
    ]);
    expect(first.body.approvals).toEqual([{ by: reviewer.userId, at: expect.any(String) as string }]);
    const again = await review(reviewer.key, id, 'approve');
    expect([again.status, again.body.error.code]).toEqual([409, 'CONFLICT']);
    expect((await read(member.key, id)).body).toMatchObject({
      status: 'in_review',
      approvals: [{ by: null }],
    });
    expect((await api.call('GET', `/v1/charities/${id}`, { key: member.key })).body).toMatchObject({
      verified: false,
    });

    const second = await review(otherReviewer.key, id, 'approve');
    expect(second.body).toMatchObject({ status: 'approved', stage: 'verified', approvals: [] });
    const { body } = await api.call<WireHistory>('GET', `${ROOT}/${id}/history`, { key: operator.key });
    const approvals = body.history.filter(({ happening }) => happening === 'approve');
    expect(approvals.map(({ actor, to_stage }) => [actor.id, to_stage])).toEqual([
      [reviewer.userId, 'compliance_check'],
      [otherReviewer.userId, 'verified'],
    ]);
  });

  it('the queue shows the approvals, and the first one ends the claim', async () => {
    const { id } = await applied();
    await post(reviewer.key, id, 'claim');
    await review(reviewer.key, id, 'approve');
    interface Queue {
      verifications: { entity_id: string; claimed_by: string | null; approvals: { by: string }[] }[];
    }
    const path = `${ROOT}/queue?stage=compliance_check&limit=100`;
    const { body } = await api.call<Queue>('GET', path, { key: otherReviewer.key });
    expect(body.verifications.find(({ entity_id }) => entity_id === id)).toMatchObject({
      claimed_by: null,
      approvals: [{ by: reviewer.userId }],
    });
  });

  it('one denial suffices, also after an approval', async () => {
    const { id } = await applied('enhanced');
    await review(reviewer.key, id, 'approve');
    expect((await review(otherReviewer.key, id, 'deny')).body).toMatchObject({
      status: 'rejected',
      approvals: [],
    });
  });

  it.each([
    ['renewal_review', 'renewal_due', 'renewal_due'],
    ['re_verification', 'in_review', 'in_review'],
    ['early_renewal_review', 'approved', 'approved'],
  ])('%s takes two, and what happens in between voids the first', async (stage, status, between) => {
    const { id, member } = await applied();
    await moveTo(id, stage, status, true);
    expect((await review(reviewer.key, id, 'approve')).body).toMatchObject({ status: between, stage });
    await post(member.key, id, 'documents', { statement: 'One more thing.' });
    expect((await read(reviewer.key, id)).body.approvals).toEqual([]);
    expect((await review(otherReviewer.key, id, 'approve')).body).toMatchObject({ stage });
    expect((await review(reviewer.key, id, 'approve')).body).toMatchObject({ stage: 'verified' });
  });

  it('an appeal is granted by two people who had no part in the denial', async () => {
    const { id, member } = await applied();
    const third = await buildActor(api.db, { isReviewer: true });
    await review(reviewer.key, id, 'deny');
    await post(member.key, id, 'appeals', { explanation: 'It is a mistake.' });
    await review(otherReviewer.key, id, 'pass');
    expect((await review(otherReviewer.key, id, 'approve')).body).toMatchObject({ status: 'appealed' });
    expect((await review(reviewer.key, id, 'approve')).status).toBe(403);
    expect((await review(otherReviewer.key, id, 'approve')).status).toBe(409);
    expect((await review(third.key, id, 'approve')).body).toMatchObject({ status: 'approved' });
  });
});

describe('deciders at once', () => {
  /** Makes the decisions at the same moment. The first to be sent changes with the round. */
  async function decideAtOnce(round: number, entityId: string, tries: [key: string, decision: string][]) {
    const sent = round % 2 === 0 ? tries : tries.toReversed();
    const replies = await Promise.all(sent.map(([key, decision]) => review(key, entityId, decision)));
    return replies.map(({ status }) => status).sort();
  }

  const decisionsOf = async (entityId: string) => {
    const { body } = await api.call<WireHistory>('GET', `${ROOT}/${entityId}/history`, { key: operator.key });
    return body.history.map(({ happening }) => happening).filter((each) => /approve|deny/.test(each));
  };

  it('the last approval against a denial: one of them ends the case', async () => {
    const third = await buildActor(api.db, { isReviewer: true });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await applied();
      await review(reviewer.key, id, 'approve');
      const tries: [string, string][] = [
        [otherReviewer.key, 'approve'],
        [third.key, 'deny'],
      ];
      expect(await decideAtOnce(round, id, tries)).toEqual([200, 409]);
      const { status } = (await read(operator.key, id)).body;
      expect(['approved', 'rejected']).toContain(status);
      expect(await decisionsOf(id)).toEqual(['approve', status === 'approved' ? 'approve' : 'deny']);
    }
  });

  it('three approvals: two count, and the second verifies', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await applied();
      const keys = [reviewer.key, otherReviewer.key, operator.key];
      const tries = keys.map((key): [string, string] => [key, 'approve']);
      expect(await decideAtOnce(round, id, tries)).toEqual([200, 200, 409]);
      expect((await read(operator.key, id)).body).toMatchObject({ status: 'approved', stage: 'verified' });
      expect(await decisionsOf(id)).toEqual(['approve', 'approve']);
    }
  });

  it('one decider with two keys counts once', async () => {
    const { body } = await api.call<{ key: string }>('POST', '/v1/api-keys', {
      key: reviewer.key,
      body: { name: 'second', scopes: SCOPES },
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await applied();
      const tries: [string, string][] = [
        [reviewer.key, 'approve'],
        [body.key, 'approve'],
      ];
      expect(await decideAtOnce(round, id, tries)).toEqual([200, 409]);
      expect((await read(operator.key, id)).body).toMatchObject({
        status: 'in_review',
        approvals: [{ by: reviewer.userId }],
      });
    }
  });
});

it('basic takes one', async () => {
  const { id } = await applied('basic');
  expect((await review(reviewer.key, id, 'approve')).body).toMatchObject({
    status: 'approved',
    approvals: [],
  });
});

describe('nobody vouches for themselves', () => {
  it('a reviewer who created the charity, invited an accomplice and left decides nothing, ever', async () => {
    const cheat = await buildActor(api.db, { isReviewer: true });
    const accomplice = await buildActor(api.db);
    const id = await create(cheat.key);
    const invitation = { email: 'accomplice@example.org' };
    await api.call('POST', `/v1/charities/${id}/invitations`, { key: cheat.key, body: invitation });
    const token = await readInvitationToken(api, invitation.email);
    await api.call('POST', '/v1/invitations/accept', { key: accomplice.key, body: { token } });
    const left = await api.call('DELETE', `/v1/charities/${id}/members/${cheat.userId}`, { key: cheat.key });
    expect(left.status).toBe(200);
    await apply(accomplice.key, id, 'basic');
    await expectNoDecision(cheat.key, id);
    await selectRows(api.db, `UPDATE former_members SET left_at = now() - interval '10 years' RETURNING 1`);
    await expectNoDecision(cheat.key, id);
  });

  it('a former member decides again after 365 days', async () => {
    const { id, member } = await applied();
    const former = await buildActor(api.db, { isReviewer: true, memberOf: id });
    await api.call('DELETE', `/v1/charities/${id}/members/${former.userId}`, { key: member.key });
    await expectNoDecision(former.key, id);
    const leftDaysAgo = (days: number) =>
      selectRows(
        api.db,
        `UPDATE former_members SET left_at = now() - $2 * interval '1 day' WHERE user_id = $1 RETURNING 1`,
        [former.userId, days],
      );
    await leftDaysAgo(364);
    await expectNoDecision(former.key, id);
    await leftDaysAgo(366);
    await moveTo(id, 'compliance_check', 'in_review', false);
    expect((await review(former.key, id, 'approve')).status).toBe(200);
  });

  it('an operator who applied, sent documents or appealed for the organization decides nothing', async () => {
    const { id } = await buildCharity(api.db);
    await apply(operator.key, id);
    await expectNoDecision(operator.key, id);
    const other = await applied();
    await moveTo(other.id, 'request_for_additional_information', 'information_required', false);
    const sent = await post(operator.key, other.id, 'documents', { statement: 'They are good.' });
    expect(sent.status).toBe(202);
    await expectNoDecision(operator.key, other.id);
  });
});

describe('a key also counts as the person who issued it', () => {
  const issue = async (issuer: BuiltActor, to: BuiltActor) => {
    const body = { name: 'a', scopes: SCOPES };
    const path = `/v1/users/${to.userId}/api-keys`;
    return (await api.call<{ key: string }>('POST', path, { key: issuer.key, body })).body.key;
  };

  it('an operator decides nothing about their own charity with a key that they issued to a reviewer, nor with one made by it', async () => {
    const cheat = await buildActor(api.db, { isReviewer: true, isOperator: true });
    const id = await create(cheat.key);
    await apply(cheat.key, id);
    const key = await issue(cheat, reviewer);
    await expectNoDecision(key, id);
    const made = await api.call<{ key: string; key_id: string }>('POST', '/v1/api-keys', {
      key,
      body: { name: 'b', scopes: SCOPES },
    });
    await expectNoDecision(made.body.key, id);
    const rotation = await api.call<{ key: string }>('POST', `/v1/api-keys/${made.body.key_id}/rotate`, {
      key: reviewer.key,
      body: {},
    });
    await expectNoDecision(rotation.body.key, id);
    await moveTo(id, 'compliance_check', 'in_review', false);
    expect((await review(reviewer.key, id, 'approve')).status).toBe(200);
  });

  it('two keys with one issuer, or the issuer and their key, are one decider', async () => {
    const { id } = await applied();
    const [one, other] = [await issue(operator, reviewer), await issue(operator, otherReviewer)];
    expect((await review(one, id, 'approve')).status).toBe(200);
    for (const key of [other, operator.key, reviewer.key]) {
      expect((await review(key, id, 'approve')).status).toBe(409);
    }
    expect((await review(otherReviewer.key, id, 'approve')).body).toMatchObject({ status: 'approved' });
  });

  it('nor does the issuer confirm a revocation that their key proposed', async () => {
    const { id } = await applied();
    await moveTo(id, 'final_determination', 'concern', true);
    const revoke = { decision: 'revoke', reason: 'Forged.' };
    await post(await issue(operator, reviewer), id, 'concerns/determination', revoke);
    for (const { key } of [operator, reviewer]) {
      expect((await post(key, id, 'concerns/determination', revoke)).status).toBe(403);
    }
    const confirmed = await post(otherReviewer.key, id, 'concerns/determination', revoke);
    expect(confirmed.body).toMatchObject({ status: 'revoked' });
  });

  it('answers differ for a stranger, a user without the role, and a decider who is not independent', async () => {
    const { id, member } = await applied();
    const stranger = await buildActor(api.db);
    expect((await review(stranger.key, id, 'approve')).status).toBe(404);
    expect((await review(member.key, id, 'approve')).status).toBe(403);
  });
});
