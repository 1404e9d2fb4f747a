/** Starts the project's own two processes, the API and the worker. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from './files';
import { launch, waitUntilReady } from './launch';
import { PROJECT_DIRECTORY } from './paths';
import { asService, type Service } from './service';

const REQUEST_TIMEOUT_MS = 2_000;

/** What a process of ours runs: the sources, or the folder of a build. */
export interface Place {
  home: string;
  /** A folder with the compiled program in `dist`, which starts in a third of the time. */
  build?: string | undefined;
}

/** Starts the HTTP process and waits until its /readyz succeeds. `address` is its URL. */
export async function startApi(place: Place, environment: Record<string, string>): Promise<Service> {
  const { running, readyFile } = await launchScript('api', 'api/server', place, environment);
  const url = () => readJson(readyFile, z.object({ url: z.url() }))?.url;
  await waitUntilReady(running, async () => {
    const listening = url();
    return listening !== undefined && (await isReady(listening));
  });
  const address = url() ?? '';
  const samePort = { ...environment, PORT: new URL(address).port };
  return asService(running, address, () => startApi(place, samePort));
}

/** Starts the process that runs workflows and activities. */
export async function startWorker(place: Place, environment: Record<string, string>): Promise<Service> {
  const { running, readyFile } = await launchScript('worker', 'worker/main', place, environment);
  await waitUntilReady(running, () => Promise.resolve(existsSync(readyFile)));
  return asService(running, '', () => startWorker(place, environment));
}

async function launchScript(
  name: string,
  script: string,
  { home, build }: Place,
  environment: Record<string, string>,
) {
  const readyFile = join(home, 'run', `${name}.ready`);
  rmSync(readyFile, { force: true });
  const running = await launch({
    name,
    command: process.execPath,
    args: build === undefined ? ['--import', 'tsx', `${script}.ts`] : [join('dist', `${script}.js`)],
    directory: build ?? PROJECT_DIRECTORY,
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
