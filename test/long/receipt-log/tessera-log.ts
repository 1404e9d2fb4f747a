/** A log of github.com/transparency-dev/tessera in a directory, served by HTTP. */
import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { printPrivateKey, type VerifierKey, signerOf } from '../../../domain/receipt-log/keys';

const SEED = Buffer.alloc(32, 26);
const { key } = signerOf('tessera.example/log', 'ed25519', SEED);
const LOG_PRIVATE_KEY = printPrivateKey(key, SEED);

export interface TesseraLog {
  url: string;
  key: VerifierKey;
  /** Adds these entries. With a policy, the tool publishes its checkpoint only once its witness cosigned. */
  append(entries: string[], policy?: string): Promise<void>;
  /** As `append`, for a witness that must refuse. Ends the tool once it reports this, and resolves with its report. */
  appendRefused(entries: string[], policy: string, reported: string): Promise<string>;
  /** Remembers this moment. */
  backUp(): Promise<void>;
  /** Serves the remembered log, and appends to it from now on. */
  restore(): Promise<void>;
  readCheckpoint(): Promise<string>;
  close(): Promise<void>;
}

/** `tool` is the program posix-oneshot of tessera. */
export async function startTesseraLog(tool: string): Promise<TesseraLog> {
  const home = await mkdtemp(path.join(tmpdir(), 'tessera-'));
  const directory = path.join(home, 'log');
  const old = path.join(home, 'old');
  const prepare = (entries: string[], policy?: string) => prepareRun(home, { directory, entries, policy });
  const environment = { env: { ...process.env, LOG_PRIVATE_KEY } };
  const server = await serveDirectory(directory);
  return {
    url: server.url,
    key,
    async append(entries, policy) {
      await promisify(execFile)(tool, await prepare(entries, policy), environment);
    },
    async appendRefused(entries, policy, reported) {
      const running = spawn(tool, await prepare(entries, policy), environment);
      let report = '';
      // The tool asks again and again, so it does not end by itself.
      await new Promise<void>((resolve) => {
        running.stderr.on('data', (chunk: Buffer) => {
          report += chunk.toString();
          if (report.includes(reported)) resolve();
        });
        running.once('exit', () => resolve());
      });
      const ended = new Promise((resolve) => running.once('close', resolve));
      running.kill();
      await ended;
      return report;
    },
    backUp: () => cp(directory, old, { recursive: true }),
    async restore() {
      await rm(directory, { recursive: true });
      await cp(old, directory, { recursive: true });
    },
    readCheckpoint: () => readFile(path.join(directory, 'checkpoint'), 'utf8'),
    async close() {
      await server.close();
      await rm(home, { recursive: true });
    },
  };
}

async function prepareRun(
  home: string,
  { directory, entries, policy }: { directory: string; entries: string[]; policy?: string | undefined },
): Promise<string[]> {
  const input = path.join(home, 'entries');
  await rm(input, { recursive: true, force: true });
  await mkdir(input);
  // The tool adds files in the order of their names.
  for (const [at, entry] of entries.entries()) {
    await writeFile(path.join(input, String(at).padStart(6, '0')), entry);
  }
  const options = ['--storage_dir', directory, '--entries', path.join(input, '*')];
  if (policy === undefined) return options;
  await writeFile(path.join(home, 'policy'), policy);
  return [...options, '--witness_policy_file', path.join(home, 'policy')];
}

async function serveDirectory(directory: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    readFile(path.join(directory, request.url ?? '')).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
