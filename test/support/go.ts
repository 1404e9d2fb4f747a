/** Finds Go, and builds programs of others with it. Where Go is missing, tests say what they left out. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CACHE = path.resolve(__dirname, '../../.local/cache/foreign');

export function findGo(): string | undefined {
  const { PATH = '', GOROOT = '/usr/local/go' } = process.env;
  const folders = [...PATH.split(path.delimiter), path.join(GOROOT, 'bin')];
  return folders.map((folder) => path.join(folder, 'go')).find((file) => existsSync(file));
}

/** Builds a package of the module in `sources`. Each state of the sources is built once. Returns the program. */
export function buildWithGo(go: string, sources: string, target = '.'): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(sources).sort()) hash.update(readFileSync(path.join(sources, file)));
  const program = path.join(CACHE, hash.digest('hex').slice(0, 16));
  if (!existsSync(program)) {
    const options = ['build', '-mod=readonly', '-buildvcs=false', '-o', program, target];
    execFileSync(go, options, { cwd: sources, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return program;
}
