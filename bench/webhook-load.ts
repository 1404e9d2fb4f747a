/** Lets a separate process write events. Measures how many events arrive, how late, and at what CPU time. */
import { setTimeout as rest } from 'node:timers/promises';
import { cpuMs } from './cpu';
import { percentile, row, say } from './figures';
import { type Offer, type Written } from './webhook-writer';

export interface Target {
  accountId: string;
  /** True if the account's endpoint accepts events. The measurement then waits for its events. */
  isHealthy: boolean;
  /** True if the account's events count in the figures. */
  isMeasured: boolean;
}

export interface Load {
  /** Offers this many events a second. 0 means as fast as sixteen writers can. */
  perSecond: number;
  events: number;
  targets: Target[];
  /** Measures a floor (least possible cost). The writers then post events themselves, with or without transactions. */
  floor?: 'transactions and posts' | 'posts';
}

export interface LoadResult {
  deliveredPerSecond: number;
  delivered: number;
  expected: number;
  doubles: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** CPU milliseconds per event, by process. */
  cpuPerEvent: Record<string, number>;
}

export type Measure = (load: Load) => Promise<LoadResult>;

/** A measurement uses these processes and gifts. */
export interface Stand {
  writerUrl: string;
  receiverUrl: string;
  giftIds: string[];
  pids: Record<string, number>;
}

const GIVE_UP_AFTER_MS = 60_000;
const LOOK_AGAIN_MS = 50;

/** Offers events. After the last write, waits at most a minute until all events to healthy endpoints have arrived. */
export async function measureLoad(stand: Stand, load: Load): Promise<LoadResult> {
  const { writerUrl, receiverUrl, giftIds, pids } = stand;
  await takeArrivals(receiverUrl);
  const offer: Offer = {
    perSecond: load.perSecond,
    events: load.events,
    accountIds: load.targets.map(({ accountId }) => accountId),
    giftIds,
    ...(load.floor === undefined ? {} : { postTo: receiverUrl, onlyPosts: load.floor === 'posts' }),
  };
  const cpuBefore = readCpu(pids);
  const startedAt = performance.timeOrigin + performance.now();
  const answer = await fetch(writerUrl, { method: 'POST', body: JSON.stringify(offer) });
  const written = (await answer.json()) as Written;
  const committedAt = new Map(
    written.flatMap(([id, account, atMs]) => (load.targets[account]?.isMeasured ? [[id, atMs]] : [])),
  );
  const expected = written.filter(([, account]) => load.targets[account]?.isHealthy);
  await waitForArrivals(receiverUrl, expected.length);
  const cpu = readCpu(pids);
  const { firstAtMs, doubles } = await takeArrivals(receiverUrl);
  const arrived = firstAtMs.filter(([id]) => committedAt.has(id));
  const lastAt = Math.max(startedAt + 1, ...arrived.map(([, atMs]) => atMs));
  const latencies = arrived.map(([id, atMs]) => atMs - (committedAt.get(id) ?? atMs));
  return {
    deliveredPerSecond: arrived.length / ((lastAt - startedAt) / 1_000),
    delivered: arrived.length,
    expected: committedAt.size,
    doubles,
    p50Ms: percentile(latencies, 0.5),
    p95Ms: percentile(latencies, 0.95),
    p99Ms: percentile(latencies, 0.99),
    cpuPerEvent: Object.fromEntries(
      Object.entries(cpu).map(([name, ms]) => [name, (ms - (cpuBefore[name] ?? 0)) / load.events]),
    ),
  };
}

function readCpu(pids: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, cpuMs(pid) ?? 0]));
}

async function waitForArrivals(url: string, expected: number): Promise<void> {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  const count = async () => Number(await (await fetch(`${url}/count`)).text());
  while ((await count()) < expected && Date.now() < deadline) await rest(LOOK_AGAIN_MS);
}

async function takeArrivals(url: string): Promise<{ firstAtMs: [string, number][]; doubles: number }> {
  return (await (await fetch(`${url}/arrivals`)).json()) as {
    firstAtMs: [string, number][];
    doubles: number;
  };
}

export function header(title: string): void {
  say(title);
  row('', 'delivered/s', 'p50 ms', 'p95 ms', 'p99 ms', 'arrived', 'duplicates', 'CPU ms/event');
}

export function print(name: string, result: LoadResult): void {
  const { deliveredPerSecond, p50Ms, p95Ms, p99Ms, delivered, expected, doubles, cpuPerEvent } = result;
  const times = [p50Ms, p95Ms, p99Ms].map((ms) => ms.toFixed(1));
  const cpu = Object.entries(cpuPerEvent).map(([process, ms]) => `${process} ${ms.toFixed(2)}`);
  row(
    name,
    deliveredPerSecond.toFixed(0),
    ...times,
    `${delivered}/${expected}`,
    String(doubles),
    `  ${cpu.join(', ')}`,
  );
}
