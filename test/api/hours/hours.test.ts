import { type VolunteerHoursList, type VolunteerHoursRequest } from '../../../client/index';
import { runStatement, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { updateHours } from '../../../db/queries/hours/hours';
import { newId } from '../../../new-id';
import { type ActorOptions, buildCharity, buildHours, buildOpportunity } from '../../factories';
import { useApi } from '../../support/api';
import { withinOneHour } from '../../support/hour';
import { outcomes, refusal, refusalDetails } from '../../support/refusal';

const api = useApi();

async function somebody(options?: ActorOptions) {
  const { client, accountId, userId } = await api.person(options);
  return { hours: client.volunteerHours, accountId, userId };
}

let charity: Charity;
let volunteer: Awaited<ReturnType<typeof somebody>>;
let member: typeof volunteer;
let operator: typeof volunteer;
beforeAll(async () => {
  operator = await somebody({ isOperator: true, isReviewer: true });
});
beforeEach(async () => {
  charity = await buildCharity(api.db);
  volunteer = await somebody();
  member = await somebody({ memberOf: charity.id });
});

const DATE = '2026-03-02';
const VERIFY = { decision: 'verify' } as const;
const work = (changes: object = {}): VolunteerHoursRequest => ({
  charity_id: charity.id,
  hours: 3.5,
  date: DATE,
  description: 'Sorted donated food',
  ...changes,
});

async function submitted(changes: object = {}): Promise<string> {
  return (await volunteer.hours.submit(work(changes))).submission_id;
}

/** Names of the events of a submission that an account was told, in their order. */
async function eventsOf(submissionId: string, accountId: string): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    api.db,
    `SELECT name FROM events WHERE data->>'submission_id' = $1 AND account_id = $2 ORDER BY id`,
    [submissionId, accountId],
  );
  return rows.map(({ name }) => name);
}

/** A verification of the volunteer that is in force. It ends one before it, as an approval does. */
async function verifyAs(entityType: 'donor' | 'volunteer', level: string): Promise<void> {
  await runStatement(
    api.db,
    `UPDATE verifications SET stage = 'superseded', status = 'expired', in_force = false
     WHERE entity_type = $1 AND entity_id = $2`,
    [entityType, volunteer.userId],
  );
  await runStatement(
    api.db,
    `INSERT INTO verifications (id, entity_type, entity_id, user_id, account_id, level, stage, status, in_force,
       identity_check, documents_check, database_check, submitted_at, clock_started_at, stage_entered_at)
     VALUES ($1, $2, $3, $3, $4, $5, 'verified', 'approved', true, 'completed', 'completed', 'completed', now(), now(),
       now())`,
    [newId('verification'), entityType, volunteer.userId, volunteer.accountId, level],
  );
}

describe('a submission', () => {
  it('is pending for thirty days and promises its workflow', async () => {
    const hours = await volunteer.hours.submit(work({ proof_documents: ['https://example.org/photo.jpg'] }));
    expect(hours).toMatchObject({
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
    const id = hours.submission_id;
    const promised = 'SELECT workflow_type FROM outbox WHERE workflow_id = $1';
    expect((await selectRows(api.db, promised, [id]))[0]).toEqual({ workflowType: 'volunteerHours' });
    for (const { accountId } of [volunteer, member])
      expect(await eventsOf(id, accountId)).toEqual(['volunteer.hours.submitted']);
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
    expect(await refusal(volunteer.hours.submit(work(changes)))).toBe(`400 ${field}`);
  });

  it('may be of a day that is today only where it begins first', async () => {
    await withinOneHour(api.db);
    const somewhere = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    await submitted({ date: somewhere });
    const nowhere = new Date(Date.now() + 38 * 3_600_000).toISOString().slice(0, 10);
    expect(await refusal(submitted({ date: nowhere }))).toBe('400 date');
  });

  it('names a charity that takes hours', async () => {
    const unlisted = await buildCharity(api.db, { listed: false });
    for (const charity_id of ['charity_none', unlisted.id]) {
      expect(await refusal(submitted({ charity_id }))).toBe('422 INVALID_CHARITY');
    }
  });

  it('never makes more than 24 hours on one date, whatever the charity; what was rejected or withdrawn does not count', async () => {
    const other = await buildCharity(api.db);
    const first = await submitted({ hours: 20 });
    expect(await refusal(submitted({ hours: 4.01, charity_id: other.id }))).toBe('400 hours');
    await submitted({ hours: 4, charity_id: other.id });
    await submitted({ hours: 20, date: '2026-03-03' });
    await volunteer.hours.withdraw(first);
    await submitted({ hours: 20 });
  });

  it('never does so by requests at once', async () => {
    const ends = await outcomes(Array.from({ length: 6 }, () => submitted({ hours: 7 })));
    expect(ends).toEqual(['400 hours', '400 hours', '400 hours', 'accepted', 'accepted', 'accepted']);
  });

  it('overlaps no other work whose time is known, also over midnight', async () => {
    await submitted({ hours: 3, start_time: '22:30' });
    const next = { hours: 1, date: '2026-03-03' };
    expect(await refusal(submitted({ hours: 1, start_time: '22:00' }))).toBe('400 start_time');
    expect(await refusal(submitted({ ...next, start_time: '01:00' }))).toBe('400 start_time');
    await submitted({ ...next, start_time: '01:30' });
    await submitted({ hours: 0.5, start_time: '22:00' });
  });

  it('to an opportunity needs the volunteer screening that it asks for', async () => {
    const opportunity = await buildOpportunity(api.db, {
      charityId: charity.id,
      backgroundCheckRequired: true,
      verifierUserId: member.userId,
    });
    const submit = () => volunteer.hours.submit(work({ opportunity_id: opportunity.id }));
    const refused = (current_level: string) => [
      '403 FORBIDDEN',
      { required_level: 'standard', current_level },
    ];
    expect(await refusalDetails(submit())).toEqual(refused('none'));
    await verifyAs('donor', 'enhanced');
    await verifyAs('volunteer', 'basic');
    expect(await refusalDetails(submit())).toEqual(refused('basic'));
    await verifyAs('volunteer', 'standard');
    expect(await submit()).toMatchObject({ opportunity_id: opportunity.id, verifier_id: member.userId });
  });
});

describe('a decision', () => {
  it('verifies hours once: they are locked then', async () => {
    const id = await submitted();
    const verified = await member.hours.decide(id, { ...VERIFY, reason: 'I was there' });
    const by = { decided_by: member.userId, reason: 'I was there' };
    expect(verified).toMatchObject({ status: 'verified', ...by, hours: 3.5 });
    const later = [
      () => member.hours.decide(id, VERIFY),
      () => member.hours.decide(id, { decision: 'reject', reason: 'On second thought' }),
      () => operator.hours.decide(id, { decision: 'reject', reason: 'Not by a decision' }),
      () => volunteer.hours.withdraw(id),
    ];
    for (const act of later)
      expect(await refusalDetails(act())).toEqual(['409 CONFLICT', { status: 'verified' }]);
    expect(await eventsOf(id, volunteer.accountId)).toEqual([
      'volunteer.hours.submitted',
      'volunteer.hours.verified',
    ]);
    const signals = 'SELECT signal FROM outbox WHERE workflow_id = $1 AND signal IS NOT NULL';
    expect((await selectRows(api.db, signals, [id]))[0]).toEqual({ signal: 'hoursDecided' });
  });

  it('may find fewer hours than were claimed, never more', async () => {
    const id = await submitted();
    expect(await refusal(member.hours.decide(id, { ...VERIFY, hours: 4 }))).toBe('400 hours');
    const fewer = await member.hours.decide(id, { ...VERIFY, hours: 2.25 });
    expect(fewer).toMatchObject({ hours: 2.25, claimed_hours: 3.5 });
  });

  it('against hours needs a reason', async () => {
    const id = await submitted();
    for (const decision of ['reject', 'request_information'] as const)
      expect(await refusal(member.hours.decide(id, { decision }))).toBe('400 reason');
    const rejection = { decision: 'reject', reason: 'Not seen' } as const;
    expect(await refusal(member.hours.decide(id, { ...rejection, hours: 1 }))).toBe('400 hours');
    const rejected = await member.hours.decide(id, rejection);
    expect(rejected).toMatchObject({ status: 'rejected', reason: 'Not seen' });
  });

  it('may ask first; the answer makes it pending again', async () => {
    const id = await submitted();
    expect(await refusal(volunteer.hours.answer(id, { message: 'Hello' }))).toBe('409 CONFLICT');
    const question = { decision: 'request_information', reason: 'Which shift?' } as const;
    expect((await member.hours.decide(id, question)).status).toBe('information_required');
    const answer = { message: 'The late one', proof_documents: ['https://example.org/shift.pdf'] };
    expect(await refusal(member.hours.answer(id, answer))).toBe('403 FORBIDDEN');
    const { status, proof_documents, timeline } = await volunteer.hours.answer(id, answer);
    expect([status, proof_documents]).toEqual(['pending', answer.proof_documents]);
    expect(timeline.map((step) => step.status)).toEqual(['pending', 'information_required', 'pending']);
    expect((await member.hours.decide(id, VERIFY)).status).toBe('verified');
  });

  it('is for members, reviewers and operators, and never for the volunteer', async () => {
    const [stranger, reviewer] = [await somebody(), await somebody({ isReviewer: true })];
    const id = await submitted();
    expect(await refusal(volunteer.hours.decide(id, VERIFY))).toBe('403 FORBIDDEN');
    expect(await refusal(stranger.hours.decide(id, VERIFY))).toBe('404 NOT_FOUND');
    expect(await refusal(member.hours.decide('hours_none', VERIFY))).toBe('404 NOT_FOUND');
    await reviewer.hours.decide(id, VERIFY);
    const own = (await member.hours.submit(work())).submission_id;
    expect(await refusal(member.hours.decide(own, VERIFY))).toBe('403 FORBIDDEN');
  });

  it('on many tells what became of each', async () => {
    const [good, gone] = [await submitted({ hours: 1 }), await submitted({ hours: 2 })];
    const elsewhere = await buildHours(api.db);
    await volunteer.hours.withdraw(gone);
    const many = { submission_ids: [gone, good, elsewhere.id], ...VERIFY };
    expect((await member.hours.decideMany(many)).results).toMatchObject([
      { submission_id: gone, status: null, error: { code: 'CONFLICT' } },
      { submission_id: good, status: 'verified', error: null },
      { submission_id: elsewhere.id, status: null, error: { code: 'NOT_FOUND' } },
    ]);
    const twice = { submission_ids: [good, good], ...VERIFY };
    expect(await refusal(member.hours.decideMany(twice))).toBe('400 submission_ids');
  });

  it('is made at once by the charity’s rule, after enough verified submissions, but not for its members', async () => {
    charity = await buildCharity(api.db, { autoAcceptHundredths: 400, autoAcceptAfter: 1 });
    member = await somebody({ memberOf: charity.id });
    const first = await volunteer.hours.submit(work({ hours: 1 }));
    expect(first.status).toBe('pending');
    await member.hours.decide(first.submission_id, VERIFY);
    const second = await volunteer.hours.submit(work({ hours: 4 }));
    expect(second).toMatchObject({ status: 'verified', decided_by: null });
    const promised = 'SELECT 1 FROM outbox WHERE workflow_id = $1';
    expect(await selectRows(api.db, promised, [second.submission_id])).toEqual([]);
    expect((await volunteer.hours.submit(work({ hours: 4.01 }))).status).toBe('pending');
    const { userId: volunteerUserId, accountId } = member;
    await buildHours(api.db, { charityId: charity.id, volunteerUserId, accountId, status: 'verified' });
    expect((await member.hours.submit(work({ hours: 1 }))).status).toBe('pending');
  });
});

it('a member’s first look makes it in_review; the volunteer’s and a reviewer’s do not', async () => {
  const id = await submitted();
  expect((await volunteer.hours.get(id)).status).toBe('pending');
  expect((await operator.hours.get(id)).status).toBe('pending');
  expect((await member.hours.get(id)).status).toBe('in_review');
  expect((await member.hours.get(id)).timeline).toHaveLength(2);
  expect(await refusal((await somebody()).hours.get(id))).toBe('404 NOT_FOUND');
});

it('only the volunteer withdraws hours, and only undecided ones', async () => {
  const id = await submitted();
  expect(await refusal(member.hours.withdraw(id))).toBe('403 FORBIDDEN');
  const withdrawn = await volunteer.hours.withdraw(id, 'A mistake');
  expect(withdrawn).toMatchObject({ status: 'withdrawn', reason: 'A mistake' });
  expect(await refusal(member.hours.decide(id, VERIFY))).toBe('409 CONFLICT');
  expect(await refusal(volunteer.hours.withdraw(id))).toBe('409 CONFLICT');
});

it('only an operator reverses verified hours, and the history stays', async () => {
  const id = await submitted();
  const reason = 'The charity was wrong';
  expect(await refusal(operator.hours.reverse(id, reason))).toBe('409 CONFLICT');
  await member.hours.decide(id, VERIFY);
  expect(await refusal(member.hours.reverse(id, reason))).toBe('403 FORBIDDEN');
  const reversed = await operator.hours.reverse(id, reason);
  expect(reversed).toMatchObject({ status: 'rejected', reason });
  expect(reversed.timeline.map(({ status, by }) => [status, by])).toEqual([
    ['pending', volunteer.userId],
    ['verified', member.userId],
    ['rejected', operator.userId],
  ]);
});

describe('lists', () => {
  const idsOf = async (list: Promise<VolunteerHoursList>) =>
    (await list).submissions.map(({ submission_id }) => submission_id);

  it('show volunteers their own and members those of their charity, newest first', async () => {
    const first = await submitted({ hours: 1 });
    const second = await submitted({ hours: 1, date: '2026-04-01' });
    await buildHours(api.db);
    expect(await idsOf(volunteer.hours.listMine())).toEqual([second, first]);
    expect(await idsOf(volunteer.hours.listMine({ from: '2026-04-01' }))).toEqual([second]);
    expect(await idsOf(volunteer.hours.listMine({ after: second }))).toEqual([first]);
    expect(await idsOf(volunteer.hours.listMine({ status: 'verified' }))).toEqual([]);
    const ofCharity = (by: typeof member, filter: object = {}) => by.hours.listOfCharity(charity.id, filter);
    expect(await idsOf(ofCharity(member, { volunteer_id: volunteer.userId }))).toEqual([second, first]);
    expect(await refusal(ofCharity(volunteer))).toBe('403 FORBIDDEN');
    expect(await refusal(ofCharity(member, { from: '0000-01-01' }))).toBe('400 from');
    expect(await refusal(ofCharity(member, { status: 'open' }))).toBe('400 status');
  });

  it('show reviewers the undecided hours that were handed over', async () => {
    const id = await submitted();
    await updateHours(api.db, id, { handedOverAt: new Date() });
    const queue = (by: typeof member) => by.hours.listToReview({ charity_id: charity.id });
    expect(await idsOf(queue(operator))).toEqual([id]);
    expect(await refusal(queue(member))).toBe('403 FORBIDDEN');
    await operator.hours.decide(id, VERIFY);
    expect(await idsOf(queue(operator))).toEqual([]);
  });
});
