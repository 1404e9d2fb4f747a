/** A webhook is believed only when its signature, its age and its form are right, and the failing case is named. */
import { randomBytes } from 'node:crypto';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { GivingClient } from '../../client/giving-client';
import { webhooks, WebhookVerificationError } from '../../client/webhooks';
import { signatureHeaders } from '../../domain/webhooks/signature';

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const SECRET = newSecret();
const OTHER_SECRET = newSecret();
const ID = 'event_01kakv0000000000000000000';
const BODY = JSON.stringify({
  event: 'donation.completed',
  data: { donation_id: 'donation_1', message: 'Grüße 🎁' },
  timestamp: '2026-11-21T12:00:00.000Z',
  webhook_id: ID,
});

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The headers as the platform sends them. */
function signed(rawBody: string | Uint8Array = BODY, timestampSeconds = nowSeconds(), secrets = [SECRET]) {
  return signatureHeaders({ secrets, eventId: ID, event: 'donation.completed', timestampSeconds, rawBody });
}

function without(headers: Record<string, string>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

async function reasonOf(verification: () => Promise<unknown>): Promise<string> {
  try {
    await verification();
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.reason;
    throw error;
  }
  return 'verified';
}

describe('a genuine webhook', () => {
  it('is the event, whatever form its body has', async () => {
    for (const rawBody of [BODY, Buffer.from(BODY), new TextEncoder().encode(BODY)]) {
      expect(await webhooks.verify(rawBody, signed(), SECRET)).toEqual(JSON.parse(BODY));
    }
  });

  it('is recognised in headers of any kind and case', async () => {
    const headers = signed();
    const shouted = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    const inArrays = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    for (const each of [headers, shouted, inArrays, new Headers(headers)]) {
      expect(await reasonOf(() => webhooks.verify(BODY, each, SECRET))).toBe('verified');
    }
  });

  it('is verified by GivingClient.webhooks too', async () => {
    expect(await GivingClient.webhooks.verify(BODY, signed(), SECRET)).toEqual(JSON.parse(BODY));
  });

  it.each([
    ['standardwebhooks', StandardWebhook],
    ['svix', SvixWebhook],
  ])('signed by the %s library is accepted', async (_, Webhook) => {
    const at = new Date(nowSeconds() * 1000);
    for (const secret of [SECRET, OTHER_SECRET, `whsec_${randomBytes(24).toString('base64')}`]) {
      const headers = {
        'webhook-id': ID,
        'webhook-timestamp': String(at.getTime() / 1000),
        'webhook-signature': new Webhook(secret).sign(ID, at, BODY),
      };
      expect(await reasonOf(() => webhooks.verify(BODY, headers, secret))).toBe('verified');
      expect(await reasonOf(() => webhooks.verify(`${BODY} `, headers, secret))).toBe(
        'wrong_secret_or_altered_body',
      );
    }
  });

  it('is accepted with the old and the new secret during a rotation', async () => {
    const headers = signed(BODY, nowSeconds(), [OTHER_SECRET, SECRET]);
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const secret of [OTHER_SECRET, SECRET]) {
      expect(await reasonOf(() => webhooks.verify(BODY, headers, secret))).toBe('verified');
    }
    expect(await reasonOf(() => webhooks.verify(BODY, headers, newSecret()))).toBe(
      'wrong_secret_or_altered_body',
    );
  });

  it('is accepted beside signatures of versions to come', async () => {
    const headers = signed();
    const mixed = { ...headers, 'webhook-signature': `v1a,abc v2,def ${headers['webhook-signature'] ?? ''}` };
    expect(await reasonOf(() => webhooks.verify(BODY, mixed, SECRET))).toBe('verified');
  });
});

describe('a webhook that must not be believed', () => {
  const headers = signed();
  const at = Number(headers['webhook-timestamp']);
  const foreign = signed(BODY, at, [OTHER_SECRET]);
  const rotated = signed(BODY, at, [SECRET, OTHER_SECRET]);
  const cases: [string, string, () => Promise<unknown>][] = [
    [
      'altered_id_or_timestamp',
      'another id',
      () => webhooks.verify(BODY, { ...headers, 'webhook-id': 'event_2' }, SECRET),
    ],
    [
      'altered_id_or_timestamp',
      'a time moved to look fresh',
      () => webhooks.verify(BODY, { ...headers, 'webhook-timestamp': String(at + 1) }, SECRET),
    ],
    [
      'altered_id_or_timestamp',
      'the signature header of another message',
      () => webhooks.verify(BODY, { ...headers, 'webhook-signature': foreign['webhook-signature'] }, SECRET),
    ],
    ['wrong_secret_or_altered_body', 'one byte more', () => webhooks.verify(`${BODY}\n`, headers, SECRET)],
    [
      'wrong_secret_or_altered_body',
      'another amount',
      () => webhooks.verify(BODY.replace('donation_1', 'donation_2'), headers, SECRET),
    ],
    [
      'wrong_secret_or_altered_body',
      'a body parsed and written anew',
      () => webhooks.verify(JSON.stringify(JSON.parse(BODY), null, 2), headers, SECRET),
    ],
    [
      'altered_id_or_timestamp',
      'another id, by a receiver that has the secret before',
      () => webhooks.verify(BODY, { ...rotated, 'webhook-id': 'event_2' }, OTHER_SECRET),
    ],
    ['wrong_secret_or_altered_body', 'another secret', () => webhooks.verify(BODY, headers, OTHER_SECRET)],
    [
      'wrong_secret_or_altered_body',
      "an attacker's own signatures",
      () => webhooks.verify(BODY, foreign, SECRET),
    ],
    [
      'wrong_secret_or_altered_body',
      'another id, without the signature that would tell',
      () =>
        webhooks.verify(
          BODY,
          { ...without(headers, 'X-Webhook-Signature'), 'webhook-id': 'event_2' },
          SECRET,
        ),
    ],
    ['malformed_body', 'signed text that is not JSON', () => webhooks.verify('ping', signed('ping'), SECRET)],
    [
      'malformed_body',
      'signed bytes that are not UTF-8',
      () => webhooks.verify(Buffer.from([0x22, 0xff, 0x22]), signed(Buffer.from([0x22, 0xff, 0x22])), SECRET),
    ],
    ['not_raw_body', 'a parsed body', () => webhooks.verify(JSON.parse(BODY) as string, headers, SECRET)],
    [
      'malformed_header',
      'a time in words',
      () => webhooks.verify(BODY, { ...headers, 'webhook-timestamp': 'now' }, SECRET),
    ],
    [
      'malformed_header',
      'a time with a fraction',
      () => webhooks.verify(BODY, { ...headers, 'webhook-timestamp': `${at}.5` }, SECRET),
    ],
    [
      'malformed_header',
      'no signature of version 1',
      () => webhooks.verify(BODY, { ...headers, 'webhook-signature': 'v1a,abc' }, SECRET),
    ],
  ];
  it.each(cases)('%s: %s', async (reason, _, verification) => {
    expect(await reasonOf(verification)).toBe(reason);
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
    'missing_header names %s',
    async (name) => {
      const verification = () => webhooks.verify(BODY, without(headers, name), SECRET);
      expect(await reasonOf(verification)).toBe('missing_header');
      await expect(verification()).rejects.toThrow(name);
      expect(await reasonOf(() => webhooks.verify(BODY, { ...headers, [name]: '' }, SECRET))).toBe(
        'missing_header',
      );
    },
  );

  it.each(['', 'whsec_', 'whsec_not base64', `${SECRET}\n`, SECRET.replace('whsec_', ''), 'gp_sandbox_1'])(
    'malformed_secret: "%s"',
    async (secret) => {
      expect(await reasonOf(() => webhooks.verify(BODY, headers, secret))).toBe('malformed_secret');
    },
  );

  it('is refused in words that hold neither the secret nor the body', async () => {
    const failure = () => webhooks.verify(`${BODY} `, headers, SECRET);
    await expect(failure()).rejects.toThrow(WebhookVerificationError);
    await expect(failure()).rejects.not.toThrow(/whsec_|donation_1/);
  });
});

describe('age', () => {
  const agedBy = (seconds: number, options = {}) =>
    reasonOf(() => webhooks.verify(BODY, signed(BODY, nowSeconds() - seconds), SECRET, options));

  it('may be five minutes either way', async () => {
    expect(await Promise.all([290, -290, 310, -310].map((age) => agedBy(age)))).toEqual([
      'verified',
      'verified',
      'stale',
      'too_new',
    ]);
  });

  it('is as tolerant as asked', async () => {
    expect(await agedBy(60, { toleranceSeconds: 30 })).toBe('stale');
    expect(await agedBy(3_000, { toleranceSeconds: 3_600 })).toBe('verified');
  });

  it('cannot be switched off by a tolerance that is no number', async () => {
    await expect(agedBy(0, { toleranceSeconds: Number.NaN })).rejects.toThrow(RangeError);
    await expect(agedBy(0, { toleranceSeconds: -1 })).rejects.toThrow(RangeError);
  });

  it('of a replay with its time moved is not reached: the signature fails first', async () => {
    const old = signed(BODY, nowSeconds() - 86_400);
    expect(await reasonOf(() => webhooks.verify(BODY, old, SECRET))).toBe('stale');
    const moved = { ...old, 'webhook-timestamp': String(nowSeconds()) };
    expect(await reasonOf(() => webhooks.verify(BODY, moved, SECRET))).toBe('altered_id_or_timestamp');
  });
});
