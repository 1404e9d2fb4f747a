/** Builds the Go program of ./foreign once, and asks it about many proofs in one run. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildGoProgram, findGo } from '../../support/go-program';

const SOURCES = path.join(__dirname, 'foreign');

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
  const output = execFileSync(buildGoProgram(go, SOURCES), {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  });
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Verdict);
}
