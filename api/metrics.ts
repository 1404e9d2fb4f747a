/** Collects the API's Prometheus metrics. */
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { type Route } from './route';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Has few labels, because a scrape reads the whole page and the page must stay under 64 kB. */
const requests = new Counter({
  name: 'giving_http_requests_total',
  help: 'HTTP requests by operation and class of status',
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

/** Records one answered request. Labels come from the route table, because callers can invent paths and methods. */
export function observeRequest(route: Route | undefined, status: number, durationMs: number): void {
  requests.inc({ route: route?.operationId ?? 'other', status: `${String(status).charAt(0)}xx` });
  durations.observe({ method: route?.method.toUpperCase() ?? 'other' }, durationMs / 1000);
}

/** Counts one accepted gift. */
export function observeGift(method: string): void {
  gifts.inc({ method });
}

/** Renders all metrics in Prometheus' text format. */
export async function renderMetrics(): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await registry.metrics() };
}
