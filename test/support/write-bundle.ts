/** Bundles the workflows as production does. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

/** Bundled once for all tests: a bundler that outlives a failed test file would break the next one. */
export async function writeBundle(folder: string): Promise<string> {
  const file = join(folder, 'workflow-bundle.js');
  const { code } = await bundleWorkflowCode({
    workflowsPath: require.resolve('../../workflows'),
    logger: new DefaultLogger('ERROR'),
  });
  await writeFile(file, code);
  return file;
}
