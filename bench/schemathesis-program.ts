/** Finds Schemathesis in the cache, or installs it there from PyPI into a virtual environment of Python. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_DIRECTORY } from '../local/paths';
import { say } from './figures';

const VERSION = '4.32.5';
const run = promisify(execFile);

/** Returns the path of the program. */
export async function findSchemathesis(): Promise<string> {
  const directory = resolve(PROJECT_DIRECTORY, '.local', 'cache', `schemathesis-${VERSION}`);
  const program = join(directory, 'bin', 'schemathesis');
  if (await isRunnable(program)) return program;
  say(`Installing Schemathesis ${VERSION} from PyPI into ${directory}`);
  try {
    await run('python3', ['-m', 'venv', '--clear', directory]);
    await run(join(directory, 'bin', 'python'), [
      '-m',
      'pip',
      'install',
      '--quiet',
      `schemathesis==${VERSION}`,
    ]);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Schemathesis ${VERSION} is missing and cannot be installed. It needs python3 (3.10 or later) with the module venv, and PyPI. ${reason}`,
      { cause: error },
    );
  }
  return program;
}

async function isRunnable(program: string): Promise<boolean> {
  try {
    return (await run(program, ['--version'])).stdout.includes(VERSION);
  } catch {
    return false;
  }
}
