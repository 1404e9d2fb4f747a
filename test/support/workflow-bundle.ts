// A worker names the workflows by path. The import lets `jest --findRelatedTests` find the tests of a workflow.
import '../../workflows';
import { setting } from './services';

/** The workflows as production bundles them, made once for the run. */
export function workflowBundle(): { codePath: string } {
  return { codePath: setting('TEST_WORKFLOW_BUNDLE') };
}
