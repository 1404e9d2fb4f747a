/** Builds the pages for donors, if their sources have changed. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { UserError } from '../admin/console';
import { PROJECT_DIRECTORY } from './paths';

export async function buildPages(): Promise<void> {
  const child = spawn(process.execPath, [join(PROJECT_DIRECTORY, 'web', 'build.mjs')], {
    cwd: PROJECT_DIRECTORY,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
  if (code !== 0) throw new UserError('The pages could not be built. The lines above say why.');
}
