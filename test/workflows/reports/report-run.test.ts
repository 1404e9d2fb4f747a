import { randomUUID } from 'node:crypto';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type ReportBatch } from '../../../activities/reports';
import { reportRun } from '../../../workflows';
import { TASK_QUEUE } from '../../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

let env: TestWorkflowEnvironment;

beforeAll(async () => {
  env = await startTimeSkipping();
});
afterAll(() => env.teardown());

it('sends the reports of a day batch after batch', async () => {
  const asked: ReportBatch[] = [];
  const batches = [
    { reports: 100, after: 'savedreport_b' },
    { reports: 7, after: null },
  ];
  const worker = await createTestWorker(env, {
    sendReports: (batch: ReportBatch) => {
      asked.push(batch);
      return Promise.resolve(batches[asked.length - 1] ?? { reports: 0, after: null });
    },
  });
  const day = new Date(await env.currentTimeMs()).toISOString().slice(0, 10);
  const workflowId = `report-run-${randomUUID()}`;
  const result = await worker.runUntil(
    env.client.workflow.execute(reportRun, { workflowId, taskQueue: TASK_QUEUE, args: [] }),
  );
  expect(result).toEqual({ day, reports: 107 });
  expect(asked).toEqual([
    { day, after: '' },
    { day, after: 'savedreport_b' },
  ]);
});

it('continues where the execution before it stopped', async () => {
  const asked: ReportBatch[] = [];
  const worker = await createTestWorker(env, {
    sendReports: (batch: ReportBatch) => {
      asked.push(batch);
      return Promise.resolve({ reports: 2, after: null });
    },
  });
  const soFar = { day: '2027-01-01', reports: 900, after: 'savedreport_c' };
  const workflowId = `report-run-${randomUUID()}`;
  const result = await worker.runUntil(
    env.client.workflow.execute(reportRun, { workflowId, taskQueue: TASK_QUEUE, args: [soFar] }),
  );
  expect(result).toEqual({ day: '2027-01-01', reports: 902 });
  expect(asked).toEqual([{ day: '2027-01-01', after: 'savedreport_c' }]);
});
