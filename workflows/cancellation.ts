import { CancellationScope, isCancellation } from '@temporalio/workflow';

/**
 * Runs the steps of a workflow. If an operator cancels the run, undoes what can still be undone, and lets the rest end.
 * `undo` cannot be cancelled, so that no money is left between two parties.
 */
export async function unlessCancelled<Result>(
  run: () => Promise<Result>,
  undo: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    // Temporal does not retry a step that fails after the cancellation, so that its own error may arrive here.
    const isCancelled = isCancellation(error) || CancellationScope.current().consideredCancelled;
    if (!isCancelled) throw error;
    return CancellationScope.nonCancellable(undo);
  }
}
