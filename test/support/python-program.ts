/** Finds a program from PyPI in the cache, or installs it there into a virtual environment of Python. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { say } from '../../admin/console';
import { PROJECT_DIRECTORY } from '../../local/paths';

const run = promisify(execFile);

/** Returns the path of the program, which has the name of its package. */
export async function findPythonProgram(name: string, version: string): Promise<string> {
  const directory = resolve(PROJECT_DIRECTORY, '.local', 'cache', `${name}-${version}`);
  const python = join(directory, 'bin', 'python');
  if (await hasPackage(python, name, version)) return join(directory, 'bin', name);
  say(`Installing ${name} ${version} from PyPI into ${directory}`);
  try {
    await run('python3', ['-m', 'venv', '--clear', directory]);
    await run(python, ['-m', 'pip', 'install', '--quiet', `${name}==${version}`]);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${name} ${version} is missing and cannot be installed. It needs python3 (3.10 or later) with the module venv, and PyPI. ${reason}`,
      { cause: error },
    );
  }
  return join(directory, 'bin', name);
}

async function hasPackage(python: string, name: string, version: string): Promise<boolean> {
  const script = 'import importlib.metadata, sys; print(importlib.metadata.version(sys.argv[1]))';
  try {
    return (await run(python, ['-c', script, name])).stdout.trim() === version;
  } catch {
    return false;
  }
}
