/** Who may do what, bad input, and the reviewers' queue; the workflow is not needed for any of it. */
import { buildActor, buildCharity } from '../../factories';
import { type WireError, useApi } from '../../support/api';

const ROOT = '/api/v1/verification';
const api = useApi();

interface Record extends WireError {
  status: string;
  stage: string;
  required_actions: string[];
  verification_id: string;
  history_url: string;
}

function post(key: string, path: string, body?: object) {
  return api.call<Record>('POST', `${ROOT}/${path}`, { key, ...(body === undefined ? {} : { body }) });
}

const apply = (key: string, entity_id: string, changes: object = {}) =>
  post(key, 'initiate', {
    entity_type: 'organization',
    entity_id,
    verification_level: 'standard',
    documents: [],
    ...changes,
  });

async function world() {
  const charity = await buildCharity(api.db);
  const [member, stranger, reviewer, operator] = await Promise.all([
    buildActor(api.db, { memberOf: charity.id }),
    buildActor(api.db),
    buildActor(api.db, { isReviewer: true }),
    buildActor(api.db, { isReviewer: true, isOperator: true }),
  ]);
  return { charity, member, stranger, reviewer, operator };
}

it('members and operators apply for an organization; strangers and reviewers do not, and an unknown one is 422', async () => {
  const { charity, member, stranger, reviewer, operator } = await world();
  expect((await apply(stranger.key, charity.id)).body.error.code).toBe('FORBIDDEN');
  expect((await apply(reviewer.key, charity.id)).status).toBe(403);
  const unknown = await apply(stranger.key, 'charity_unknown');
  expect([unknown.status, unknown.body.error.code]).toEqual([422, 'INVALID_CHARITY']);
  const accepted = await apply(member.key, charity.id);
  expect(accepted.status).toBe(202);
  expect(accepted.body).toMatchObject({ status: 'pending', stage: 'document_submission' });
  expect(accepted.body.required_actions[0]).toContain('determination_letter');
  const second = await apply(operator.key, charity.id);
  expect([second.status, second.body.error.code]).toEqual([409, 'CONFLICT']);
});

it('a user applies for themselves, as donor and as volunteer, and for nobody else', async () => {
  const { stranger, member } = await world();
  const self = (entity_type: string) => apply(stranger.key, stranger.userId, { entity_type });
  expect((await self('donor')).status).toBe(202);
  expect((await self('volunteer')).status).toBe(202);
  expect((await apply(member.key, stranger.userId, { entity_type: 'donor' })).status).toBe(403);
  const status = await api.call('GET', `${ROOT}/status/${stranger.userId}?entity_type=donor`, {
    key: stranger.key,
  });
  expect(status.body).toMatchObject({ entity_type: 'donor', status: 'pending' });
});

it('two applications at once: one is accepted', async () => {
  const { charity, member } = await world();
  const statuses = (await Promise.all([1, 2, 3].map(() => apply(member.key, charity.id)))).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([202, 409, 409]);
});

it('to strangers a verification does not exist', async () => {
  const { charity, member, stranger } = await world();
  await apply(member.key, charity.id);
  for (const path of [`status/${charity.id}`, `${charity.id}/history`]) {
    expect((await api.call('GET', `${ROOT}/${path}`, { key: stranger.key })).status).toBe(404);
  }
  const review = { decision: 'pass', reason: 'Fine.' };
  expect((await post(stranger.key, `${charity.id}/review`, review)).status).toBe(404);
  expect((await post(member.key, `${charity.id}/review`, review)).status).toBe(403);
  expect((await api.call('GET', `${ROOT}/status/charity_unknown`, { key: stranger.key })).status).toBe(404);
});

it('every fault of an application is named at once', async () => {
  const { charity, member } = await world();
  const { status, body } = await post(member.key, 'initiate', {
    entity_type: 'company',
    entity_id: charity.id,
    verification_level: 'gold',
    documents: [
      { type: 'selfie', url: 'https://example.org/a.pdf', issued_on: '2026-02-30' },
      { type: 'bylaws', url: 'https://example.org/b.pdf', issued_on: '0000-01-01' },
    ],
    colour: 'red',
  });
  expect(status).toBe(400);
  const fields = (body.error.details.fields as { field: string }[]).map(({ field }) => field);
  expect(fields.sort()).toEqual([
    'colour',
    'documents.0.issued_on',
    'documents.0.type',
    'documents.1.issued_on',
    'entity_type',
    'verification_level',
  ]);
  const unreachable = await apply(member.key, charity.id, {
    documents: [
      { type: 'bylaws', url: 'file:///etc/passwd' },
      { type: 'bylaws', url: 'http://169.254.169.254/latest' },
    ],
  });
  expect(unreachable.body.error.details.fields).toMatchObject([
    { field: 'documents.0.url' },
    { field: 'documents.1.url' },
  ]);
});

it('nobody reviews an organization they belong to', async () => {
  const { charity } = await world();
  const both = await buildActor(api.db, { isReviewer: true, memberOf: charity.id });
  await apply(both.key, charity.id);
  const review = { decision: 'pass', reason: 'Mine is good.' };
  expect((await post(both.key, `${charity.id}/review`, review)).status).toBe(403);
  expect((await post(both.key, `${charity.id}/claim`)).status).toBe(403);
});

it('the same Idempotency-Key applies once', async () => {
  const { charity, member } = await world();
  const send = () =>
    api.call<Record>('POST', `${ROOT}/initiate`, {
      key: member.key,
      headers: { 'Idempotency-Key': 'apply-1' },
      body: { entity_type: 'organization', entity_id: charity.id, verification_level: 'basic' },
    });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(again.text).toBe(first.text);
});

describe('the queue', () => {
  interface Queue {
    verifications: { entity_id: string; stage: string; claimed_by: string | null; overdue: boolean }[];
    total: number;
  }
  const queue = (key: string, query = '') => api.call<Queue>('GET', `${ROOT}/queue${query}`, { key });

  async function waiting() {
    const people = await world();
    await apply(people.member.key, people.charity.id);
    await api.db.sequelize.query(
      `UPDATE verifications SET stage = 'initial_review', status = 'in_review', due_at = '2026-01-05T00:00:00Z' WHERE entity_id = $1`,
      { bind: [people.charity.id] },
    );
    return people;
  }

  it('a reviewer gives a reason to fail or deny, and may leave it out to go on', async () => {
    const { charity, reviewer } = await waiting();
    for (const decision of ['fail', 'deny']) {
      const { status, body } = await post(reviewer.key, `${charity.id}/review`, { decision });
      expect([status, body.error.details.fields]).toMatchObject([400, [{ field: 'reason' }]]);
    }
    const { body } = await post(reviewer.key, `${charity.id}/review`, { decision: 'pass' });
    expect(body).toMatchObject({ stage: 'database_verification', reason: null });
  });

  it('is for reviewers, shows overdue cases, and only the claimer decides a claimed case', async () => {
    const { charity, member, reviewer } = await waiting();
    const colleague = await buildActor(api.db, { isReviewer: true });
    expect((await queue(member.key)).status).toBe(403);
    const { body } = await queue(reviewer.key, '?overdue=true&entity_type=organization&claimed_by=nobody');
    expect(body.verifications).toContainEqual(
      expect.objectContaining({ entity_id: charity.id, stage: 'initial_review', overdue: true }),
    );
    expect((await post(reviewer.key, `${charity.id}/claim`)).status).toBe(200);
    const mine = (await queue(reviewer.key, '?claimed_by=me')).body;
    expect(mine.verifications.map(({ entity_id }) => entity_id)).toEqual([charity.id]);
    const review = { decision: 'pass', reason: 'Complete.' };
    expect((await post(colleague.key, `${charity.id}/review`, review)).body.error.code).toBe('CONFLICT');
    expect((await post(colleague.key, `${charity.id}/claim`)).status).toBe(409);
    expect((await post(colleague.key, `${charity.id}/release`)).status).toBe(409);
    expect((await post(reviewer.key, `${charity.id}/release`)).status).toBe(200);
    expect((await post(colleague.key, `${charity.id}/review`, review)).body.stage).toBe(
      'database_verification',
    );
    const history = await api.call<{ history: { happening: string; actor: { id: string | null } }[] }>(
      'GET',
      `${ROOT}/${charity.id}/history`,
      { key: member.key },
    );
    const steps = history.body.history.map(({ happening, actor }) => [happening, actor.id]);
    expect(steps).toEqual([
      ['applied', member.userId],
      ['claimed', null],
      ['released', null],
      ['pass', null],
    ]);
  });

  it('refuses filters it does not have', async () => {
    const { reviewer } = await world();
    for (const query of ['?stage=lost', '?page=0', '?limit=101', '?colour=red']) {
      expect((await queue(reviewer.key, query)).status).toBe(400);
    }
  });
});
