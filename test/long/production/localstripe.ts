/** localstripe as the processor of a walk: a stateful server of others that speaks a part of Stripe's API. */
import { z } from 'zod';
import { launch, waitUntilReady } from '../../../local/launch';
import { isListening, LOOPBACK, startOnPorts } from '../../../local/ports';
import { findPythonProgram } from '../../support/python-program';
import { serveStripeForm } from '../../doubles/stripe-form';
import { type Authority } from './authority';
import { LocalstripeAdapter } from './localstripe-adapter';
import { sumCharges, type WalkProcessor } from './processor';

const VERSION = '1.15.10';
const SECRET_KEY = 'sk_test_localstripe';
const WEBHOOK_SECRET = 'whsec_localstripe';
const ALL = new URLSearchParams({ limit: '1000' });

/** Rejects where the machine lacks Python or PyPI. */
function findLocalstripe(): Promise<string> {
  return findPythonProgram('localstripe', VERSION);
}

export async function startLocalstripe({ file }: Authority, home: string): Promise<WalkProcessor> {
  const program = await findLocalstripe();
  const { running, url } = await startOnPorts(home, { localstripe: 0 }, async ({ localstripe }) => {
    const args = ['--port', String(localstripe), '--from-scratch'];
    // Its events go through the proxy of the walk, whose certificate it must trust.
    const environment = { SSL_CERT_FILE: file };
    const started = await launch({ name: 'localstripe', command: program, args, home, environment });
    await waitUntilReady(started, () => isListening(localstripe));
    return { running: started, url: `http://${LOOPBACK}:${String(localstripe)}` };
  });
  const adapter = await LocalstripeAdapter.start(url, SECRET_KEY);
  return {
    name: `localstripe ${VERSION}`,
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_localstripe',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: adapter.url,
    },
    addWebhookEndpoint: async (endpoint) => {
      const params = new URLSearchParams({ url: endpoint, secret: WEBHOOK_SECRET });
      const { status } = await adapter.ask('POST', '/_config/webhooks/platform', params);
      if (status !== 200) throw new Error(`localstripe refused the webhook: ${String(status)}`);
      adapter.endpoints.push(endpoint);
    },
    serveForm: async (context) => void (await serveStripeForm(context, adapter.url)),
    totals: async () => sumCharges(await listCharges(adapter)),
    countEvents: async () => {
      const { body } = await adapter.ask('GET', '/v1/events', ALL);
      // It keeps no record of its deliveries but its log.
      const taken = running.lastLines().match(/successfully delivered/g)?.length ?? 0;
      return { sent: eventsSchema.parse(JSON.parse(body)).data.length, taken };
    },
    close: async () => {
      await adapter.close();
      await running.stop();
    },
  };
}

const eventsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });
const chargesSchema = z.object({
  data: z.array(z.object({ amount: z.number(), amount_refunded: z.number(), status: z.string() })),
});

async function listCharges(adapter: LocalstripeAdapter) {
  const { body } = await adapter.ask('GET', '/v1/charges', ALL);
  return chargesSchema
    .parse(JSON.parse(body))
    .data.map(({ amount, amount_refunded: amountRefunded, status }) => ({ amount, amountRefunded, status }));
}
