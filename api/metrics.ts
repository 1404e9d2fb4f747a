/** The API's Prometheus metrics. */
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requests = new Histogram({
  name: 'giving_http_request_duration_seconds',
  help: 'Duration of HTTP requests by method, route and status',
  labelNames: ['method', 'path', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

const gifts = new Counter({
  name: 'giving_donations_accepted_total',
  help: 'Accepted gifts by payment method',
  labelNames: ['method'],
  registers: [registry],
});

/** Records one answered request. `path` is the route's pattern, so that there are few label values. */
export function observeRequest(method: string, path: string, status: number, durationMs: number): void {
  requests.observe({ method, path, status: String(status) }, durationMs / 1000);
}

/** Counts one accepted gift. */
export function observeGift(method: string): void {
  gifts.inc({ method });
}

/** All metrics in Prometheus' text form. */
export async function renderMetrics(): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await registry.metrics() };
}
