/** Every call of the SDK is one that the API documents, with the method, path and body it documents. */
import { GivingClient } from '../../client/giving-client';
import { buildOpenApi } from '../../api/openapi/document';
import { type ScriptedServer, startScriptedServer } from './scripted-server';

const { paths } = buildOpenApi({ publicUrl: undefined, environment: 'sandbox' });

let server: ScriptedServer;
let client: GivingClient;
beforeAll(async () => {
  server = await startScriptedServer();
  server.answerWith({ status: 200 });
  client = new GivingClient({ apiKey: 'gp_sandbox_1', environment: 'sandbox', baseUrl: server.url });
});
afterAll(() => server.close());

/** The operation that the document has for a request. */
function documented(method: string, url: string): string | undefined {
  const path = new URL(url, server.url).pathname;
  const template = Object.keys(paths ?? {}).find((each) =>
    new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const operations = paths?.[template ?? ''] as Record<string, { operationId?: string }> | undefined;
  return operations?.[method.toLowerCase()]?.operationId;
}

const gift = { charity_id: 'charity_1', amount: '25.00', currency: 'USD' } as const;
const endpoint = { url: 'https://example.org/hooks', events: ['*' as const] };
const recovery = { since: '2026-11-21T00:00:00Z' };

describe('each call', () => {
  it.each<[string, object | undefined, () => Promise<unknown>]>([
    ['listCharities', undefined, () => client.charities.list({ limit: 5, verified: true })],
    ['getCharity', undefined, () => client.charities.get('charity_1')],
    ['getCharityImpact', undefined, () => client.charities.impact('charity_1')],
    ['createDonation', gift, () => client.donations.create(gift)],
    ['getDonation', undefined, () => client.donations.get('donation_1')],
    ['listMyDonations', undefined, () => client.donations.listMine({ status: 'failed', from: '2026-01-01' })],
    ['getSandbox', undefined, () => client.sandbox.get()],
    ['createWebhookEndpoint', endpoint, () => client.webhooks.endpoints.create(endpoint)],
    ['listWebhookEndpoints', undefined, () => client.webhooks.endpoints.list({ offset: 20 })],
    ['getWebhookEndpoint', undefined, () => client.webhooks.endpoints.get('endpoint_1')],
    [
      'updateWebhookEndpoint',
      { paused: true },
      () => client.webhooks.endpoints.update('endpoint_1', { paused: true }),
    ],
    ['deleteWebhookEndpoint', undefined, () => client.webhooks.endpoints.delete('endpoint_1')],
    ['rotateWebhookSecret', undefined, () => client.webhooks.endpoints.rotateSecret('endpoint_1')],
    ['testWebhookEndpoint', undefined, () => client.webhooks.endpoints.test('endpoint_1')],
    ['recoverWebhookEndpoint', recovery, () => client.webhooks.endpoints.recover('endpoint_1', recovery)],
    ['listWebhookDeliveries', undefined, () => client.webhooks.deliveries.list({ state: 'failed' })],
    ['getWebhookDelivery', undefined, () => client.webhooks.deliveries.get('delivery_1')],
    ['redeliverWebhook', undefined, () => client.webhooks.deliveries.redeliver('delivery_1')],
    ['listEvents', undefined, () => client.events.list({ event: 'donation.completed', after: 'event_1' })],
    ['getEvent', undefined, () => client.events.get('event_1')],
  ])('%s', async (operationId, body, call) => {
    await call();
    const { method = '', url = '', body: sent } = server.requests.at(-1) ?? {};
    expect(documented(method, url)).toBe(operationId);
    expect(sent).toBe(body === undefined ? '' : JSON.stringify(body));
  });
});
