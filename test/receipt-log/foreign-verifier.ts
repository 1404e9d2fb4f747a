/** Builds the Go program of ./foreign once, and asks it about many proofs in one run. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(__dirname, 'foreign');
const CACHE = path.resolve(__dirname, '../../.local/cache/foreign');

export interface Verdict {
  ok: boolean;
  error?: string;
}

/** Undefined, with a line in the output, where Go is not installed. */
export function askForeign(requests: object[]): Verdict[] | undefined {
  const go = findGo();
  if (go === undefined) {
    console.warn('Go is not installed: only our own verifiers and the vectors ran.');
    return undefined;
  }
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const output = execFileSync(build(go), { input, encoding: 'utf8', maxBuffer: 64 * 1_048_576 });
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Verdict);
}

function findGo(): string | undefined {
  const { PATH = '', GOROOT = '/usr/local/go' } = process.env;
  const folders = [...PATH.split(path.delimiter), path.join(GOROOT, 'bin')];
  return folders.map((folder) => path.join(folder, 'go')).find((file) => existsSync(file));
}

/** Each state of the sources has its own program, so an unchanged one is not built again. */
function build(go: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(SOURCES).sort()) hash.update(readFileSync(path.join(SOURCES, file)));
  const program = path.join(CACHE, hash.digest('hex').slice(0, 16));
  if (!existsSync(program)) {
    const options = ['build', '-mod=readonly', '-buildvcs=false', '-o', program, '.'];
    execFileSync(go, options, { cwd: SOURCES, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return program;
}
