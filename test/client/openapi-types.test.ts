/** The SDK's types and resources are those of the API as it is now. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const PROJECT = resolve(__dirname, '../..');

// A process of its own, because the generator is an ES module, which jest does not load.
it('match the routes', async () => {
  const check = ['--import', 'tsx', 'local/generate-types.ts', '--check'];
  const { stdout } = await promisify(execFile)(process.execPath, check, { cwd: PROJECT });
  expect(stdout.match(/is up to date/g)).toHaveLength(3);
});
