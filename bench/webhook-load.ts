/** Puts events in as the platform does, each with its state change in one transaction, and measures their arrival. */
import { setTimeout as rest } from 'node:timers/promises';
import { type Database } from '../db/database';
import { type Donation } from '../db/queries/donations';
import { newId } from '../new-id';
import { completeGift } from '../test/support/gift-events';
import { percentile } from './figures';

export interface Target {
  accountId: string;
  /** Whether its endpoint answers; the others' events are not waited for. */
  healthy: boolean;
}

export interface Load {
  /** Events a second to offer; 0 is as fast as sixteen writers can. */
  perSecond: number;
  events: number;
  targets: Target[];
}

export interface LoadResult {
  deliveredPerSecond: number;
  delivered: number;
  expected: number;
  doubles: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
}

const WRITERS = 16;
const GIVE_UP_AFTER_MS = 60_000;

export async function offer(
  db: Database,
  gift: Donation,
  receiverUrl: string,
  load: Load,
): Promise<LoadResult> {
  await takeArrivals(receiverUrl);
  const committedAt = new Map<string, number>();
  const startedAt = now();
  let next = 0;
  const writer = async () => {
    for (let index = next++; index < load.events; index = next++) {
      await paceTo(load, startedAt, index);
      const target = load.targets[index % load.targets.length];
      if (target === undefined) return;
      const id = newId('donation');
      await completeGift(db, gift, id, target.accountId);
      if (target.healthy) committedAt.set(id, now());
    }
  };
  await Promise.all(Array.from({ length: load.perSecond === 0 ? WRITERS : WRITERS * 4 }, writer));
  const arrivals = await waitForArrivals(receiverUrl, committedAt.size);
  return summarize(startedAt, committedAt, arrivals);
}

/** Waits until an event is due when a rate is offered. */
async function paceTo({ perSecond }: Load, startedAt: number, index: number): Promise<void> {
  if (perSecond === 0) return;
  const waitMs = startedAt + (index * 1_000) / perSecond - now();
  if (waitMs > 0) await rest(waitMs);
}

async function waitForArrivals(url: string, expected: number): Promise<[string, number][]> {
  const arrivals: [string, number][] = [];
  const deadline = now() + GIVE_UP_AFTER_MS;
  while (new Set(arrivals.map(([id]) => id)).size < expected && now() < deadline) {
    await rest(50);
    arrivals.push(...(await takeArrivals(url)));
  }
  return arrivals;
}

async function takeArrivals(url: string): Promise<[string, number][]> {
  return (await (await fetch(`${url}/arrivals`)).json()) as [string, number][];
}

function summarize(
  startedAt: number,
  committedAt: Map<string, number>,
  arrivals: [string, number][],
): LoadResult {
  const first = new Map<string, number>();
  for (const [id, at] of arrivals) if (committedAt.has(id) && !first.has(id)) first.set(id, at);
  const latencies = [...first].map(([id, at]) => at - (committedAt.get(id) ?? at));
  const lastAt = Math.max(...first.values(), startedAt + 1);
  return {
    deliveredPerSecond: first.size / ((lastAt - startedAt) / 1_000),
    delivered: first.size,
    expected: committedAt.size,
    doubles: arrivals.filter(([id]) => committedAt.has(id)).length - first.size,
    p50Ms: percentile(latencies, 0.5),
    p95Ms: percentile(latencies, 0.95),
    p99Ms: percentile(latencies, 0.99),
  };
}

function now(): number {
  return performance.timeOrigin + performance.now();
}
