import { selectRows } from '../../../db/database';
import { addMember } from '../../../db/queries/members/members';
import { addDays, dayOf, startOfDay } from '../../../domain/days';
import { followExpiry } from '../../../activities/qualification-care';
import { createLog } from '../../../log';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { buildKey } from '../access/cast';
import { type WireError, useApi } from '../../support/api';

interface Wire {
  qualification_id: string;
  status: string;
  number: string | null;
  number_last4: string | null;
  decided_by: string | null;
}

const api = useApi();
let volunteer: BuiltActor;
let reviewer: BuiltActor;
beforeAll(async () => {
  reviewer = await buildActor(api.db, { isReviewer: true });
});
beforeEach(async () => {
  volunteer = await buildActor(api.db);
});

const PATH = '/v1/volunteer/qualifications';
const TODAY = dayOf(new Date());
const license = {
  kind: 'license',
  name: 'Nursing license',
  number: 'RN-204417',
  authority: 'Texas Board of Nursing',
  country: 'US',
  issued_on: addDays(TODAY, -300),
  expires_on: addDays(TODAY, 40),
  documents: ['https://files.example.org/license.pdf'],
};

function state<Body = Wire>(changes: object = {}, key = volunteer.key) {
  return api.call<Body>('POST', PATH, { key, body: { ...license, ...changes } });
}

function decide<Body = Wire>(id: string, body: object, key = reviewer.key) {
  return api.call<Body>('POST', `${PATH}/${id}/decision`, { key, body });
}

async function confirmed(changes: object = {}): Promise<string> {
  const { qualification_id: id } = (await state(changes)).body;
  expect((await decide(id, { decision: 'confirm' })).body.status).toBe('confirmed');
  return id;
}

async function statusOf(id: string): Promise<string> {
  return (await api.call<Wire>('GET', `${PATH}/${id}`, { key: volunteer.key })).body.status;
}

async function eventsOf(id: string): Promise<string[]> {
  const rows = await selectRows<{ told: string }>(
    api.db,
    `SELECT concat_ws(' ', split_part(name, '.', 3), data->>'status') AS told FROM events
     WHERE data->>'qualification_id' = $1 AND account_id = $2 ORDER BY id`,
    [id, volunteer.accountId],
  );
  return rows.map(({ told }) => told);
}

const follow = (day: string) =>
  followExpiry(
    { db: api.db, log: createLog('worker', 'silent') },
    new Date(startOfDay(day).getTime() + 1_000),
  );

async function offerWork(required: string[]) {
  const charity = await buildCharity(api.db);
  const member = await buildActor(api.db);
  await addMember(api.db, charity.id, member.userId, new Date());
  const { body } = await api.call<{ id: string; required_qualifications: string[] }>(
    'POST',
    '/v1/opportunities',
    {
      key: member.key,
      body: {
        charity_id: charity.id,
        title: 'Vaccinate',
        mode: 'in_person',
        time_commitment: 'weekly',
        required_qualifications: required,
      },
    },
  );
  expect(body.required_qualifications).toEqual(required);
  return (date: string) =>
    api.call('POST', '/v1/volunteer/hours', {
      key: volunteer.key,
      body: { charity_id: charity.id, opportunity_id: body.id, hours: 1, date, description: 'Vaccinated' },
    });
}

describe('stating', () => {
  it('hides the number from everybody but reviewers, also in the database', async () => {
    const { status, body } = await state();
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'pending', number: null, number_last4: '4417' });
    const path = `${PATH}/${body.qualification_id}`;
    expect((await api.call<Wire>('GET', path, { key: volunteer.key })).body.number).toBeNull();
    expect((await api.call<Wire>('GET', path, { key: reviewer.key })).body.number).toBe('RN-204417');
    const queue = await api.call('GET', '/v1/volunteer/qualification-queue', { key: reviewer.key });
    expect(queue.text).toContain(body.qualification_id);
    expect(queue.text).not.toContain('RN-204417');
    const [row] = await selectRows(
      api.db,
      'SELECT row_to_json(q)::text AS row FROM qualifications q WHERE id = $1',
      [body.qualification_id],
    );
    expect(JSON.stringify(row)).not.toContain('204417');
    expect((await api.call('GET', path, { key: (await buildActor(api.db)).key })).status).toBe(404);
  });

  it.each([
    ['a license without its number', { number: undefined }, 'number'],
    ['a license without documents', { documents: [] }, 'documents'],
    ['a license of no country', { country: undefined }, 'country'],
    ['a certification without its authority', { kind: 'certification', authority: undefined }, 'authority'],
    ['an end before the beginning', { expires_on: addDays(TODAY, -301) }, 'expires_on'],
    ['an end in the past', { expires_on: addDays(TODAY, -1) }, 'expires_on'],
    ['a beginning in the future', { issued_on: addDays(TODAY, 1) }, 'issued_on'],
    ["somebody else's document", { documents: ['document_01kakv0000000000000000000'] }, 'documents.0'],
  ])('%s is refused', async (_, changes, field) => {
    const { status, body } = await state<WireError>(changes);
    expect(status).toBe(400);
    expect((body.error.details.fields as { field: string }[]).map((each) => each.field)).toEqual([field]);
  });

  it('a confirmed qualification may be stated anew, but one that waits for a reviewer may not', async () => {
    await confirmed();
    expect((await state()).status).toBe(201);
    expect(await state<WireError>()).toMatchObject({
      status: 409,
      body: { error: { details: { status: 'pending' } } },
    });
  });

  it('a skill needs its name only', async () => {
    const { status } = await api.call('POST', PATH, {
      key: volunteer.key,
      body: { kind: 'skill', name: 'Driving' },
    });
    expect(status).toBe(201);
  });

  it('one of a name waits at a time, also when two are stated at once', async () => {
    const replies = await Promise.all([state(), state({ name: 'NURSING license' }), state()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const mine = await api.call<{ total: number }>('GET', PATH, { key: volunteer.key });
    expect(mine.body.total).toBe(1);
  });
});

describe('a decision', () => {
  it('is made by reviewers, once, and takes a confirmation back', async () => {
    const id = await confirmed();
    expect((await decide<WireError>(id, { decision: 'confirm' })).status).toBe(409);
    expect((await decide<WireError>(id, { decision: 'refuse' })).status).toBe(400);
    const refused = await decide(id, { decision: 'refuse', reason: 'The authority knows no such number.' });
    expect(refused.body).toMatchObject({ status: 'refused', decided_by: reviewer.userId });
    const read = await api.call<Wire>('GET', `${PATH}/${id}`, { key: volunteer.key });
    expect(read.body).toMatchObject({
      reason: 'The authority knows no such number.',
      decided_by: null,
    });
    expect(await eventsOf(id)).toEqual(['updated pending', 'updated confirmed', 'updated refused']);
  });

  it('is never made by the volunteer, nor with a key that the volunteer issued', async () => {
    volunteer = await buildActor(api.db, { isReviewer: true });
    const { qualification_id: id } = (await state()).body;
    expect((await decide(id, { decision: 'confirm' }, volunteer.key)).status).toBe(403);
    const colleague = await buildActor(api.db, { isReviewer: true });
    const { id: keyId, key } = await buildKey(api.db, colleague);
    await api.db.models.apiKeys.update({ issuedBy: [volunteer.userId] }, { where: { id: keyId } });
    expect((await decide(id, { decision: 'confirm' }, key)).status).toBe(403);
    expect((await decide(id, { decision: 'confirm' }, colleague.key)).status).toBe(200);
  });

  it('is not possible about a withdrawn one', async () => {
    const { qualification_id: id } = (await state()).body;
    const withdraw = (key: string) => api.call<Wire>('DELETE', `${PATH}/${id}`, { key });
    expect((await withdraw(reviewer.key)).status).toBe(403);
    expect((await withdraw(volunteer.key)).body.status).toBe('withdrawn');
    expect((await decide(id, { decision: 'confirm' })).status).toBe(409);
  });
});

describe('hours for an opportunity that requires a license', () => {
  it('are refused without a confirmed license, and taken with it', async () => {
    const submit = await offerWork(['nursing license']);
    const missing = await submit(TODAY);
    expect(missing.status).toBe(403);
    expect(missing.body.error.details.lacking).toEqual([
      { qualification: 'nursing license', reason: 'missing', expires_on: null },
    ]);
    const { qualification_id: id } = (await state()).body;
    expect((await submit(TODAY)).body.error.details.lacking).toMatchObject([{ reason: 'pending' }]);
    await decide(id, { decision: 'confirm' });
    expect((await submit(TODAY)).status).toBe(201);
  });

  it('are refused for days on which it was not valid, and taken for earlier days once it has expired', async () => {
    const submit = await offerWork(['Nursing license']);
    const lastDay = addDays(TODAY, -10);
    const id = await confirmed();
    await api.db.models.qualifications.update({ expiresOn: lastDay }, { where: { id } });
    await follow(TODAY);
    expect(await statusOf(id)).toBe('expired');
    const late = await submit(addDays(lastDay, 1));
    expect(late.status).toBe(403);
    expect(late.body.error.message).toContain(`It expires on ${lastDay}`);
    expect(late.body.error.details.lacking).toMatchObject([
      { reason: 'invalid_on_date', expires_on: lastDay },
    ]);
    expect((await submit(addDays(TODAY, -301))).status).toBe(403);
    expect((await submit(lastDay)).status).toBe(201);
  });
});

describe('expiry', () => {
  it('is told 30 and 7 days before, and is an event on the day after', async () => {
    const id = await confirmed();
    const lastDay = license.expires_on;
    const waiting = (await state({ name: 'Never looked at' })).body.qualification_id;
    const told = async () => (await eventsOf(id)).slice(2);
    await follow(addDays(lastDay, -31));
    expect(await told()).toEqual([]);
    await follow(addDays(lastDay, -30));
    await follow(addDays(lastDay, -29));
    expect(await told()).toEqual(['expiring']);
    await follow(addDays(lastDay, -7));
    await follow(lastDay);
    expect(await told()).toEqual(['expiring', 'expiring']);
    expect(await statusOf(id)).toBe('confirmed');
    await follow(addDays(lastDay, 1));
    await follow(addDays(lastDay, 2));
    expect(await told()).toEqual(['expiring', 'expiring', 'updated expired']);
    expect(await statusOf(waiting)).toBe('expired');
    expect(await eventsOf(waiting)).toEqual(['updated pending', 'updated expired']);
  });

  it('a license confirmed days before its end gets one reminder', async () => {
    const id = await confirmed({ expires_on: addDays(TODAY, 3) });
    await follow(TODAY);
    await follow(addDays(TODAY, 1));
    expect((await eventsOf(id)).slice(2)).toEqual(['expiring']);
  });
});
