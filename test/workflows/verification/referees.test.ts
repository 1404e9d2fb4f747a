/** An organization reaches `enhanced`: its referees answer by mailed links, and a reviewer holds a video call. */
import { findCharity } from '../../../db/queries/charities/charities';
import { readConfig } from '../../../config';
import { runStatement, selectRows } from '../../../db/database';
import { requireRow } from '../../../domain/errors';
import { createLog } from '../../../log';
import { relayNotices } from '../../../worker/notice-relay';
import { type BuiltActor, buildActor } from '../../factories';
import { completePeople } from '../../factories/complete-application';
import { FormBrowser, type Visit } from '../../support/browser';
import { withinOneHour } from '../../support/hour';
import { readMails } from '../../support/oauth';
import { makeOwnKey } from '../../support/own-clients';
import { linkTo, signUp } from '../../support/sign-up';
import { type Applicant, startVerificationWorld, type VerificationWorld, type WireHistory } from './world';

interface Attested {
  references: { name: string; status: string; answer: { statement: string } | null }[];
  video_call: { status: string; link: string | null; present: string[]; notes: string | null } | null;
}

const ANSWER = {
  knows: 'yes',
  since: '2019',
  how: 'I audit its books.',
  recommends: 'yes',
  statement: 'Its books are in order.',
};
const APPROVE = { decision: 'approve', reason: 'Good.' };
const HOUR_MS = 3_600_000;

let world: VerificationWorld;
let browser: FormBrowser;
beforeAll(async () => {
  world = await startVerificationWorld();
  browser = new FormBrowser(world.api.url);
});
afterAll(() => world.close());

/** A member who signed up, made a key and created the organization. */
async function signedUp(email: string): Promise<Applicant> {
  const { api } = world;
  const own = new FormBrowser(api.url);
  await signUp(api, own, await own.open('/account/security'), email);
  const scopes = ['verification:read', 'verification:write', 'charities:read', 'charities:write'];
  const key = await makeOwnKey(api.url, own, scopes);
  const { body } = await api.call<{ id: string }>('POST', '/v1/charities', {
    key,
    body: { name: `Friends of ${email.replace(/@.*/, '')}` },
  });
  const [user] = await selectRows<{ userId: string; accountId: string }>(
    api.db,
    `SELECT u.id AS "userId", u.account_id AS "accountId" FROM users u JOIN user_logins l ON l.user_id = u.id
     WHERE l.email = $1`,
    [email],
  );
  const member = { key, ...requireRow(user, email) };
  await completePeople(api.db, body.id, member.userId);
  return world.applicantOf(requireRow(await findCharity(api.db, body.id), body.id), member);
}

const nameReferee = (applicant: Applicant, email: string, who: BuiltActor = applicant.member) =>
  applicant.post(who, 'references', { name: `Ref ${email}`, email, relation: 'Auditor' });

const readAs = async (applicant: Applicant, who: BuiltActor) =>
  (
    await world.api.call<Attested>('GET', `/api/v1/verification/status/${applicant.charity.id}`, {
      key: who.key,
    })
  ).body;

const statuses = async (applicant: Applicant) =>
  (await readAs(applicant, applicant.member)).references.map(({ status }) => status);

/**
 * Applies for `enhanced`, and puts the application into its last review. No reviewer would pass it there without referees
 * and a call, but these may also be lost later.
 */
async function reachCompliance(applicant: Applicant): Promise<void> {
  await applicant.initiate([], 'enhanced');
  const { requirements } = await applicant.reach('request_for_additional_information');
  const missing = requirements.filter(({ status }) => status === 'missing');
  expect(missing.map(({ code }) => code)).toEqual(['references', 'video_call']);
  await runStatement(
    world.api.db,
    `UPDATE verifications SET stage = 'compliance_check', status = 'in_review', documents_check = 'completed',
       database_check = 'completed' WHERE entity_id = $1`,
    [applicant.charity.id],
  );
}

/** The requirement of an application, as its record shows it. */
const requirement = (code: string, status: string) =>
  expect.arrayContaining([expect.objectContaining({ code, status })]) as unknown;

const openMailed = async (email: string, subject = 'Reference for') =>
  browser.open(await linkTo(world.api, email, subject));

const answer = (page: Visit, fields: object = {}) => browser.send(page, '/answer', { ...ANSWER, ...fields });

/** Two named referees open their links and answer: one at once, the other after the reminder. */
async function bothAnswer(applicant: Applicant): Promise<void> {
  const form = await openMailed('ada@example.com');
  expect(form.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(form.text).not.toMatch(/<script|style=|\son\w+=/);
  expect(form.text).toContain('Grace named you as a referee for Friends of grace');
  expect(await statuses(applicant)).toEqual(['requested', 'requested']);
  const incomplete = await answer(form, { statement: ' ' });
  expect([incomplete.status, incomplete.text.includes('I audit its books.')]).toEqual([422, true]);
  expect((await answer(form, { statement: 'x'.repeat(2_001) })).status).toBe(422);
  expect((await answer(form)).text).toContain('Your reference has arrived.');
  expect(await statuses(applicant)).toEqual(['answered', 'requested']);

  await world.pass(8);
  const reminded = await openMailed('alan@example.com', 'Reminder: reference for');
  const first = await openMailed('alan@example.com', 'Reference for');
  expect((await answer(reminded)).status).toBe(200);
  expect((await answer(first)).text).toContain('This link does not work');
  expect((await readMails(world.api)).filter(({ to }) => to === 'ada@example.com')).toHaveLength(1);
}

/** The organization proposes a time, a reviewer sets it and records the call. */
async function holdCall(applicant: Applicant): Promise<void> {
  const { member } = applicant;
  const { reviewer } = world;
  const call = (who: BuiltActor, body: object) => applicant.post(who, 'video-call', body);
  const start = world.now() + HOUR_MS;
  const at = new Date(start).toISOString();
  const link = 'https://calls.example.org/1';
  expect((await call(member, { at, link })).status).toBe(400);
  await call(member, { at });
  const record = (who: BuiltActor) =>
    applicant.post(who, 'video-call/record', {
      result: 'passed',
      present: ['Grace'],
      notes: 'Knows its work.',
    });
  expect((await record(reviewer)).body.error.message).toContain('No reviewer has set the time');
  await call(reviewer, { at, link });
  expect((await record(reviewer)).body.error.message).toContain('has not begun');
  await relayNotices(
    { db: world.api.db, gateways: world.gateways, config: readConfig({}) },
    createLog('worker', 'silent'),
  );
  const mail = (await readMails(world.api)).find(({ subject }) =>
    subject.endsWith('A video call is scheduled'),
  );
  expect(mail?.to).toBe('grace@example.org');
  expect(mail?.text).toContain(`(${applicant.charity.id})`);
  expect(mail?.text).toContain('/docs/rules/video-calls');
  await world.pass(1);
  expect((await record(member)).status).toBe(403);
  expect((await applicant.post(reviewer, 'review', APPROVE)).body.error.details).toMatchObject({
    missing: [{ code: 'video_call', status: 'received' }],
  });
  expect((await record(reviewer)).status).toBe(200);
  expect((await call(reviewer, { at: new Date(start + 90 * HOUR_MS).toISOString() })).status).toBe(409);
}

it('reaches enhanced from sign-up: two referees answer, a call is held, and two people approve', async () => {
  const applicant = await signedUp('grace@example.org');
  const { member } = applicant;
  const { reviewer, secondReviewer } = world;
  await reachCompliance(applicant);
  expect((await applicant.post(reviewer, 'review', APPROVE)).body.error).toMatchObject({
    code: 'CONFLICT',
    details: {
      missing: [
        { code: 'references', status: 'missing', problem: '2 more referees.' },
        { code: 'video_call', status: 'missing', problem: null },
      ],
    },
  });
  expect((await nameReferee(applicant, 'ada@example.com')).status).toBe(201);
  expect((await nameReferee(applicant, 'alan@example.com')).status).toBe(201);

  await bothAnswer(applicant);
  await holdCall(applicant);

  await applicant.post(reviewer, 'review', APPROVE);
  const approved = await applicant.post(secondReviewer, 'review', APPROVE);
  expect(approved.body).toMatchObject({ status: 'approved', level: 'enhanced' });
  const shown = {
    requirements: requirement('references', 'passed'),
    video_call: { status: 'passed', present: ['Grace'] },
  };
  const seen = await readAs(applicant, member);
  expect(seen).toMatchObject({ ...shown, references: [{ answer: null }, { answer: null }] });
  expect([seen.video_call?.notes, JSON.stringify(seen).includes(ANSWER.statement)]).toEqual([null, false]);
  expect(await readAs(applicant, reviewer)).toMatchObject({
    ...shown,
    references: [{ answer: { statement: ANSWER.statement, knows: true } }, {}],
    video_call: { notes: 'Knows its work.' },
  });
  const path = `/api/v1/verification/${applicant.charity.id}/history?limit=100`;
  const { text, body } = await world.api.call<WireHistory>('GET', path, { key: member.key });
  expect(text).not.toContain(ANSWER.statement);
  const notes = body.history.filter(({ happening }) => /^(reference|call)_/.test(happening));
  expect(notes.map(({ happening, actor }) => [happening, actor.kind])).toEqual([
    ['reference_requested', 'entity'],
    ['reference_requested', 'entity'],
    ['reference_answered', 'referee'],
    ['reference_reminded', 'system'],
    ['reference_answered', 'referee'],
    ['call_proposed', 'entity'],
    ['call_scheduled', 'reviewer'],
    ['call_recorded', 'reviewer'],
  ]);
});

it('a referee who does not answer is reminded once and expires after 30 days; the link then changes nothing', async () => {
  const applicant = await signedUp('late@example.org');
  await reachCompliance(applicant);
  await nameReferee(applicant, 'slow@example.com');
  const form = await openMailed('slow@example.com');
  await world.pass(31);
  await applicant.reach('compliance_check');
  expect(await statuses(applicant)).toEqual(['expired']);
  expect(await applicant.path()).toEqual(
    expect.arrayContaining(['reference_reminded → compliance_check', 'reference_expired → compliance_check']),
  );
  expect((await answer(form)).status).toBe(422);
  expect(await statuses(applicant)).toEqual(['expired']);
  expect((await readMails(world.api)).filter(({ to }) => to === 'slow@example.com')).toHaveLength(2);
});

it('insiders, strangers to the organization and people already named are no referees', async () => {
  const applicant = await signedUp('head@example.org');
  await applicant.initiate([], 'enhanced');
  for (const email of ['head@example.org', 'Head+ref@example.org']) {
    expect((await nameReferee(applicant, email)).body.error.code).toBe('CONFLICT');
  }
  expect((await nameReferee(applicant, 'one@example.com')).status).toBe(201);
  expect((await nameReferee(applicant, 'one+two@example.com')).status).toBe(409);
  expect((await nameReferee(applicant, 'two@example.com', world.reviewer)).status).toBe(403);
  expect((await nameReferee(applicant, 'two@example.com', await buildActor(world.api.db))).status).toBe(404);
  for (let n = 2; n <= 10; n++) {
    expect((await nameReferee(applicant, `n${String(n)}@example.com`)).status).toBe(201);
  }
  expect((await nameReferee(applicant, 'eleven@example.com')).body.error.details).toMatchObject({ most: 10 });

  const standard = await signedUp('standard@example.org');
  await standard.initiate([], 'standard');
  expect((await nameReferee(standard, 'one@example.com')).body.error.code).toBe('CONFLICT');
});

it('whoever names a referee as an operator may not decide', async () => {
  const applicant = await world.buildApplicant();
  const operator = await buildActor(world.api.db, { isOperator: true });
  await reachCompliance(applicant);
  await nameReferee(applicant, 'friend@example.com', operator);
  expect((await applicant.post(operator, 'review', APPROVE)).status).toBe(403);
  expect((await applicant.post(operator, 'video-call/record', { result: 'no_show' })).status).toBe(403);
  await answer(await openMailed('friend@example.com'));
  expect((await readAs(applicant, operator)).references).toMatchObject([
    { status: 'answered', answer: null },
  ]);
  const both = await buildActor(world.api.db, { isReviewer: true, memberOf: applicant.charity.id });
  expect((await readAs(applicant, both)).references).toMatchObject([{ answer: null }]);
});

it('a referee may not decide', async () => {
  const applicant = await world.buildApplicant();
  const friend = await buildActor(world.api.db, { isReviewer: true });
  await runStatement(
    world.api.db,
    `INSERT INTO user_logins (user_id, email, password_hash) VALUES ($1, 'peer@example.com', 'x')`,
    [friend.userId],
  );
  await reachCompliance(applicant);
  const deny = { decision: 'deny', reason: 'No.' };
  await nameReferee(applicant, 'peer@example.com');
  expect((await applicant.post(friend, 'review', deny)).status).toBe(403);
  expect((await applicant.post(world.reviewer, 'review', deny)).status).toBe(200);
});

it('a link answers for its own verification alone, once, and not after a decision', async () => {
  const [one, other] = [await world.buildApplicant(), await world.buildApplicant()];
  await reachCompliance(one);
  await reachCompliance(other);
  await nameReferee(one, 'judge@example.com');
  const form = await openMailed('judge@example.com');
  await nameReferee(other, 'doctor@example.com');
  const declined = await browser.send(form, '/decline', {});
  expect(declined.text).toContain('You declined');
  expect([await statuses(one), await statuses(other)]).toEqual([['declined'], ['requested']]);
  expect((await answer(form)).status).toBe(422);
  expect(await statuses(one)).toEqual(['declined']);

  const late = await openMailed('doctor@example.com');
  await other.post(world.reviewer, 'review', { decision: 'deny', reason: 'Its board is unknown.' });
  expect((await answer(late)).text).toContain('nobody needs the reference any more');
  expect(await statuses(other)).toEqual(['requested']);
  for (const token of ['', 'unknown']) {
    expect((await browser.open(`/account/references?token=${token}`)).status).toBe(422);
  }
});

it('the form speaks the language of the applicant, or that of the account of the referee', async () => {
  const applicant = await world.buildApplicant();
  const key = applicant.member.key;
  await world.api.call('PATCH', '/v1/users/me', { key, body: { locale: 'de' } });
  await applicant.initiate([], 'enhanced');
  await nameReferee(applicant, 'karl@example.com');
  const form = await openMailed('karl@example.com', 'Referenz für');
  expect(form.text).toContain('<html lang="de">');
  expect(form.text).toContain('Kennen Sie die Organisation?');
  expect((await answer(form)).text).toContain('Vielen Dank');
});

it('a step in between voids a first approval', async () => {
  const applicant = await world.buildApplicant();
  const { reviewer, secondReviewer } = world;
  await reachCompliance(applicant);
  for (const email of ['a@example.net', 'b@example.net', 'c@example.net'])
    await nameReferee(applicant, email);
  await answer(await openMailed('a@example.net'));
  await answer(await openMailed('b@example.net'));
  const at = new Date(world.now() + HOUR_MS).toISOString();
  await applicant.post(reviewer, 'video-call', { at });
  await world.pass(1);
  const late = await applicant.post(reviewer, 'video-call/record', { result: 'no_show' });
  expect(late.body).toMatchObject({
    video_call: { status: 'no_show' },
    requirements: requirement('video_call', 'failed'),
  });
  await applicant.post(reviewer, 'video-call', { at: new Date(world.now() + HOUR_MS).toISOString() });
  const { body: cancelled } = await world.api.call<Attested>(
    'DELETE',
    `/api/v1/verification/${applicant.charity.id}/video-call`,
    { key: applicant.member.key },
  );
  expect(cancelled.video_call?.status).toBe('cancelled');
  await applicant.post(reviewer, 'video-call', { at: new Date(world.now() + HOUR_MS).toISOString() });
  await world.pass(1);
  await applicant.post(reviewer, 'video-call/record', { result: 'passed', present: ['Grace'] });

  expect((await applicant.post(reviewer, 'review', APPROVE)).body.approvals).toHaveLength(1);
  await browser.send(await openMailed('c@example.net'), '/decline', {});
  const second = await applicant.post(secondReviewer, 'review', APPROVE);
  expect(second.body).toMatchObject({ status: 'in_review', approvals: [{ by: secondReviewer.userId }] });
  expect((await applicant.post(reviewer, 'review', APPROVE)).body.status).toBe('approved');
});

it('guessing tokens ends at the limit of an address', async () => {
  const { db } = world.api;
  await withinOneHour(db);
  await browser.open('/account/references?token=guess');
  await runStatement(db, `UPDATE rate_windows SET used = 300 WHERE subject LIKE 'reference-place:%'`);
  const refused = await browser.open('/account/references?token=guess');
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
});
