/** Donors and volunteers: what vendors and confirmed addresses say decides whether a person must look. */
import { type Level } from '../../../domain/verification/vocabulary';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { confirmLogin, insertLogin } from '../../../db/queries/access/logins';
import { createChecks } from '../../../gateways/verification/checks';
import { addTestList } from '../../../operations/sandbox/test-data';
import {
  type Candidate,
  startVerificationWorld,
  type VerificationWorld,
  type WireVerification,
} from './world';

let world: VerificationWorld;
beforeAll(async () => {
  world = await startVerificationWorld();
});
afterAll(() => world.close());

const KYC = ['phone', 'document_authenticity', 'face_match', 'address_validation', 'risk_assessment'];

/** Applies, passes the initial review, and answers the record as a reviewer sees it in the stage that follows. */
async function goTo(stage: string, candidate: Candidate, level?: Level): Promise<WireVerification> {
  expect((await candidate.initiate([], level)).status).toBe(202);
  await candidate.reach('initial_review');
  await candidate.post(world.reviewer, 'review', { decision: 'pass', reason: 'Legible.' });
  const { entity_id } = await candidate.reach(stage);
  return (
    await world.api.call<WireVerification>('GET', `/api/v1/verification/status/${entity_id}`, {
      key: world.reviewer.key,
    })
  ).body;
}

const outcomesOf = ({ evidence }: WireVerification) =>
  Object.fromEntries(evidence.map(({ source, outcome }) => [source, outcome]));

async function addLogin({ member }: Candidate, isConfirmed: boolean): Promise<void> {
  const { db } = world.api;
  await insertLogin(db, { userId: member.userId, email: `${member.userId}@example.org`, passwordHash: 'x' });
  if (isConfirmed) await confirmLogin(db, member.userId, new Date());
}

it('a donor of whom every check is clear goes on by themselves, with a dated row for each check', async () => {
  const donor = await world.buildPerson('donor', 'Ada Okafor');
  const record = await goTo('compliance_check', donor);
  expect(record.checks).toMatchObject({ identity: 'completed', database: 'completed' });
  expect(outcomesOf(record)).toEqual({
    sanctions_screening: 'no_match',
    ...Object.fromEntries(KYC.map((check) => [check, 'clear'])),
  });
  for (const { checked_at } of record.evidence) expect(Date.parse(checked_at)).not.toBeNaN();
  await donor.approve();
  expect(await donor.read()).toMatchObject({ status: 'approved', level: 'standard' });
});

it.each([
  ['fail_face_match', 'face_match', 'failed'],
  ['undecided_risk_assessment', 'risk_assessment', 'undecided'],
])('%s in a donor’s name sends them to a person, who alone sees why', async (word, check, outcome) => {
  const donor = await world.buildPerson('donor', `Ben ${word.toUpperCase()} Silva`);
  const record = await goTo('manual_review', donor);
  expect(outcomesOf(record)).toMatchObject({ document_authenticity: 'clear', [check]: outcome });
  expect(Object.values(outcomesOf(record)).filter((other) => other === 'clear')).toHaveLength(4);
  expect(await donor.read()).toMatchObject({
    evidence: [],
    reason: 'A reviewer will look into the application.',
  });
  expect(JSON.stringify(await donor.read())).not.toContain(check);
});

it('a name on the test list of the sandbox goes to a reviewer, who sees the entry', async () => {
  const record = await goTo('manual_review', await world.buildPerson('donor', 'Test Blocked Person 1'));
  expect(outcomesOf(record)).toMatchObject({ sanctions_screening: 'possible_match', face_match: 'clear' });
});

it('nobody passes by themselves while no sanctions list is loaded', async () => {
  const { db } = world.api;
  await runStatement(db, 'DELETE FROM sanctioned_names');
  await runStatement(db, 'DELETE FROM sanction_lists');
  try {
    const record = await goTo('manual_review', await world.buildPerson('donor', 'Kim Sato'));
    expect(outcomesOf(record)).toMatchObject({ sanctions_screening: 'not_screened', face_match: 'clear' });
  } finally {
    await inTransaction(db, (tx) => addTestList({ tx, at: new Date() }));
  }
});

it('a donor of tier 3 still shows wealth to a person after clear checks', async () => {
  const donor = await world.buildPerson('donor', 'Cleo Wang');
  await goTo('financial_review', donor, 'enhanced');
});

it('a volunteer is screened, and for sensitive roles further', async () => {
  const screening = ['phone', 'identity', 'criminal_background', 'registry_check', 'references'];
  const standard = await goTo('compliance_check', await world.buildPerson('volunteer', 'Dan Ruiz'));
  expect(Object.keys(outcomesOf(standard))).toEqual(['sanctions_screening', ...screening]);
  const sensitive = await world.buildPerson('volunteer', 'Eve fail_child_abuse_clearance Berg');
  const enhanced = outcomesOf(await goTo('manual_review', sensitive, 'enhanced'));
  expect(enhanced).toMatchObject({
    criminal_background: 'clear',
    fingerprint_check: 'clear',
    license_verification: 'clear',
    child_abuse_clearance: 'failed',
  });
});

it('basic rests on a confirmed address for a donor, and the evidence never holds the address', async () => {
  const donor = await world.buildPerson('donor', 'Fay Moreau');
  await addLogin(donor, true);
  expect(outcomesOf(await goTo('compliance_check', donor, 'basic'))).toMatchObject({
    email_confirmation: 'confirmed',
  });
  const { evidence } = await donor.read();
  expect(evidence.map(({ source }) => source)).toEqual(['email_confirmation']);
  expect(JSON.stringify(evidence)).not.toContain('@');

  const unknown = await world.buildPerson('donor', 'Gus Hale');
  expect(outcomesOf(await goTo('manual_review', unknown, 'basic'))).not.toHaveProperty('email_confirmation');
  const unconfirmed = await world.buildPerson('donor', 'Hana Ito');
  await addLogin(unconfirmed, false);
  expect(outcomesOf(await goTo('manual_review', unconfirmed))).toMatchObject({
    email_confirmation: 'not_confirmed',
    face_match: 'clear',
  });
});

it('an organization has the confirmed address of a member as evidence beside the register', async () => {
  const applicant = await world.buildApplicant({ ein: '999999981' });
  expect(outcomesOf(await goTo('manual_review', applicant))).toMatchObject({
    email_confirmation: 'confirmed',
    irs_register: 'not_found',
  });
});

it('a vendor that is away is asked again by the workflow, and each check is kept once', async () => {
  const asked = jest.spyOn(world.gateways.checks, 'examinePerson');
  asked.mockRejectedValueOnce(new Error('the vendor is away'));
  const record = await goTo('compliance_check', await world.buildPerson('donor', 'Ivo Lund'));
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
  const rows = await selectRows(
    world.api.db,
    'SELECT source FROM verification_evidence WHERE verification_id = $1',
    [record.verification_id],
  );
  expect(rows).toHaveLength(1 + KYC.length);
});

it('an installation without a vendor says that nobody was asked', async () => {
  const person = { reference: 'user_1', name: 'Jo Park' };
  expect(await createChecks(world.api.db).examinePerson(person, ['identity'])).toEqual([
    { check: 'identity', outcome: 'not_checked', vendor: null },
  ]);
});
