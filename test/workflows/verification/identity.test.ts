/** A person proves who they are on Stripe's pages, and the verification follows, whatever becomes of the news. */
import { careForIdentityChecks } from '../../../worker/care/identity-checks';
import { selectRows } from '../../../db/database';
import { confirmLogin, insertLogin } from '../../../db/queries/access/logins';
import { listNewestMails } from '../../../db/queries/platform/mails';
import { STRIPE_WEBHOOK_PATH } from '../../../domain/charges/webhook';
import { openMail } from '../../../letters/mails/write';
import { DAY_MS } from '../../../domain/days';
import { IDENTITY_ABANDONED_MS, IDENTITY_ASK_AGAIN_MS } from '../../../domain/identity-checks/identity-check';
import { createLog } from '../../../log';
import { relayNotices } from '../../../worker/notice-relay';
import { applyDueEvents } from '../../../worker/processor-event-job';
import { PDF } from '../../doubles/document-server';
import { StripeDouble } from '../../doubles/stripe/double';
import { type VerificationSession } from '../../doubles/stripe/objects';
import { waitFor } from '../../support/wait';
import {
  type Candidate,
  startVerificationWorld,
  type VerificationWorld,
  type WireVerification,
} from './world';

let double: StripeDouble;
let world: VerificationWorld;
beforeAll(async () => {
  double = await StripeDouble.start();
  const settings = { ...double.environment, IDENTITY_PROVIDER: 'stripe' };
  world = await startVerificationWorld({ settings });
});
afterAll(async () => {
  await world?.close();
  await double?.close();
});

interface Person {
  candidate: Candidate;
  session: VerificationSession;
}

/** Goes to where the person has to prove who they are. */
async function begin(name: string, type: 'donor' | 'volunteer' = 'donor', email?: string): Promise<Person> {
  const candidate = await world.buildPerson(type, name);
  if (email !== undefined) await addLogin(candidate.member.userId, email);
  const id = { type: 'government_id', url: world.documents.serve('passport.pdf', PDF) } as const;
  expect((await candidate.initiate([id])).status).toBe(202);
  await candidate.reach('initial_review');
  await world.api.call('POST', `/api/v1/verification/${candidate.member.userId}/review`, {
    key: world.reviewer.key,
    body: { decision: 'pass', reason: 'Legible.' },
  });
  await waitFor('a link', async () => (await candidate.read()).next_action !== null);
  return { candidate, session: await sessionOf(candidate) };
}

async function addLogin(userId: string, email: string): Promise<void> {
  const { db } = world.api;
  await insertLogin(db, { userId, email, passwordHash: 'x' });
  await confirmLogin(db, userId, new Date());
}

/** The mails that the worker would send to an address now. */
async function mailsTo(email: string) {
  const { api, gateways } = world;
  const dependencies = { db: api.db, gateways, config: { publicUrl: 'https://give.example', port: 0 } };
  await relayNotices(dependencies, createLog('worker', 'silent'));
  const stored = await listNewestMails(api.db, 100);
  return stored.map((mail) => openMail(gateways, mail)).filter(({ to }) => to === email);
}

async function checkOf(candidate: Candidate) {
  const { verification_id: id } = await candidate.read();
  const rows = await selectRows<{ id: string; reference: string; state: string; row: string }>(
    world.api.db,
    'SELECT id, reference, state, c::text AS row FROM identity_checks c WHERE verification_id = $1',
    [id],
  );
  expect(rows).toHaveLength(1);
  return rows[0] ?? { id: '', reference: '', state: '', row: '' };
}

/** The only session that Stripe has of this person. */
async function sessionOf(candidate: Candidate): Promise<VerificationSession> {
  const { id, reference } = await checkOf(candidate);
  const all = double.world.list<VerificationSession>('identity.verification_session');
  const own = all.filter(({ client_reference_id: ours }) => ours === id);
  expect(own.map((session) => session.id)).toEqual([reference]);
  return double.world.get<VerificationSession>('identity.verification_session', reference);
}

type Sent = ReturnType<StripeDouble['signedEvents']>;

function eventsDuring(work: () => void): Sent {
  const earlier = double.signedEvents().length;
  work();
  return double.signedEvents().slice(earlier);
}

async function deliver(events: Sent): Promise<number[]> {
  const statuses: number[] = [];
  for (const { body, signature } of events) {
    const headers = { 'Stripe-Signature': signature };
    statuses.push((await world.api.call('POST', STRIPE_WEBHOOK_PATH, { body, headers })).status);
  }
  const { processor, identity } = world.gateways;
  const log = createLog('worker', 'silent');
  while ((await applyDueEvents({ db: world.api.db, processor, identity, log })) > 0);
  return statuses;
}

async function asReviewer({ member }: Candidate): Promise<WireVerification> {
  const path = `/api/v1/verification/status/${member.userId}`;
  return (await world.api.call<WireVerification>('GET', path, { key: world.reviewer.key })).body;
}

const evidenceOf = ({ evidence }: WireVerification) =>
  Object.fromEntries(evidence.map(({ source, outcome, facts }) => [source, [outcome, facts.reason]]));

it('a donor whose document and selfie fit goes on by themselves', async () => {
  const { candidate, session } = await begin('Ada Okafor');
  const waiting = await candidate.read();
  expect(waiting).toMatchObject({ stage: 'database_verification', checks: { identity: 'pending' } });
  expect(waiting.required_actions).toEqual([expect.stringContaining('next_action')]);
  expect(waiting.next_action).toMatchObject({ type: 'redirect', problem: null });
  const again = await candidate.read();
  expect(again.next_action?.url).not.toBe(waiting.next_action?.url);
  expect(
    await deliver(eventsDuring(() => double.endIdentity({ session: session.id, name: ['Ada', 'Okafor'] }))),
  ).toEqual([200]);
  expect(await candidate.reach('compliance_check')).toMatchObject({
    checks: { identity: 'completed' },
    next_action: null,
    required_actions: [],
  });
  const record = await asReviewer(candidate);
  expect(evidenceOf(record)).toMatchObject({
    document_authenticity: ['clear', undefined],
    face_match: ['clear', undefined],
    phone: ['clear', undefined],
  });
});

it('Stripe gets our id and no other fact, and nobody but the person gets the link, which we never store', async () => {
  const { candidate, session } = await begin('Ben Silva');
  expect(session).toMatchObject({
    type: 'document',
    options: { document: { require_matching_selfie: 'true' } },
    metadata: { identity_check_id: session.client_reference_id },
  });
  const asked = double.requests.find(({ form }) => form.includes(session.client_reference_id ?? '?'));
  expect(asked).toBeDefined();
  expect(JSON.stringify(double.requests)).not.toContain('Silva');
  expect((await asReviewer(candidate)).next_action).toBeNull();
  double.endIdentity({ session: session.id, name: ['Ben', 'Silva'] });
  await deliver(double.signedEvents().slice(-1));
  await candidate.reach('compliance_check');
  expect((await checkOf(candidate)).row).not.toMatch(/Silva|verify\.stripe/);
  const payloads = await selectRows(
    world.api.db,
    "SELECT 1 FROM processor_events WHERE kind = 'identity_check' AND sealed_payload IS NOT NULL",
  );
  expect(payloads).toEqual([]);
});

it('a mail asks the person once, and no mail has the link', async () => {
  const { candidate, session } = await begin('Lea Novak', 'donor', 'lea@example.org');
  const refusal = eventsDuring(() => double.endIdentity({ session: session.id, problem: 'abandoned' }));
  await deliver(refusal);
  const mails = await mailsTo('lea@example.org');
  expect(mails.map(({ subject }) => subject)).toEqual(['Lea Novak: Please prove who you are']);
  expect(mails[0]?.text).toContain(`Lea Novak (${candidate.member.userId})`);
  expect(mails[0]?.text).toContain('/my/verification?as=');
  expect(JSON.stringify(mails)).not.toContain('verify.stripe');
});

it('a refused selfie is named to the person, and a second attempt passes', async () => {
  const { candidate, session } = await begin('Cleo Wang', 'volunteer');
  await deliver(
    eventsDuring(() => double.endIdentity({ session: session.id, problem: 'selfie_face_mismatch' })),
  );
  expect(await candidate.read()).toMatchObject({
    stage: 'database_verification',
    next_action: { problem: 'selfie_face_mismatch' },
  });
  await deliver(eventsDuring(() => double.endIdentity({ session: session.id, name: ['Cleo', 'Wang'] })));
  await candidate.reach('compliance_check');
  expect(evidenceOf(await asReviewer(candidate))).toMatchObject({ identity: ['clear', undefined] });
});

it('a final refusal goes to a reviewer, whose pass identifies the person', async () => {
  const { candidate, session } = await begin('Dan Ruiz', 'volunteer');
  await deliver(
    eventsDuring(() => double.endIdentity({ session: session.id, problem: 'under_supported_age' })),
  );
  expect(await candidate.reach('manual_review')).toMatchObject({
    checks: { identity: 'failed' },
    evidence: [],
  });
  expect(evidenceOf(await asReviewer(candidate))).toMatchObject({
    identity: ['failed', 'under_supported_age'],
  });
  await candidate.post(world.reviewer, 'review', { decision: 'pass', reason: 'Met in person.' });
  expect(await candidate.read()).toMatchObject({
    stage: 'compliance_check',
    checks: { identity: 'completed' },
  });
});

it("another person's document goes to a reviewer, and neither name is kept", async () => {
  const { candidate, session } = await begin('Eve Berg', 'volunteer');
  await deliver(eventsDuring(() => double.endIdentity({ session: session.id, name: ['Mallory', 'Stone'] })));
  expect(await candidate.reach('manual_review')).toMatchObject({ checks: { identity: 'in_review' } });
  expect(evidenceOf(await asReviewer(candidate))).toMatchObject({ identity: ['undecided', 'name_differs'] });
  expect((await checkOf(candidate)).row).not.toContain('Mallory');
  expect(JSON.stringify((await asReviewer(candidate)).evidence)).not.toContain('Mallory');
});

it('events that come twice and in any order change the verification once', async () => {
  const { candidate, session } = await begin('Fay Moreau');
  const events = eventsDuring(() => {
    double.endIdentity({ session: session.id, problem: 'document_expired' });
    double.endIdentity({ session: session.id });
    double.endIdentity({ session: session.id, name: ['Fay', 'Moreau'] });
  });
  expect(events.map(({ type }) => type.split('.').at(-1))).toEqual([
    'requires_input',
    'processing',
    'verified',
  ]);
  await deliver([...events].reverse());
  await candidate.reach('compliance_check');
  await deliver([...events, ...events]);
  expect(await checkOf(candidate)).toMatchObject({ state: 'verified' });
  const steps = (await candidate.path()).filter((step) => step.startsWith('found_in_database'));
  expect(steps).toHaveLength(1);
});

it('a forged event is 400 and changes nothing', async () => {
  const { candidate, session } = await begin('Gus Hale');
  const [event] = eventsDuring(() => double.endIdentity({ session: session.id, name: ['Gus', 'Hale'] }));
  const forged = {
    ...event,
    id: '',
    type: '',
    body: event?.body ?? '',
    signature: `t=${String(Math.floor(Date.now() / 1_000))},v1=${'0'.repeat(64)}`,
  };
  expect(await deliver([forged])).toEqual([400]);
  expect(await checkOf(candidate)).toMatchObject({ state: 'requires_input' });
  expect(await candidate.read()).toMatchObject({ stage: 'database_verification' });
});

it('a worker that dies after Stripe opened the session opens no second one', async () => {
  const { identity } = world.gateways;
  if (identity === undefined) throw new Error('there is no vendor');
  const open = identity.open.bind(identity);
  const dying = jest.spyOn(identity, 'open').mockImplementationOnce(async (id) => {
    await open(id);
    throw new Error('the worker died');
  });
  // `begin` expects that Stripe has exactly one session of this person.
  await begin('Hana Ito');
  expect(dying).toHaveBeenCalledTimes(2);
  dying.mockRestore();
});

it('the status can be read while Stripe is away', async () => {
  const { candidate, session } = await begin('Jo Park');
  double.force({ kind: 'busy', on: `GET /v1/identity/verification_sessions/${session.id}` });
  expect(await candidate.read()).toMatchObject({ stage: 'database_verification', next_action: null });
  expect((await candidate.read()).next_action).not.toBeNull();
});

it('Stripe is asked to delete what it knows once the result is stored, and again if it was busy', async () => {
  const { candidate, session } = await begin('Mia Roth');
  const now = () => new Date(world.now());
  await care(now());
  expect(session).toMatchObject({ status: 'requires_input', redaction: null });
  await deliver(eventsDuring(() => double.endIdentity({ session: session.id, name: ['Mia', 'Roth'] })));
  await candidate.reach('compliance_check');
  double.force({ kind: 'busy', on: `${session.id}/redact` });
  await care(now());
  expect(session.redaction).toBeNull();
  await care(new Date(world.now() + IDENTITY_ASK_AGAIN_MS));
  expect(session).toMatchObject({ redaction: { status: 'processing' }, verified_outputs: null });
  const asked = () => double.requests.filter(({ path }) => path.endsWith(`${session.id}/redact`)).length;
  expect(asked()).toBe(2);
  await care(new Date(world.now() + 3 * IDENTITY_ASK_AGAIN_MS));
  expect(asked()).toBe(2);
  await deliver(eventsDuring(() => double.endIdentity({ session: session.id, redacted: true })));
  expect(await checkOf(candidate)).toMatchObject({ state: 'verified' });
  expect(await candidate.read()).toMatchObject({
    stage: 'compliance_check',
    checks: { identity: 'completed' },
  });
});

it('a check that no verification waits for ends, and Stripe deletes what it knows', async () => {
  const { candidate, session } = await begin('Noa Levi');
  await care(new Date(world.now() + 14 * DAY_MS + IDENTITY_ABANDONED_MS / 2));
  expect(await checkOf(candidate)).toMatchObject({ state: 'requires_input' });
  await care(new Date(world.now() + 14 * DAY_MS + 2 * IDENTITY_ABANDONED_MS));
  expect(await checkOf(candidate)).toMatchObject({ state: 'expired' });
  expect(session).toMatchObject({ status: 'canceled', redaction: { status: 'processing' } });
});

// Events are stamped with the real time, so no test after this one delivers any.
it('the workflow asks by itself when no event comes, and ends a check that nobody completes', async () => {
  const lost = await begin('Ivo Lund');
  const idle = await begin('Kim Sato');
  double.endIdentity({ session: lost.session.id, name: ['Ivo', 'Lund'] });
  await world.pass(1 / 8);
  await lost.candidate.reach('compliance_check');
  expect(await idle.candidate.read()).toMatchObject({ stage: 'database_verification' });
  await world.pass(15);
  expect(await idle.candidate.reach('manual_review')).toMatchObject({ checks: { identity: 'in_review' } });
  expect(await checkOf(idle.candidate)).toMatchObject({ state: 'expired' });
  expect(idle.session.status).toBe('canceled');
});

it('429 and 500 of Stripe at each step are retried, and the verification ends well', async () => {
  const sessions = '/v1/identity/verification_sessions';
  const before = { ...double.faultCounts };
  double.force({ kind: 'busy', on: `GET ${sessions}` });
  double.force({ kind: 'busy', on: `POST ${sessions}` });
  double.force({ kind: 'error_before', on: `POST ${sessions}` });
  double.force({ kind: 'error_after', on: `POST ${sessions}` });
  // `begin` expects that Stripe has exactly one session of this person.
  const { candidate, session } = await begin('Lin Zhou');
  double.force({ kind: 'busy', on: `GET ${sessions}/${session.id}` });
  double.force({ kind: 'error_before', on: `GET ${sessions}/${session.id}` });
  double.endIdentity({ session: session.id, name: ['Lin', 'Zhou'] });
  await world.pass(1 / 8);
  expect(await candidate.reach('compliance_check')).toMatchObject({ checks: { identity: 'completed' } });
  const count = (kind: 'busy' | 'error_before' | 'error_after') =>
    (double.faultCounts[kind] ?? 0) - (before[kind] ?? 0);
  expect([count('busy'), count('error_before'), count('error_after')]).toEqual([3, 2, 1]);
  expect((await candidate.approve()).body).toMatchObject({ status: 'approved' });
});

/** What the worker does each minute. */
async function care(at = new Date()): Promise<void> {
  const { identity: vendor } = world.gateways;
  if (vendor === undefined) throw new Error('there is no vendor');
  await careForIdentityChecks({ db: world.api.db, vendor, log: createLog('worker', 'silent') }, at);
}
