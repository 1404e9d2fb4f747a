/**
 * Opens the pages as a slow phone does: 1.6 Mbit/s down, 750 kbit/s up, 150 ms of latency, a quarter of the CPU. Prints the
 * medians of the largest contentful paint, of the total blocking time and of the time until people can use the page. Run
 * it with `npm run bench -- pages`.
 */
import { type Browser } from 'playwright-core';
import { closeDatabase, type Database, openDatabase } from '../db/database';
import { buildActor, buildCharity } from '../test/factories';
import { call } from '../test/support/api';
import { launchChromium } from '../local/chromium';
import { buildClaimedCharity } from '../test/long/browser/give-form';
import { waitFor } from '../test/support/wait';
import { median, row, say } from './figures';
import { runServer } from './processes';
import { startBenchServices } from './services';
import { type Load, type Opening, openOnSlowPhone } from './slow-phone';

const RUNS = 5;
/** As many as `/` shows at first. */
const CHARITIES = 20;
const INDEXING_MS = 120_000;
const LIMITS_MS = { lcpMs: 2_500, tbtMs: 200, usableMs: 2_000 };
/** Keeps the frame of the card form in the process of its page, so that it is slowed down too. */
const ONE_PROCESS = ['--disable-site-isolation-trials'];

type Goal = keyof typeof LIMITS_MS;

/** The amount can be typed, and the line "the card form loads" has gone. */
const GIVE_USABLE = `document.querySelector('#amount:enabled') !== null &&
  document.querySelector('#card iframe') !== null &&
  document.querySelector('[role=group][aria-labelledby=payment-title] > .hint') === null`;

export async function benchPages(): Promise<void> {
  const services = await startBenchServices({ hasWorker: true });
  const db = openDatabase({ url: services.databaseUrl, poolMax: 2 });
  const worker = await runServer('worker/main', services.environment);
  const api = await runServer('api/server', services.environment);
  const browser = await launchChromium(ONE_PROCESS);
  try {
    const url = api.ready.url ?? '';
    const charityId = await fill(db, url);
    await measure(browser, listOpenings(url, charityId));
  } finally {
    await browser.close();
    await Promise.all([api.stop(), worker.stop()]);
    await closeDatabase(db);
    await services.stop();
  }
}

/** Returns the id of a charity that takes gifts, once the search finds all charities. */
async function fill(db: Database, url: string): Promise<string> {
  const { id } = await buildClaimedCharity(db, 'River Fund');
  for (let count = 1; count < CHARITIES; count += 1) await buildCharity(db, { name: `River Fund ${count}` });
  const { key } = await buildActor(db);
  const countFound = async () =>
    (await call<{ total: number }>(url, 'GET', '/api/v1/search?q=river', { key })).body.total;
  await waitFor('the index', async () => (await countFound()) === CHARITIES, INDEXING_MS);
  return id;
}

function listOpenings(origin: string, charityId: string): Record<string, Opening> {
  return {
    '/give/{id}': { url: `${origin}/give/${charityId}`, usable: GIVE_USABLE },
    '/': { url: `${origin}/`, usable: `document.querySelector('input[name=q]:enabled') !== null` },
    '/my, signed out': {
      url: `${origin}/my`,
      usable: `document.querySelector('input[name=password]:enabled') !== null`,
    },
  };
}

/** The pages take turns, so that a busy moment of the machine meets all of them. */
async function measure(browser: Browser, openings: Record<string, Opening>): Promise<void> {
  const loads = new Map<string, Load[]>();
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, opening] of Object.entries(openings)) {
      const load = await openOnSlowPhone(browser, opening);
      loads.set(name, [...(loads.get(name) ?? []), load]);
    }
  }
  row('medians, and times of the limit', 'LCP', '', 'TBT', '', 'usable', '', 'script', 'CSS');
  const missed = [...loads].flatMap(([name, ofPage]) => print(name, ofPage));
  say(`limits: LCP ${seconds('lcpMs')}, TBT ${seconds('tbtMs')}, usable ${seconds('usableMs')}`);
  if (missed.length > 0) throw new Error(`a page missed its goal: ${missed.join('; ')}`);
}

/** Prints one page. Returns the goals that it misses. */
function print(name: string, loads: Load[]): string[] {
  const middle = (figure: keyof Load) => median(loads.map((load) => load[figure]));
  const goals: Goal[] = ['lcpMs', 'tbtMs', 'usableMs'];
  const ratio = (goal: Goal) => middle(goal) / LIMITS_MS[goal];
  const cells = goals.flatMap((goal) => [`${middle(goal).toFixed(0)} ms`, ratio(goal).toFixed(2)]);
  const kilobytes = (figure: 'scriptBytes' | 'styleBytes') => `${(middle(figure) / 1_000).toFixed(1)} kB`;
  row(name, ...cells, kilobytes('scriptBytes'), kilobytes('styleBytes'));
  return goals.filter((goal) => ratio(goal) > 1).map((goal) => `${name} ${goal} ${ratio(goal).toFixed(2)}`);
}

function seconds(goal: Goal): string {
  return `${(LIMITS_MS[goal] / 1_000).toFixed(1)} s`;
}
