/** Three years of one organization: renewals, a year lost, the worker stopped in between and its code changed. */
import { Worker } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { workflowBundle } from '../../support/workflow-bundle';
import { DAY_MS } from '../../../domain/days';
import { startVerificationWorld, type VerificationWorld } from './world';

let world: VerificationWorld;
beforeAll(async () => {
  world = await startVerificationWorld({ restarts: true });
});
afterAll(() => world.close());

const NEXT = require.resolve('./next-workflows');

async function runIdOf(verificationId: string): Promise<string> {
  return (await world.env.client.workflow.getHandle(verificationId).describe()).runId;
}

async function firstRunIdOf(verificationId: string): Promise<string> {
  const { raw } = await world.env.client.workflow.getHandle(verificationId).describe();
  return raw.workflowExecutionInfo?.firstRunId ?? '';
}

/** Every step but those of documents. */
const STEPS = [
  'applied → document_submission',
  'pass → database_verification',
  'not_found_in_database → manual_review',
  'pass → compliance_check',
  'approve → compliance_check',
  'approve → verified',
  'reminded → verified',
  'reminded → verified',
  'reminded → verified',
  'renewal_due → renewal_review',
  'not_found_in_database → renewal_review',
  'approve → renewal_review',
  'approve → verified',
  'reminded → verified',
  'approve → early_renewal_review',
  'approve → verified',
  'reminded → verified',
  'reminded → verified',
  'reminded → verified',
  'renewal_due → renewal_review',
  'not_found_in_database → renewal_review',
  'grace_over → expired',
];

it('a verification is renewed twice, each year in a new run, also on changed code, and ends when nobody renews it', async () => {
  const applicant = await world.buildApplicant();
  const approve = () => applicant.approve('As before.');
  const runs = new Set<string>();

  const first = await applicant.becomeVerified();
  const id = first.verification_id;
  await world.pass(306);
  expect(await applicant.read()).toMatchObject({ status: 'approved' });
  expect(await runIdOf(id)).not.toBe(await firstRunIdOf(id));
  runs.add(await runIdOf(id));
  const history = await world.env.client.workflow.getHandle(id).fetchHistory();

  await world.restartWorker(NEXT);
  await world.pass(60);
  expect(await applicant.reach('renewal_review')).toMatchObject({ status: 'renewal_due' });
  const charityPath = `/v1/charities/${applicant.charity.id}`;
  const { body: charity } = await world.api.call('GET', charityPath, { key: applicant.member.key });
  expect(charity).toMatchObject({ verified: true });
  const second = (await approve()).body;
  expect(yearsBetween(first.expires_at, second.expires_at)).toBeCloseTo(1, 1);
  await world.pass(320);
  runs.add(await runIdOf(id));
  const early = await applicant.post(applicant.member, 'documents', { statement: 'Nothing has changed.' });
  expect(early.body).toMatchObject({ status: 'approved', stage: 'early_renewal_review' });

  const third = (await approve()).body;
  expect(third).toMatchObject({ status: 'approved' });
  // Approved early, the new year follows the old one to the day.
  expect(third.expires_at?.slice(5, 10)).toBe(second.expires_at?.slice(5, 10));
  await world.pass(366 + 60);
  await applicant.reach('renewal_review');
  await world.pass(31);
  expect(await applicant.reach('expired')).toMatchObject({ status: 'expired' });
  runs.add(await runIdOf(id));

  expect(runs.size).toBe(3);
  expect((await applicant.path()).filter((step) => !step.startsWith('documents_'))).toEqual(STEPS);
  const after = await world.api.call('GET', charityPath, { key: applicant.member.key });
  expect(after.body).toMatchObject({ verified: false });

  await Worker.runReplayHistory({ workflowBundle: workflowBundle() }, history, id);
  await Worker.runReplayHistory({ workflowsPath: NEXT }, history, id);
  const careless = Worker.runReplayHistory(
    { workflowsPath: require.resolve('./careless-workflows') },
    history,
    id,
  );
  await expect(careless).rejects.toThrow(DeterminismViolationError);
}, 400_000);

function yearsBetween(from: string | null, to: string | null): number {
  return (Date.parse(to ?? '') - Date.parse(from ?? '')) / (365 * DAY_MS);
}
