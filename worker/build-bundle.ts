/** Bundles the workflows into dist/workflow-bundle.js. `npm run build` runs it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleWorkflowCode } from '@temporalio/worker';

async function build(): Promise<void> {
  const { code } = await bundleWorkflowCode({ workflowsPath: require.resolve('../workflows') });
  await writeFile(join(__dirname, '..', 'workflow-bundle.js'), code);
}

build().catch((error: unknown) => {
  process.stderr.write(`bundle: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
