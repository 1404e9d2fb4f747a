import { selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { updateHours } from '../../../db/queries/hours/hours';
import { buildActor, buildCharity, buildHours, buildOpportunity, type BuiltActor } from '../../factories';
import { newId } from '../../../new-id';
import { type WireError, useApi } from '../../support/api';
import { withinOneHour } from '../../support/hour';

interface WireHours {
  submission_id: string;
  status: string;
  hours: number;
  claimed_hours: number;
  decided_by: string | null;
  reason: string | null;
  timeline: { status: string; detail: string; by: string | null }[];
}

const api = useApi();
let charity: Charity;
let volunteer: BuiltActor;
let member: BuiltActor;
let operator: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true, isReviewer: true });
});
beforeEach(async () => {
  charity = await buildCharity(api.db);
  volunteer = await buildActor(api.db);
  member = await buildActor(api.db, { memberOf: charity.id });
});

const DATE = '2026-03-02';
const work = (changes: object = {}) => ({
  charity_id: charity.id,
  hours: 3.5,
  date: DATE,
  description: 'Sorted donated food',
  ...changes,
});

function submit<Body = WireHours>(changes: object = {}, key = volunteer.key) {
  return api.call<Body>('POST', '/v1/volunteer/hours', { key, body: work(changes) });
}

async function submitted(changes: object = {}): Promise<string> {
  const { status, body } = await submit(changes);
  expect(status).toBe(201);
  return body.submission_id;
}

function act<Body = WireHours>(path: string, key: string, body: object = {}) {
  return api.call<Body>('POST', `/v1/volunteer/hours/${path}`, { key, body });
}

const read = (id: string, key: string) => api.call<WireHours>('GET', `/v1/volunteer/hours/${id}`, { key });

/** Names of the events of a submission that an account was told, in their order. */
async function eventsOf(submissionId: string, accountId: string): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    api.db,
    `SELECT name FROM events WHERE data->>'submission_id' = $1 AND account_id = $2 ORDER BY id`,
    [submissionId, accountId],
  );
  return rows.map(({ name }) => name);
}

/** A verification of the volunteer that is in force. */
async function verifyAs(entityType: 'donor' | 'volunteer', level: string): Promise<void> {
  await selectRows(
    api.db,
    `INSERT INTO verifications (id, entity_type, entity_id, user_id, account_id, level, stage, status, in_force,
       identity_check, documents_check, database_check, submitted_at, clock_started_at, stage_entered_at)
     VALUES ($1, $2, $3, $3, $4, $5, 'verified', 'approved', true, 'completed', 'completed', 'completed', now(), now(),
       now()) RETURNING id`,
    [newId('verification'), entityType, volunteer.userId, volunteer.accountId, level],
  );
}

async function faultsOf(reply: Promise<{ status: number; body: unknown }>): Promise<string[]> {
  const { status, body } = await reply;
  expect(status).toBe(400);
  const { fields } = (body as WireError).error.details as { fields: { field: string }[] };
  return fields.map(({ field }) => field);
}

describe('a submission', () => {
  it('is pending for thirty days and promises its workflow', async () => {
    const { status, body } = await submit({ proof_documents: ['https://example.org/photo.jpg'] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      charity_id: charity.id,
      hours: 3.5,
      date: DATE,
      description: 'Sorted donated food',
      proof_documents: ['https://example.org/photo.jpg'],
      status: 'pending',
      decided_at: null,
      decided_by: null,
      timeline: [{ status: 'pending' }],
    });
    const [promise] = await selectRows(api.db, 'SELECT workflow_type FROM outbox WHERE workflow_id = $1', [
      body.submission_id,
    ]);
    expect(promise).toEqual({ workflow_type: 'volunteerHours' });
    expect(await eventsOf(body.submission_id, volunteer.accountId)).toEqual(['volunteer.hours.submitted']);
    expect(await eventsOf(body.submission_id, member.accountId)).toEqual(['volunteer.hours.submitted']);
  });

  it.each([
    [{ hours: 0.24 }, 'hours'],
    [{ hours: 24.01 }, 'hours'],
    [{ hours: 1.005 }, 'hours'],
    [{ hours: '3' }, 'hours'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2999-01-01' }, 'date'],
    [{ date: '0000-01-01' }, 'date'],
    [{ description: '' }, 'description'],
    [{ start_time: '24:00' }, 'start_time'],
    [{ proof_documents: [''] }, 'proof_documents.0'],
    [{ opportunity_id: 'opportunity_none' }, 'opportunity_id'],
    [{ verifier_id: 'user_none' }, 'verifier_id'],
    [{ colour: 'red' }, 'colour'],
  ])('with %j is refused, naming %s', async (changes, field) => {
    expect(await faultsOf(submit(changes))).toEqual([field]);
  });

  it('may be of a day that is today only where it begins first', async () => {
    await withinOneHour(api.db);
    const somewhere = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    expect((await submit({ date: somewhere })).status).toBe(201);
    const nowhere = new Date(Date.now() + 38 * 3_600_000).toISOString().slice(0, 10);
    expect(await faultsOf(submit({ date: nowhere }))).toEqual(['date']);
  });

  it('names a charity that takes hours', async () => {
    const unlisted = await buildCharity(api.db, { listed: false });
    for (const charity_id of ['charity_none', unlisted.id]) {
      const { status, body } = await submit<WireError>({ charity_id });
      expect([status, body.error.code]).toEqual([422, 'INVALID_CHARITY']);
    }
  });

  it('never makes more than 24 hours on one date, whatever the charity; what was rejected or withdrawn does not count', async () => {
    const other = await buildCharity(api.db);
    const first = await submitted({ hours: 20 });
    expect(await faultsOf(submit({ hours: 4.01, charity_id: other.id }))).toEqual(['hours']);
    expect((await submit({ hours: 4, charity_id: other.id })).status).toBe(201);
    expect((await submit({ hours: 20, date: '2026-03-03' })).status).toBe(201);
    await act(`${first}/withdraw`, volunteer.key);
    expect((await submit({ hours: 20 })).status).toBe(201);
  });

  it('never does so by requests at once', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => submit({ hours: 7 })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400, 400, 400]);
  });

  it('overlaps no other work whose time is known, also over midnight', async () => {
    await submitted({ hours: 3, start_time: '22:30' });
    expect(await faultsOf(submit({ hours: 1, start_time: '22:00' }))).toEqual(['start_time']);
    expect(await faultsOf(submit({ hours: 1, date: '2026-03-03', start_time: '01:00' }))).toEqual([
      'start_time',
    ]);
    expect((await submit({ hours: 1, date: '2026-03-03', start_time: '01:30' })).status).toBe(201);
    expect((await submit({ hours: 0.5, start_time: '22:00' })).status).toBe(201);
  });

  it('to an opportunity needs the volunteer screening that it asks for', async () => {
    const opportunity = await buildOpportunity(api.db, {
      charityId: charity.id,
      backgroundCheckRequired: true,
      verifierUserId: member.userId,
    });
    const refused = await submit<WireError>({ opportunity_id: opportunity.id });
    expect(refused.status).toBe(403);
    expect(refused.body.error.details).toEqual({ required_level: 'standard', current_level: 'none' });
    await verifyAs('donor', 'enhanced');
    await verifyAs('volunteer', 'basic');
    const still = await submit<WireError>({ opportunity_id: opportunity.id });
    expect(still.body.error.details).toEqual({ required_level: 'standard', current_level: 'basic' });
    await verifyAs('volunteer', 'standard');
    const { body } = await submit({ opportunity_id: opportunity.id });
    expect(body).toMatchObject({ opportunity_id: opportunity.id, verifier_id: member.userId });
  });
});

describe('a decision', () => {
  it('verifies hours once: they are locked then', async () => {
    const id = await submitted();
    const verified = await act(`${id}/decision`, member.key, { decision: 'verify', reason: 'I was there' });
    expect(verified).toMatchObject({
      status: 200,
      body: { status: 'verified', decided_by: member.userId, reason: 'I was there', hours: 3.5 },
    });
    const later: [string, string, object][] = [
      ['decision', member.key, { decision: 'verify' }],
      ['decision', member.key, { decision: 'reject', reason: 'On second thought' }],
      ['decision', operator.key, { decision: 'reject', reason: 'Not by a decision' }],
      ['withdraw', volunteer.key, {}],
    ];
    for (const [move, key, body] of later) {
      const again = await act<WireError>(`${id}/${move}`, key, body);
      expect([again.status, again.body.error.details]).toEqual([409, { status: 'verified' }]);
    }
    expect(await eventsOf(id, volunteer.accountId)).toEqual([
      'volunteer.hours.submitted',
      'volunteer.hours.verified',
    ]);
    const [signal] = await selectRows(
      api.db,
      'SELECT signal FROM outbox WHERE workflow_id = $1 AND signal IS NOT NULL',
      [id],
    );
    expect(signal).toEqual({ signal: 'hoursDecided' });
  });

  it('may find fewer hours than were claimed, never more', async () => {
    const id = await submitted();
    const more = { decision: 'verify', hours: 4 };
    expect(await faultsOf(act(`${id}/decision`, member.key, more))).toEqual(['hours']);
    const { body } = await act(`${id}/decision`, member.key, { decision: 'verify', hours: 2.25 });
    expect(body).toMatchObject({ hours: 2.25, claimed_hours: 3.5 });
  });

  it('against hours needs a reason', async () => {
    const id = await submitted();
    for (const decision of ['reject', 'request_information']) {
      expect(await faultsOf(act(`${id}/decision`, member.key, { decision }))).toEqual(['reason']);
    }
    const withHours = { decision: 'reject', reason: 'no', hours: 1 };
    expect(await faultsOf(act(`${id}/decision`, member.key, withHours))).toEqual(['hours']);
    const { body } = await act(`${id}/decision`, member.key, { decision: 'reject', reason: 'Not seen' });
    expect(body).toMatchObject({ status: 'rejected', reason: 'Not seen' });
  });

  it('may ask first; the answer makes it pending again', async () => {
    const id = await submitted();
    const early = await act<WireError>(`${id}/information`, volunteer.key, { message: 'Hello' });
    expect(early.status).toBe(409);
    const question = { decision: 'request_information', reason: 'Which shift?' };
    expect((await act(`${id}/decision`, member.key, question)).body.status).toBe('information_required');
    const answer = { message: 'The late one', proof_documents: ['https://example.org/shift.pdf'] };
    expect((await act(`${id}/information`, member.key, answer)).status).toBe(403);
    const { body } = await act(`${id}/information`, volunteer.key, answer);
    expect(body).toMatchObject({ status: 'pending', proof_documents: ['https://example.org/shift.pdf'] });
    expect(body.timeline.map(({ status }) => status)).toEqual(['pending', 'information_required', 'pending']);
    expect((await act(`${id}/decision`, member.key, { decision: 'verify' })).status).toBe(200);
  });

  it('is for members, reviewers and operators, and never for the volunteer', async () => {
    const stranger = await buildActor(api.db);
    const reviewer = await buildActor(api.db, { isReviewer: true });
    const id = await submitted();
    const decision = { decision: 'verify' };
    expect((await act(`${id}/decision`, volunteer.key, decision)).status).toBe(403);
    expect((await act(`${id}/decision`, stranger.key, decision)).status).toBe(404);
    expect((await act('hours_none/decision', member.key, decision)).status).toBe(404);
    expect((await act(`${id}/decision`, reviewer.key, decision)).status).toBe(200);
    const own = (await submit({}, member.key)).body.submission_id;
    expect((await act(`${own}/decision`, member.key, decision)).status).toBe(403);
  });

  it('on many tells what became of each', async () => {
    const [good, gone] = [await submitted({ hours: 1 }), await submitted({ hours: 2 })];
    const elsewhere = await buildHours(api.db);
    await act(`${gone}/withdraw`, volunteer.key);
    const body = { submission_ids: [gone, good, elsewhere.id], decision: 'verify' };
    const reply = await act<{
      results: { submission_id: string; status: string; error: { code: string } }[];
    }>('decisions', member.key, body);
    expect(reply.body.results).toMatchObject([
      { submission_id: gone, status: null, error: { code: 'CONFLICT' } },
      { submission_id: good, status: 'verified', error: null },
      { submission_id: elsewhere.id, status: null, error: { code: 'NOT_FOUND' } },
    ]);
    const twice = { submission_ids: [good, good], decision: 'verify' };
    expect(await faultsOf(act('decisions', member.key, twice))).toEqual(['submission_ids']);
  });

  it('is made at once by the charity’s rule, after enough verified submissions, but not for its members', async () => {
    const rule = { autoAcceptHundredths: 400, autoAcceptAfter: 1 };
    charity = await buildCharity(api.db, rule);
    member = await buildActor(api.db, { memberOf: charity.id });
    const first = await submit({ hours: 1 });
    expect(first.body.status).toBe('pending');
    await act(`${first.body.submission_id}/decision`, member.key, { decision: 'verify' });
    const { body } = await submit({ hours: 4 });
    expect(body).toMatchObject({ status: 'verified', decided_by: null });
    expect(
      await selectRows(api.db, 'SELECT 1 FROM outbox WHERE workflow_id = $1', [body.submission_id]),
    ).toEqual([]);
    expect((await submit({ hours: 4.01 })).body.status).toBe('pending');
    await buildHours(api.db, {
      charityId: charity.id,
      volunteerUserId: member.userId,
      accountId: member.accountId,
      status: 'verified',
    });
    expect((await submit({ hours: 1 }, member.key)).body.status).toBe('pending');
  });
});

it('a member’s first look makes it in_review; the volunteer’s and a reviewer’s do not', async () => {
  const id = await submitted();
  expect((await read(id, volunteer.key)).body.status).toBe('pending');
  expect((await read(id, operator.key)).body.status).toBe('pending');
  expect((await read(id, member.key)).body.status).toBe('in_review');
  expect((await read(id, member.key)).body.timeline).toHaveLength(2);
  expect((await read(id, (await buildActor(api.db)).key)).status).toBe(404);
});

it('only the volunteer withdraws hours, and only undecided ones', async () => {
  const id = await submitted();
  expect((await act(`${id}/withdraw`, member.key)).status).toBe(403);
  expect((await act(`${id}/withdraw`, volunteer.key, { reason: 'A mistake' })).body).toMatchObject({
    status: 'withdrawn',
    reason: 'A mistake',
  });
  expect((await act(`${id}/decision`, member.key, { decision: 'verify' })).status).toBe(409);
  expect((await act(`${id}/withdraw`, volunteer.key)).status).toBe(409);
});

it('only an operator reverses verified hours, and the history stays', async () => {
  const id = await submitted();
  const reason = { reason: 'The charity was wrong' };
  expect((await act(`${id}/reversal`, operator.key, reason)).status).toBe(409);
  await act(`${id}/decision`, member.key, { decision: 'verify' });
  expect((await act(`${id}/reversal`, member.key, reason)).status).toBe(403);
  const { body } = await act(`${id}/reversal`, operator.key, reason);
  expect(body).toMatchObject({ status: 'rejected', ...reason });
  expect(body.timeline.map(({ status, by }) => [status, by])).toEqual([
    ['pending', volunteer.userId],
    ['verified', member.userId],
    ['rejected', operator.userId],
  ]);
});

describe('lists', () => {
  interface Page {
    submissions: { submission_id: string }[];
    total: number;
  }
  const list = async (path: string, key: string) => {
    const { status, body } = await api.call<Page>('GET', path, { key });
    expect(status).toBe(200);
    return body.submissions.map(({ submission_id }) => submission_id);
  };

  it('show volunteers their own and members those of their charity, newest first', async () => {
    const first = await submitted({ hours: 1 });
    const second = await submitted({ hours: 1, date: '2026-04-01' });
    await buildHours(api.db);
    expect(await list('/v1/volunteer/hours', volunteer.key)).toEqual([second, first]);
    expect(await list('/v1/volunteer/hours?from=2026-04-01', volunteer.key)).toEqual([second]);
    expect(await list(`/v1/volunteer/hours?after=${second}`, volunteer.key)).toEqual([first]);
    expect(await list('/v1/volunteer/hours?status=verified', volunteer.key)).toEqual([]);
    const ofCharity = `/v1/charities/${charity.id}/volunteer-hours`;
    expect(await list(`${ofCharity}?volunteer_id=${volunteer.userId}`, member.key)).toEqual([second, first]);
    expect((await api.call('GET', ofCharity, { key: volunteer.key })).status).toBe(403);
    expect((await api.call('GET', `${ofCharity}?from=0000-01-01`, { key: member.key })).status).toBe(400);
    expect((await api.call('GET', `${ofCharity}?status=open`, { key: member.key })).status).toBe(400);
  });

  it('show reviewers the undecided hours that were handed over', async () => {
    const id = await submitted();
    await updateHours(api.db, id, { handedOverAt: new Date() });
    const queue = `/v1/volunteer/review-queue?charity_id=${charity.id}`;
    expect(await list(queue, operator.key)).toEqual([id]);
    expect((await api.call('GET', queue, { key: member.key })).status).toBe(403);
    await act(`${id}/decision`, operator.key, { decision: 'verify' });
    expect(await list(queue, operator.key)).toEqual([]);
  });
});
