/**
 * An API for generated clients. It makes and lists gifts, with the schemas of the real routes on both sides, and signs one
 * webhook.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  donationCreatedSchema,
  donationListSchema,
  donationRequestSchema,
} from '../../../api/routes/gifts/schema';
import { envelopeSchema } from '../../../domain/events/event';
import { signatureHeaders } from '../../../domain/webhooks/signature';

const KEY = 'gp_sandbox_generated';
const PATHS = ['/v1/donations', '/v1/users/me/donations'];
const AT = '2026-11-21T12:00:00.000Z';
const GIFT_ID = 'donation_01kakv0000000000000000000';
const CHARITY_ID = 'charity_sandbox_000000000000';

export interface GiftApi {
  /** What a check gets as JSON. */
  given: {
    url: string;
    key: string;
    charity_id: string;
    signed: { body: string; headers: Record<string, string>; secret: string };
  };
  close(): Promise<void>;
}

export async function startGiftApi(): Promise<GiftApi> {
  const gifts: object[] = [];
  const server = createServer((request, response) => {
    void answer(request, gifts).then(([status, body]) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    given: { url, key: KEY, charity_id: CHARITY_ID, signed: signWebhook() },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(request: IncomingMessage, gifts: object[]): Promise<[status: number, body: unknown]> {
  const path = new URL(request.url ?? '', 'http://api').pathname;
  if (request.headers.authorization !== `Bearer ${KEY}` || !PATHS.includes(path)) return [400, { path }];
  if (request.method === 'GET') {
    const list = { donations: gifts, total: gifts.length, limit: 20, offset: 0 };
    return [200, donationListSchema.parse(list)];
  }
  const order = donationRequestSchema.safeParse(JSON.parse(await text(request)));
  if (!order.success) return [400, order.error.issues];
  gifts.push({ ...CREATED, ...LISTED, amount: order.data.amount, message: order.data.message ?? null });
  return [201, donationCreatedSchema.parse(CREATED)];
}

const NO_FEES = { platform_fee: '0.00', processing_fee: '0.00', total_fees: '0.00' };
const CREATED = {
  donation_id: GIFT_ID,
  transaction_hash: '0x00',
  status: 'pending',
  created_at: AT,
  estimated_confirmation: AT,
  fees: {
    platform_fee: '0.50',
    processing_fee: '1.03',
    additional_fees: '0.00',
    total_fees: '1.53',
    absorbed: NO_FEES,
    organization_tier: 'standard',
  },
  total_charge: '25.00',
  recurring_id: null,
  matched_amount: null,
  matched_currency: null,
  match_failed: false,
  matches: [],
  claimed: true,
  donor_chooses_after_days: null,
};
const LISTED = {
  charity_id: CHARITY_ID,
  donor_id: 'user_01kakv0000000000000000000',
  currency: 'USD',
  payment_method: 'card',
  source: 'sandbox_card_ok',
  network: 'sandbox',
  anonymous: false,
  cover_fees: false,
  campaign_id: null,
  metadata: { team: 'blue' },
  net_amount: '23.47',
  refunded_amount: '0.00',
  completed_at: null,
  failure: null,
  redirected_from: null,
  redirected_to: null,
};

function signWebhook(): GiftApi['given']['signed'] {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const event = envelopeSchema('donation.completed').parse({
    event: 'donation.completed',
    data: {
      donation_id: GIFT_ID,
      charity_id: CHARITY_ID,
      amount: '25.00',
      currency: 'USD',
      donor_id: null,
      transaction_hash: '0x00',
    },
    timestamp: AT,
    webhook_id: 'event_01kakv0000000000000000000',
    sequence: 1,
  });
  const body = JSON.stringify(event);
  const headers = signatureHeaders({
    secrets: [secret],
    eventId: event.webhook_id,
    event: event.event,
    timestampSeconds: Math.floor(Date.now() / 1000),
    rawBody: body,
  });
  return { body, headers, secret };
}
