/** Creates the Temporal worker, for the worker process and for tests. */
import { type NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker';
import { createAllActivities, type WorkerDependencies } from '../activities';
import { mapErrors } from '../activities/map-errors';
import { TASK_QUEUE } from '../workflows/messages';

export interface CreateWorkerOptions {
  connection: NativeConnection;
  namespace: string;
  dependencies: WorkerDependencies;
  /** The path of a prebuilt bundle. Without a bundle, the worker bundles the workflows at startup. */
  workflowBundle?: string | undefined;
}

/** Creates a worker on the platform's task queue. */
export async function createWorker(options: CreateWorkerOptions): Promise<Worker> {
  const workflows: Pick<WorkerOptions, 'workflowBundle' | 'workflowsPath'> =
    options.workflowBundle === undefined
      ? { workflowsPath: require.resolve('../workflows') }
      : { workflowBundle: { codePath: options.workflowBundle } };
  return Worker.create({
    connection: options.connection,
    namespace: options.namespace,
    taskQueue: TASK_QUEUE,
    activities: createAllActivities(options.dependencies),
    interceptors: { activity: [mapErrors] },
    shutdownGraceTime: '10 seconds',
    shutdownForceTime: '20 seconds',
    ...workflows,
  });
}
