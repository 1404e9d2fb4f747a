/** Every path of an organization (docs/rules/verification.md), through the real API and the real workflow. */
import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import { PDF } from '../../doubles/document-server';
import { waitFor } from '../../support/wait';
import { buildRegistered, startVerificationWorld, type VerificationWorld } from './world';

const verificationStatus = defineSearchAttributeKey('VerificationStatus', SearchAttributeType.KEYWORD);
let world: VerificationWorld;
beforeAll(async () => {
  world = await startVerificationWorld();
});
afterAll(() => world.close());

const letter = () => ({ type: 'determination_letter', url: world.documents.serve('letter.pdf', PDF) });

it('an organization of the register goes from application to verified', async () => {
  await buildRegistered(world.api.db, '100000001', 'HARBOR LIGHT FOOD BANK INC');
  const applicant = await world.buildApplicant({ ein: '100000001', name: 'Harbor Light Food Bank' });
  const started = await applicant.initiate([letter()]);
  expect(started.status).toBe(202);
  expect(started.body).toMatchObject({
    entity_id: applicant.charity.id,
    status: 'pending',
    stage: 'document_submission',
    checks: { identity: 'in_review', documents: 'in_review', database: 'pending' },
    expires_at: null,
  });
  expect(started.body.estimated_completion).not.toBeNull();
  expect((await applicant.initiate([letter()])).body.error.code).toBe('CONFLICT');

  expect(await applicant.reach('initial_review')).toMatchObject({
    status: 'in_review',
    checks: { documents: 'in_review' },
    documents: [{ type: 'determination_letter', status: 'accepted', problems: [] }],
  });
  await applicant.post(world.reviewer, 'review', { decision: 'pass', reason: 'Complete and legible.' });
  expect(await applicant.reach('financial_review')).toMatchObject({
    checks: { identity: 'in_review', documents: 'completed', database: 'completed' },
    evidence: [{ outcome: 'match', facts: { name_similarity: 1, deductibility: 'yes' } }],
  });
  await applicant.post(world.reviewer, 'review', { decision: 'pass', reason: 'Sound.' });
  const early = await applicant.post(world.reviewer, 'review', { decision: 'pass', reason: 'Twice.' });
  expect(early.body.error).toMatchObject({
    code: 'CONFLICT',
    details: { stage: 'compliance_check', possible: ['deny', 'withdraw', 'approve', 'details_changed'] },
  });
  const approve = { decision: 'approve', reason: 'Good.' };
  const first = await applicant.post(world.reviewer, 'review', approve);
  expect(first.body).toMatchObject({ status: 'in_review', approvals: [{ by: world.reviewer.userId }] });
  const approved = await applicant.post(world.secondReviewer, 'review', approve);
  expect(approved.body).toMatchObject({ status: 'approved', stage: 'verified', level: 'standard' });
  const { body: charity } = await world.api.call('GET', `/v1/charities/${applicant.charity.id}`, {
    key: applicant.member.key,
  });
  expect(charity).toMatchObject({ verified: true, verification_level: 'standard' });
  await waitFor('the operator to see it', async () => {
    const workflow = world.env.client.workflow.getHandle(approved.body.verification_id);
    const { typedSearchAttributes } = await workflow.describe();
    return typedSearchAttributes.get(verificationStatus) === 'approved';
  });
  expect(await applicant.path()).toEqual([
    'applied → document_submission',
    'documents_accepted → initial_review',
    'pass → database_verification',
    'found_in_database → financial_review',
    'pass → compliance_check',
    'approve → compliance_check',
    'approve → verified',
  ]);
});

it('each document that breaks a rule is named with the rule, and the application goes on once it is replaced', async () => {
  const applicant = await world.buildApplicant();
  await applicant.initiate([
    letter(),
    { type: 'bylaws', url: world.documents.serve('bylaws.pdf', Buffer.from('<html>not a PDF</html>')) },
    { type: 'budget', url: world.documents.serve('budget.pdf', PDF), issued_on: '2020-01-31' },
    { type: 'board_list', url: world.documents.serve('missing.pdf', 404) },
    { type: 'annual_report', url: world.documents.serve('empty.pdf', Buffer.alloc(0)) },
  ]);
  const record = await applicant.reach('request_for_additional_information');
  expect(record).toMatchObject({ status: 'information_required', checks: { documents: 'failed' } });
  const rules = record.documents.map(({ type, problems }) => [type, problems.map(({ rule }) => rule)]);
  expect(rules).toEqual([
    ['determination_letter', []],
    ['bylaws', ['format']],
    ['budget', ['dated_within_12_months']],
    ['board_list', ['reachable']],
    ['annual_report', ['not_empty']],
  ]);
  expect(record.required_actions).toHaveLength(4);
  expect(record.required_actions[0]).toContain('bylaws');
  expect(record.required_actions[0]).toContain('format');

  const documents = ['bylaws', 'budget', 'board_list', 'annual_report'].map((type) => ({
    type,
    url: world.documents.serve(`${type}-again.pdf`, PDF),
  }));
  const answer = await applicant.post(applicant.member, 'documents', { documents });
  expect(answer.body).toMatchObject({ status: 'pending', required_actions: [] });
  await applicant.reach('initial_review');
});

it('an organization that is not in the register goes to manual review, and a denial ends it', async () => {
  const applicant = await world.buildApplicant({ ein: '999999991' });
  await applicant.initiate([letter()]);
  await applicant.reach('initial_review');
  await applicant.post(world.reviewer, 'review', { decision: 'pass', reason: 'Complete.' });
  expect(await applicant.reach('manual_review')).toMatchObject({ evidence: [{ outcome: 'not_found' }] });
  await applicant.post(world.reviewer, 'review', { decision: 'pass', reason: 'Seen its statutes.' });
  const denied = await applicant.post(world.reviewer, 'review', {
    decision: 'deny',
    reason: 'Its board is under investigation.',
  });
  expect(denied.body).toMatchObject({ status: 'rejected', reason: 'Its board is under investigation.' });
});

it('a year of a charity: it lacks, resubmits, is approved, remedies a concern, is not renewed, and applies again', async () => {
  const { reviewer, secondReviewer } = world;
  const applicant = await world.buildApplicant();
  const readCharity = async () => {
    const path = `/v1/charities/${applicant.charity.id}`;
    return (await world.api.call('GET', path, { key: applicant.member.key })).body;
  };
  const paper = (name: string, content: Buffer) => ({
    ...{ type: 'determination_letter', url: world.documents.serve(name, content) },
    issued_on: new Date(world.now()).toISOString().slice(0, 10),
  });
  const first = await applicant.initiate([paper('page.pdf', Buffer.from('<html>not a PDF</html>'))]);
  const id = first.body.verification_id;
  await applicant.reach('request_for_additional_information');
  await applicant.post(applicant.member, 'documents', { documents: [paper('letter.pdf', PDF)] });
  await applicant.reach('initial_review');
  await applicant.post(reviewer, 'review', { decision: 'pass', reason: 'Complete.' });
  await applicant.reach('manual_review');
  await applicant.post(reviewer, 'review', { decision: 'pass', reason: 'Seen its statutes.' });
  expect((await applicant.approve()).body).toMatchObject({ verification_id: id, standing: true });

  await world.pass(100);
  await applicant.post(reviewer, 'concerns', { grounds: 'terms_violations', reason: 'Its site is down.' });
  await applicant.post(applicant.member, 'concerns/remedy', { statement: 'It is up again.' });
  const dismiss = { decision: 'dismiss', reason: 'It is.' };
  await applicant.post(reviewer, 'concerns/determination', dismiss);
  await applicant.post(secondReviewer, 'concerns/determination', dismiss);
  expect(await applicant.read()).toMatchObject({ verification_id: id, status: 'approved' });

  await world.pass(267);
  await applicant.reach('renewal_review');
  await world.pass(31);
  await applicant.reach('expired');
  expect(await readCharity()).toMatchObject({ verified: false, listed: true });

  const next = (await applicant.initiate([paper('again.pdf', PDF)])).body;
  expect(next).toMatchObject({ status: 'pending', standing: false, other_verification_id: id });
  await applicant.reach('initial_review');
  expect(await applicant.read()).toMatchObject({ verification_id: id, status: 'expired', standing: true });
  await applicant.post(reviewer, 'review', { decision: 'pass', reason: 'Complete.' });
  await applicant.reach('manual_review');
  await applicant.post(reviewer, 'review', { decision: 'pass', reason: 'As before.' });
  const again = { verification_id: next.verification_id, standing: true, other_verification_id: null };
  expect((await applicant.approve()).body).toMatchObject({ ...again, status: 'approved' });
  expect(await applicant.read(id)).toMatchObject({ standing: false, stage: 'superseded' });
  expect(await readCharity()).toMatchObject({ verified: true });
  const handle = world.env.client.workflow.getHandle(id);
  expect(await handle.result()).toBe('expired');
}, 120_000);
