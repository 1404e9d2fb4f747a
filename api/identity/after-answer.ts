import { type Context } from 'koa';
import { type Logger } from '../../log';

/** Tasks that run after their answers. A process that stops waits for them. */
const running = new Set<Promise<void>>();

/**
 * Runs a task once the answer has left, so that the time of the answer tells nothing about the task. The task's failure
 * is logged, because nobody waits for it.
 */
export function afterAnswer(context: Context, log: Logger, task: () => Promise<void>): void {
  context.res.once('close', () => {
    const run = task()
      .catch((error: unknown) => {
        log.error({ error }, 'a task after an answer failed');
      })
      .finally(() => running.delete(run));
    running.add(run);
  });
}

/** Waits for the tasks that have begun. */
export async function finishTasks(): Promise<void> {
  await Promise.all(running);
}
