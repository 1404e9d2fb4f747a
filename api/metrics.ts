/** Collects the API's Prometheus metrics. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Database } from '../db/database';
import { findEventHealth } from '../db/queries/charges/processor-events';
import { countOverdue } from '../db/queries/platform/overdue';
import { findReceiptLogHealth } from '../db/queries/receipt-log/health';
import { OVERDUE_KINDS } from '../domain/care/overdue';
import { type Route } from './route';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Uses few labels, so that the response to a scrape stays under 64 kB. */
const requests = new Counter({
  name: 'giving_http_requests_total',
  help: 'HTTP requests by operation and outcome: ok, 4xx or 5xx',
  labelNames: ['route', 'status'],
  registers: [registry],
});

const durations = new Histogram({
  name: 'giving_http_request_duration_seconds',
  help: 'Duration of HTTP requests by method',
  labelNames: ['method'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

const gifts = new Counter({
  name: 'giving_donations_accepted_total',
  help: 'Accepted gifts by payment method',
  labelNames: ['method'],
  registers: [registry],
});

const receiptLogRefused = new Gauge({
  name: 'giving_receipt_log_refused',
  help: 'Whether the signer refuses the receipt log: 1 or 0',
  registers: [registry],
});

const receiptLogWaiting = new Gauge({
  name: 'giving_receipt_log_waiting_seconds',
  help: 'How long the oldest leaf has waited for a signed checkpoint',
  registers: [registry],
});

const eventsWaiting = new Gauge({
  name: 'giving_processor_events_waiting',
  help: 'Events of the payment processor that wait to be applied, by type',
  labelNames: ['type'],
  registers: [registry],
});

const eventsOldest = new Gauge({
  name: 'giving_processor_events_oldest_seconds',
  help: 'How long the oldest event of the payment processor has waited',
  registers: [registry],
});

const overdue = new Gauge({
  name: 'giving_overdue',
  help: 'What should have moved on by now, by kind: gifts, refunds, payouts and everything else that a worker watches',
  labelNames: ['kind'],
  registers: [registry],
});

/** Sets all counters to zero. Each app of a process begins so. */
export function resetMetrics(): void {
  registry.resetMetrics();
}

/** Records one answered request. Labels come from the route table, because callers can invent paths and methods. */
export function observeRequest(route: Route | undefined, status: number, durationMs: number): void {
  // Redirects count as ok. A fourth series for each route would exceed the 64 kB.
  const outcome = status < 400 ? 'ok' : status < 500 ? '4xx' : '5xx';
  requests.inc({ route: route?.operationId ?? 'other', status: outcome });
  durations.observe({ method: route?.method.toUpperCase() ?? 'other' }, durationMs / 1000);
}

export function observeGift(method: string): void {
  gifts.inc({ method });
}

/** Renders all metrics in Prometheus' text format. */
export async function renderMetrics(db: Database): Promise<{ type: string; text: string }> {
  await Promise.all([measureReceiptLog(db), measureProcessorEvents(db), measureOverdue(db)]).catch(
    () => undefined,
  );
  return { type: registry.contentType, text: await registry.metrics() };
}

/** Without Postgres, the gauges keep their last values. */
async function measureReceiptLog(db: Database): Promise<void> {
  const { refusal, waitingMs } = await findReceiptLogHealth(db, new Date());
  receiptLogRefused.set(refusal === null ? 0 : 1);
  receiptLogWaiting.set(waitingMs / 1000);
}

async function measureProcessorEvents(db: Database): Promise<void> {
  const { waiting } = await findEventHealth(db, new Date());
  eventsWaiting.reset();
  for (const { type, count } of waiting) eventsWaiting.set({ type }, count);
  eventsOldest.set(Math.max(0, ...waiting.map(({ oldestMs }) => oldestMs)) / 1000);
}

async function measureOverdue(db: Database): Promise<void> {
  const counts = await countOverdue(db, new Date());
  for (const kind of OVERDUE_KINDS) overdue.set({ kind }, counts[kind]);
}
