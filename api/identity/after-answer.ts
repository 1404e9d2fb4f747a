import { type Context } from 'koa';
import { type Logger } from '../../log';

/**
 * The tasks that are running after their answers were sent. The process waits for these tasks before it
 * stops.
 */
const running = new Set<Promise<void>>();

/**
 * Runs a task once the answer is sent, so that the answer's timing reveals nothing about the task. Logs a failure of
 * the task, because no caller waits for it.
 */
export function afterAnswer(context: Context, log: Logger, task: () => Promise<void>): void {
  context.res.once('close', () => {
    const run = task()
      .catch((error: unknown) => {
        log.error({ error }, 'a task failed after its answer');
      })
      .finally(() => running.delete(run));
    running.add(run);
  });
}

/** Waits for the tasks that have begun. */
export async function finishTasks(): Promise<void> {
  await Promise.all(running);
}
