/** Packs the SDK, and installs the archive into an empty folder as npm would. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const ROOT = path.resolve(__dirname, '../../..');
export const run = promisify(execFile);

/** Deno wants the dependency to be named. */
const PROJECT = JSON.stringify({ private: true, dependencies: { '@giving-platform/sdk': '0.1.0' } });

export interface PackedSdk {
  /** The folder of a project that has installed the SDK. */
  project: string;
  archive: string;
  /** The files in the archive. */
  files: string[];
}

/** `checkout` is the root of a repository. Its `prepack` builds the package. */
export async function packSdk(checkout = ROOT): Promise<PackedSdk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'giving-sdk-'));
  await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: path.join(checkout, 'client'),
  });
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  const archive = path.join(folder, name);
  const project = path.join(folder, 'project');
  const installed = path.join(project, 'node_modules/@giving-platform/sdk');
  await mkdir(installed, { recursive: true });
  await writeFile(path.join(project, 'package.json'), PROJECT);
  await run('tar', ['-xzf', archive, '-C', installed, '--strip-components=1']);
  for (const check of ['check.mjs', 'check-esm.mjs', 'check-cjs.cjs'])
    await cp(path.join(__dirname, check), path.join(project, check));
  const { stdout } = await run('tar', ['-tzf', archive]);
  return { project, archive, files: stdout.trim().split('\n') };
}
