/** Adds the routes that need no API credential: probes, metrics and the OpenAPI document. */
import Router from '@koa/router';
import { type Context } from 'koa';
import { type Config } from '../config';
import { type Database } from '../db/database';
import { findEventHealth } from '../db/queries/charges/processor-events';
import { findReceiptLogHealth } from '../db/queries/receipt-log/health';
import { GivingError } from '../domain/errors';
import { findStaleRates } from '../operations/exchange-rates/import-rates';
import { hashKey } from '../gateways/secrets/tokens';
import { renderMetrics } from './metrics';
import { buildAsyncApi } from './openapi/asyncapi';
import { buildOpenApi, buildOpenApi30 } from './openapi/document';
import { type ApiDependencies } from './route';

const PROBE_TIMEOUT_MS = 2_000;
const DOCUMENTS = {
  '/openapi.json': buildOpenApi,
  '/openapi-3.0.json': buildOpenApi30,
  '/asyncapi.json': buildAsyncApi,
};

export function publicPages({ config, db, probes }: ApiDependencies): Router {
  const router = new Router();
  router.get('/healthz', (context) => {
    context.body = { status: 'ok' };
  });
  router.get('/readyz', async (context) => {
    const [services, details] = await Promise.all([
      askProbes(probes),
      describeTrouble(db, config.environment),
    ]);
    const ready = Object.values(services).every(Boolean);
    context.status = ready ? 200 : 503;
    if (!ready) context.set('Retry-After', '2');
    context.body = { status: ready ? 'ready' : 'not_ready', services, details };
  });
  router.get('/metrics', async (context) => {
    if (config.environment === 'production') requireToken(context, config.metricsToken);
    const { type, text } = await renderMetrics(db);
    context.type = type;
    context.body = text;
  });
  for (const [path, build] of Object.entries(DOCUMENTS)) {
    let text: string | undefined;
    router.get(path, (context) => {
      text ??= JSON.stringify(build(config), null, 2);
      context.type = 'application/json';
      context.body = text;
    });
  }
  return router;
}

/** Compares hashes, so that timing reveals nothing about the token. Refuses everybody if no token is configured. */
function requireToken(context: Context, token: string | undefined): void {
  const given = /^Bearer ([\x21-\x7e]+)$/i.exec(context.get('Authorization'))?.[1];
  if (given !== undefined && token !== undefined && hashKey(given) === hashKey(token)) return;
  throw new GivingError(
    'INVALID_API_KEY',
    'Metrics need the METRICS_TOKEN of this installation as a bearer token.',
    { reason: given === undefined ? 'missing' : 'unknown' },
  );
}

async function askProbes(probes: ApiDependencies['probes']): Promise<Record<string, boolean>> {
  const asked = Object.entries(probes).map(
    async ([name, probe]) => [name, await withinTimeout(probe, false)] as const,
  );
  return Object.fromEntries(await Promise.all(asked));
}

/** Lists problems that leave the API ready. The API still accepts gifts, but they may wait. */
function describeTrouble(db: Database, environment: Config['environment']): Promise<string[]> {
  const ask = async () => {
    const at = new Date();
    const [log, events, stale] = await Promise.all([
      findReceiptLogHealth(db, at),
      findEventHealth(db, at),
      environment === 'production' ? findStaleRates(db, at) : [],
    ]);
    return [
      log.refusal !== null && `RECEIPT_LOG_REFUSED: ${log.refusal}`,
      log.refusal === null &&
        log.isLate &&
        'RECEIPT_LOG_LATE: the newest leaves of the receipt log wait too long for a signed checkpoint.',
      events.isLate && 'PROCESSOR_EVENTS_LATE: events of the payment processor wait too long.',
      stale.length > 0 &&
        `EXCHANGE_RATES_STALE: ${stale.map(({ currency, date }) => `${currency} since ${date}`).join(', ')}.`,
    ].filter((trouble) => trouble !== false);
  };
  return withinTimeout(ask, []);
}

async function withinTimeout<T>(probe: () => Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PROBE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([probe().catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
