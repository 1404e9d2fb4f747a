/** Builds the Go programs of the tests. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

const CACHE = path.resolve(__dirname, '../../.local/cache/foreign');

/** Where Go is; undefined where it is not installed. */
export function findGo(): string | undefined {
  const { PATH = '', GOROOT = '/usr/local/go' } = process.env;
  const folders = [...PATH.split(path.delimiter), path.join(GOROOT, 'bin')];
  return folders.map((folder) => path.join(folder, 'go')).find((file) => existsSync(file));
}

/**
 * Builds a package of the module in a folder, and returns the program. Each state of the sources has its own program, so
 * an unchanged one is not built again.
 */
export function buildGoProgram(go: string, folder: string, packagePath = '.'): string {
  const hash = createHash('sha256').update(packagePath);
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, file)));
  const program = path.join(CACHE, hash.digest('hex').slice(0, 16));
  if (!existsSync(program)) {
    // Another test file may build the same program now, so it appears only when it is whole.
    const built = `${program}.${process.pid}`;
    const options = ['build', '-mod=readonly', '-buildvcs=false', '-o', built, packagePath];
    execFileSync(go, options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    renameSync(built, program);
  }
  return program;
}
