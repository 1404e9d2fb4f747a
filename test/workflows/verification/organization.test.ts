/** Every path of an organization (docs/rules/verification.md), through the real API and the real workflow. */
import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import { inTransaction, runStatement } from '../../../db/database';
import { followUser } from '../../../operations/verification/requirements';
import { PDF } from '../../doubles/document-server';
import { buildActor, buildCharity } from '../../factories';
import { completePeople } from '../../factories/complete-application';
import { waitFor } from '../../support/wait';
import { buildRegistered, startVerificationWorld, type VerificationWorld } from './world';

const verificationStatus = defineSearchAttributeKey('VerificationStatus', SearchAttributeType.KEYWORD);
let world: VerificationWorld;
beforeAll(async () => {
  world = await startVerificationWorld();
});
afterAll(() => world.close());

const today = () => new Date(world.now()).toISOString().slice(0, 10);
const PNG = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from('IEND\xaeB`\x82', 'latin1'),
]);
const BLANK = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << >>\n%%EOF\n');
const letter = () =>
  ({ type: 'determination_letter', url: world.documents.serve('letter.pdf', PDF) }) as const;

it('an organization of the register goes from application to verified', async () => {
  await buildRegistered(world.api.db, '100000001', 'HARBOR LIGHT FOOD BANK INC');
  const applicant = await world.buildApplicant({ ein: '100000001', name: 'Harbor Light Food Bank' });
  const started = await applicant.initiate([letter()]);
  expect(started.status).toBe(202);
  expect(started.body).toMatchObject({
    entity_id: applicant.charity.id,
    status: 'pending',
    stage: 'document_submission',
    checks: { identity: 'completed', documents: 'in_review', database: 'pending' },
    expires_at: null,
  });
  expect(started.body.estimated_completion).not.toBeNull();
  expect((await applicant.initiate([letter()])).body.error.code).toBe('CONFLICT');

  expect(await applicant.reach('initial_review')).toMatchObject({
    status: 'in_review',
    checks: { documents: 'in_review' },
    required_actions: [],
  });
  await applicant.post(world.reviewer, 'review', { decision: 'pass', reason: 'Complete and legible.' });
  expect(await applicant.reach('financial_review')).toMatchObject({
    checks: { identity: 'completed', documents: 'completed', database: 'completed' },
    evidence: [
      { source: 'email_confirmation' },
      { outcome: 'match', facts: { name_similarity: 1, deductibility: 'yes' } },
    ],
  });
  await applicant.post(world.reviewer, 'review', { decision: 'pass', reason: 'Sound.' });
  const early = await applicant.post(world.reviewer, 'review', { decision: 'pass', reason: 'Twice.' });
  expect(early.body.error).toMatchObject({
    code: 'CONFLICT',
    details: { stage: 'compliance_check' },
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
    {
      type: 'articles_of_incorporation',
      url: world.documents.serve('bylaws.pdf', Buffer.from('<html>not a PDF</html>')),
    },
    { type: 'budget', url: world.documents.serve('budget.pdf', PDF), issued_on: '2020-01-31' },
    { type: 'board_list', url: world.documents.serve('missing.pdf', 404), issued_on: today() },
    { type: 'annual_report', url: world.documents.serve('empty.pdf', Buffer.alloc(0)), issued_on: undefined },
    { type: 'audited_statements', url: world.documents.serve('photo.png', PNG), issued_on: today() },
    { type: 'annual_return', url: world.documents.serve('blank.pdf', BLANK), issued_on: today() },
  ]);
  const record = await applicant.reach('request_for_additional_information');
  expect(record).toMatchObject({ status: 'information_required', checks: { documents: 'failed' } });
  const refused = record.documents.filter(({ problems }) => problems.length > 0);
  const rules = refused.map(({ type, problems }) => [type, ...problems.map(({ rule }) => rule)]);
  expect(rules).toEqual([
    ['articles_of_incorporation', 'format'],
    ['budget', 'recent'],
    ['board_list', 'reachable'],
    ['annual_report', 'not_empty', 'dated'],
    ['audited_statements', 'format_of_type'],
    ['annual_return', 'has_pages'],
  ]);
  expect(record.required_actions).toHaveLength(7);
  expect(record.required_actions[0]).toContain('articles_of_incorporation again (format)');

  const documents = refused.map(({ type }) => ({
    type,
    url: world.documents.serve(`${type}-again.pdf`, PDF),
    issued_on: today(),
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
  expect(await applicant.reach('manual_review')).toMatchObject({
    evidence: [{ source: 'email_confirmation' }, { outcome: 'not_found' }],
  });
  await applicant.post(world.reviewer, 'review', { decision: 'pass', reason: 'Seen its statutes.' });
  const denied = await applicant.post(world.reviewer, 'review', {
    decision: 'deny',
    reason: 'Its board is under investigation.',
  });
  expect(denied.body).toMatchObject({ status: 'rejected', reason: 'Its board is under investigation.' });
});

it('what is missing leads to a request, what is not a document continues it, and an approval waits for all of it', async () => {
  const charity = await buildCharity(world.api.db, { description: 'Too short.' });
  const member = await buildActor(world.api.db, { memberOf: charity.id });
  const applicant = world.applicantOf(charity, member);
  await applicant.initiate();
  const record = await applicant.reach('request_for_additional_information');
  expect(record).toMatchObject({ status: 'information_required', checks: { identity: 'in_review' } });
  const missing = record.requirements.filter(({ status }) => status === 'missing');
  expect(missing.map(({ code }) => code)).toEqual([
    ...['email', 'phone', 'profile', 'terms', 'officer', 'social_profile'],
  ]);
  expect(record.required_actions).toHaveLength(missing.length);

  await completePeople(world.api.db, charity.id, member.userId);
  await inTransaction(world.api.db, (tx) => followUser(tx, member.userId));
  const next = await applicant.reach('initial_review');
  expect(next).toMatchObject({ required_actions: [], checks: { identity: 'completed' } });
  await applicant.post(world.reviewer, 'review', { decision: 'pass', reason: 'Complete.' });
  await applicant.reach('manual_review');
  const more = [{ type: 'bylaws', url: world.documents.serve('bylaws-more.pdf', PDF) }];
  expect((await applicant.post(member, 'documents', { documents: more })).body.stage).toBe('manual_review');
  await applicant.post(world.reviewer, 'review', { decision: 'pass', reason: 'Seen its statutes.' });
  await runStatement(world.api.db, 'DELETE FROM terms_acceptances WHERE user_id = $1', [member.userId]);
  const refused = await applicant.post(world.reviewer, 'review', { decision: 'approve', reason: 'Good.' });
  expect(refused.body.error).toMatchObject({
    code: 'CONFLICT',
    details: { missing: [{ code: 'terms', label: 'Accepted terms', status: 'missing', problem: null }] },
  });
});

it('the platform grants basic to an organization that the register knows, and one reviewer to any other', async () => {
  await buildRegistered(world.api.db, '100000066', 'OPEN DOOR SHELTER INC');
  const known = await world.buildApplicant({
    ein: '100000066',
    name: 'Open Door Shelter',
    source: 'member',
    listed: false,
  });
  await known.initiate([], 'basic');
  expect(await known.reach('verified')).toMatchObject({ status: 'approved', level: 'basic' });
  expect(await known.path()).toEqual([
    'applied → document_submission',
    'documents_accepted → database_verification',
    'found_in_database → compliance_check',
    'approve → verified',
  ]);
  const { body } = await world.api.call('GET', `/v1/charities/${known.charity.id}`, {
    key: known.member.key,
  });
  expect(body).toMatchObject({ verified: false, verification_level: 'basic', listed: true });

  const unknown = await world.buildApplicant({ ein: '999999966' });
  await unknown.initiate([], 'basic');
  await unknown.reach('compliance_check');
  const approved = await unknown.post(world.reviewer, 'review', { decision: 'approve', reason: 'Seen.' });
  expect(approved.body).toMatchObject({
    status: 'approved',
    level: 'basic',
    checks: { database: 'completed' },
  });
});

it('a year of a charity: it lacks, resubmits, is approved, remedies a concern, is not renewed, and applies again', async () => {
  const { reviewer, secondReviewer } = world;
  const applicant = await world.buildApplicant();
  const readCharity = async () => {
    const path = `/v1/charities/${applicant.charity.id}`;
    return (await world.api.call('GET', path, { key: applicant.member.key })).body;
  };
  const paper = (name: string, content: Buffer) => ({
    type: 'determination_letter' as const,
    url: world.documents.serve(name, content),
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
