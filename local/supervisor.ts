/** Restarts services that die, after a pause that grows while a service keeps dying. */
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, say } from '../admin/console';
import { type Service } from './service';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A service that ran this long has recovered, so the pause starts small again. */
const STEADY_MS = 60_000;

/** Restarts the service whenever it ends, until `isStopping` is true. Calls `restarted` after each restart. */
export async function superviseService(
  service: Service,
  isStopping: () => boolean,
  restarted: (service: Service) => void,
): Promise<void> {
  let current = service;
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    const startedAt = Date.now();
    const how = await current.ended;
    if (isStopping()) return;
    if (Date.now() - startedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
    say(`${current.name} ended unexpectedly (${how}); restarting it`);
    const next = await restartUntilReady(current, pauseMs, isStopping);
    if (next === undefined) return;
    current = next;
    pauseMs = longer(pauseMs);
    say(`${current.name} is running again`);
    restarted(current);
  }
}

async function restartUntilReady(
  service: Service,
  firstPauseMs: number,
  isStopping: () => boolean,
): Promise<Service | undefined> {
  for (let pauseMs = firstPauseMs; ; pauseMs = longer(pauseMs)) {
    await sleep(pauseMs);
    if (isStopping()) return undefined;
    try {
      return await service.restart();
    } catch (error) {
      if (isStopping()) return undefined;
      say(`${messageOf(error)}\nRetrying ${service.name} in ${longer(pauseMs) / 1000} s`);
    }
  }
}

function longer(pauseMs: number): number {
  return Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
}
