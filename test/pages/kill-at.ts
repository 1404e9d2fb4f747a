/** Kills the API at a moment of one request. The state of the request decides the moment, not a timer. */
import { type Page, type Request, type Route } from 'playwright-core';
import { closeDatabase, type Database, inTransaction, openDatabase, runStatement } from '../../db/database';
import { type Process } from '../support/processes';
import { listLocks } from '../support/locks';
import { waitFor } from '../support/wait';

export const MOMENTS = [
  'before the request',
  'while the API works on it',
  'before the answer',
  'after the answer',
] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Scene {
  page: Page;
  /** What the browser reported as broken so far. */
  faults: string[];
  api: Process;
  db: Database;
  databaseUrl: string;
}

export interface Target {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: RegExp;
  /** A table that the request writes. Its lock holds the request in the middle of its work. */
  table: string;
  /** What the page must show before the request leaves. */
  seen?: (page: Page) => Promise<unknown>;
}

type Kill = (route: Route, scene: Scene, target: Target) => Promise<void>;

const KILLS: Record<Moment, Kill> = {
  'before the request': async (route, { api }) => {
    await api.kill('SIGKILL');
    await route.continue();
  },
  'while the API works on it': async (route, scene, { table }) => {
    // The lock comes first, because a fast request would be over before it.
    await holding(scene, table, async () => {
      const lost = fetchAnswer(route).catch(() => undefined);
      await waitFor('a request that waits', async () => (await listLocks(scene.db, table)).length > 0);
      await scene.api.kill('SIGKILL');
      await lost;
    });
    await route.abort();
  },
  'before the answer': async (route, { page, api }) => {
    const context = page.context();
    const cookies = await context.cookies();
    await fetchAnswer(route);
    await api.kill('SIGKILL');
    // Playwright has kept the cookies of the answer. The browser that never got it has the old ones.
    await context.clearCookies();
    await context.addCookies(cookies);
    await route.abort();
  },
  'after the answer': async (route, { api }) => {
    const response = await fetchAnswer(route);
    await api.kill('SIGKILL');
    await route.fulfill({ response });
  },
};

/**
 * Sends the request in place of the browser. A redirect is an answer too: the browser follows it by itself. Playwright
 * leaves out the header by which a server knows the forms of its own pages.
 */
const fetchAnswer = (route: Route) =>
  route.fetch({
    maxRedirects: 0,
    headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' },
  });

/**
 * Waits for the first such request of the page and kills the API at this moment of it. Later requests, also the
 * retries of the SDK, go on to an API that is not there. The promise resolves once the API is dead.
 */
export async function killAt(
  moment: Moment,
  scene: Scene,
  target: Target,
): Promise<{ killed: Promise<void> }> {
  const { page } = scene;
  const isMeant = (request: Request) =>
    request.method() === target.method && target.path.test(new URL(request.url()).pathname);
  let tell: { done: () => void; fail: (reason: unknown) => void };
  const killed = new Promise<void>((done, fail) => (tell = { done, fail }));
  let isFirst = true;
  await page.route(
    (url) => target.path.test(url.pathname),
    async (route) => {
      if (!isFirst || !isMeant(route.request())) return route.continue();
      isFirst = false;
      await target.seen?.(page);
      return KILLS[moment](route, scene, target).then(tell.done, tell.fail);
    },
  );
  return { killed };
}

/** Locks the table against writers on a connection of its own while `work` runs. */
async function holding({ databaseUrl }: Scene, table: string, work: () => Promise<void>): Promise<void> {
  const other = openDatabase({ url: databaseUrl, poolMax: 1 });
  try {
    await inTransaction(other, async (tx) => {
      await runStatement(tx, `LOCK TABLE ${table} IN SHARE MODE`);
      await work();
    });
  } finally {
    await closeDatabase(other);
  }
}
