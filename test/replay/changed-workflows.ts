import { upsertMemo, type Workflow, workflowInfo } from '@temporalio/workflow';
import * as workflows from '../../workflows';

/** Every workflow as a careless change would leave it: with a step that it did not begin with. */
export default async function changed(...input: unknown[]): Promise<unknown> {
  upsertMemo({ changed: true });
  const run = (workflows as Record<string, Workflow>)[workflowInfo().workflowType];
  return run?.(...input);
}
