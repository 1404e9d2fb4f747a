/** Starts the project's own two processes, the API and the worker. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from './files';
import { launch, waitUntilReady } from './launch';
import { PROJECT_DIRECTORY } from './paths';
import { asService, type Service } from './service';

const REQUEST_TIMEOUT_MS = 2_000;

/** Starts the HTTP process and waits until its /readyz succeeds. `address` is its URL. */
export async function startApi(home: string, environment: Record<string, string>): Promise<Service> {
  const { running, readyFile } = await launchScript('api', 'api/server.ts', home, environment);
  const url = () => readJson(readyFile, z.object({ url: z.url() }))?.url;
  await waitUntilReady(running, async () => {
    const listening = url();
    return listening !== undefined && (await isReady(listening));
  });
  const address = url() ?? '';
  const samePort = { ...environment, PORT: new URL(address).port };
  return asService(running, address, () => startApi(home, samePort));
}

/** Starts the process that runs workflows and activities. */
export async function startWorker(home: string, environment: Record<string, string>): Promise<Service> {
  const { running, readyFile } = await launchScript('worker', 'worker/main.ts', home, environment);
  await waitUntilReady(running, () => Promise.resolve(existsSync(readyFile)));
  return asService(running, '', () => startWorker(home, environment));
}

async function launchScript(name: string, script: string, home: string, environment: Record<string, string>) {
  const readyFile = join(home, 'run', `${name}.ready`);
  rmSync(readyFile, { force: true });
  const running = await launch({
    name,
    command: process.execPath,
    args: ['--import', 'tsx', script],
    directory: PROJECT_DIRECTORY,
    environment: { ...environment, READY_FILE: readyFile },
    home,
  });
  return { running, readyFile };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  await response.arrayBuffer();
  return response.ok;
}
