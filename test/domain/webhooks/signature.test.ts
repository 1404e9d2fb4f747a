/** Every verifier a receiver may use accepts our signatures, and no other body, id, time or secret. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { signatureHeaders, signHex, signStandard } from '../../../domain/webhooks/signature';
import { createWebhookSecret } from '../../../gateways/secrets/tokens';

const rawBody = JSON.stringify({ event: 'donation.completed', data: { amount: '25.00', note: 'naïve ☂' } });
const nowSeconds = () => Math.floor(Date.now() / 1_000);
const input = (secrets: string[], timestampSeconds = nowSeconds()) => ({
  secrets,
  eventId: 'event_01hzy3',
  event: 'donation.completed',
  timestampSeconds,
  rawBody,
});

describe('the hex signature', () => {
  test('is the known HMAC-SHA-256 of RFC 4231, case 2', () => {
    expect(signHex('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  test('takes the whole secret, prefix included, as its key', () => {
    const secret = createWebhookSecret();
    const expected = createHmac('sha256', Buffer.from(secret, 'utf8')).update(rawBody).digest('hex');
    expect(signHex(secret, rawBody)).toBe(expected);
    expect(signHex(secret, Buffer.from(rawBody))).toBe(expected);
  });
});

describe('the Standard Webhooks signature', () => {
  test('is the known vector of the Standard Webhooks specification', () => {
    const signature = signStandard(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1_614_265_330,
      '{"test": 2432232314}',
    );
    expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  test.each([
    ['standardwebhooks', (secret: string) => new StandardWebhook(secret)],
    ['svix', (secret: string) => new SvixWebhook(secret)],
  ])('is accepted by %s, and refused once anything is changed', (_name, makeVerifier) => {
    const secret = createWebhookSecret();
    const headers = signatureHeaders(input([secret]));
    const verifier = makeVerifier(secret);
    expect(verifier.verify(rawBody, headers)).toEqual(JSON.parse(rawBody));
    expect(() => verifier.verify(rawBody.replace('25.00', '26.00'), headers)).toThrow();
    expect(() => verifier.verify(rawBody, { ...headers, 'webhook-id': 'event_other' })).toThrow();
    expect(() => makeVerifier(createWebhookSecret()).verify(rawBody, headers)).toThrow();
    const old = signatureHeaders(input([secret], nowSeconds() - 3_600));
    expect(() => verifier.verify(rawBody, old)).toThrow();
  });

  test('during a rotation, a receiver with the old secret and one with the new both accept', () => {
    const [newest, old] = [createWebhookSecret(), createWebhookSecret()];
    const headers = signatureHeaders(input([newest, old]));
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
    expect(headers['X-Webhook-Signature']).toBe(signHex(newest, rawBody));
    expect(headers['X-Webhook-Signature-Previous']).toBe(signHex(old, rawBody));
    for (const secret of [newest, old]) {
      expect(() => new StandardWebhook(secret).verify(rawBody, headers)).not.toThrow();
    }
  });

  test('any body, as text or as bytes, is accepted by the verifier', () => {
    const secret = createWebhookSecret();
    fc.assert(
      fc.property(fc.json(), (body) => {
        const headers = signatureHeaders({ ...input([secret]), rawBody: Buffer.from(body) });
        expect(headers).toEqual(
          signatureHeaders({ ...input([secret], Number(headers['webhook-timestamp'])), rawBody: body }),
        );
        expect(() => new StandardWebhook(secret).verify(body, headers)).not.toThrow();
      }),
    );
  });
});

describe('the headers', () => {
  test('are the hex signature, the event name and the Standard Webhooks trio', () => {
    expect(Object.keys(signatureHeaders(input([createWebhookSecret()])))).toEqual([
      'X-Webhook-Signature',
      'X-Webhook-Event',
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
  });

  test('nothing is sent unsigned', () => {
    expect(() => signatureHeaders(input([]))).toThrow(RangeError);
  });
});
