/** A time-skipping Temporal environment with our search attributes, and workers on it; namespaces of the run's server. */
import { randomUUID } from 'node:crypto';
import { type Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import { type Activities } from '../../activities';
import { mapErrors } from '../../activities/map-errors';
import { ensureSearchAttributes } from '../../worker/search-attributes';
import { TASK_QUEUE } from '../../workflows/messages';
import { SEARCH_ATTRIBUTES } from '../../workflows/search-attributes';
import { testServerBinary } from './services';
import { workflowBundle } from './workflow-bundle';

Runtime.install({
  logger: new DefaultLogger('ERROR'),
  telemetryOptions: { logging: { filter: 'ERROR', forward: {} } },
});

/** Starts an environment whose clock jumps while a test waits for a workflow's result. */
export async function startTimeSkipping(): Promise<TestWorkflowEnvironment> {
  const env = await TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path: testServerBinary() } },
  });
  const keyword = 2;
  await env.connection.operatorService.addSearchAttributes({
    namespace: 'default',
    searchAttributes: Object.fromEntries(SEARCH_ATTRIBUTES.map((name) => [name, keyword])),
  });
  return env;
}

/** A namespace for one test file on the server that all share: no worker of another file takes its tasks. */
export async function createNamespace(connection: Connection): Promise<string> {
  const namespace = `test-${randomUUID()}`;
  await connection.workflowService.registerNamespace({
    namespace,
    workflowExecutionRetentionPeriod: msToTs('1 day'),
  });
  await ensureSearchAttributes(connection, namespace);
  return namespace;
}

/** A worker that runs our workflows with the activities of a test. */
export async function createTestWorker(
  env: TestWorkflowEnvironment,
  activities: Partial<Activities>,
): Promise<Worker> {
  return Worker.create({
    connection: env.nativeConnection,
    taskQueue: TASK_QUEUE,
    workflowBundle: workflowBundle(),
    activities,
    interceptors: { activity: [mapErrors] },
  });
}
