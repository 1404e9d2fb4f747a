/** Signs webhooks in two ways: in plain hex, and as Standard Webhooks defines. See docs/rules/webhooks.md. */
import { createHmac } from 'node:crypto';

/** The exact bytes of the body that is sent. */
export type RawBody = string | Uint8Array;

export interface SignatureInput {
  /** The valid secrets of the endpoint, newest first. After a rotation there are two. */
  secrets: string[];
  eventId: string;
  event: string;
  /** The time of this attempt in Unix seconds. */
  timestampSeconds: number;
  rawBody: RawBody;
}

/** Computes the plain signature as lowercase hex HMAC-SHA-256. The key is the whole secret as UTF-8. */
export function signHex(secret: string, rawBody: RawBody): string {
  return createHmac('sha256', secret).update(rawBody).digest('hex');
}

/**
 * Computes a Standard Webhooks signature, `v1,<base64>`. The key is the part of the secret after `whsec_`.
 */
export function signStandard(
  secret: string,
  id: string,
  timestampSeconds: number,
  rawBody: RawBody,
): `v1,${string}` {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = createHmac('sha256', key).update(`${id}.${timestampSeconds}.`).update(rawBody);
  return `v1,${signed.digest('base64')}`;
}

/** Returns the signature headers of one attempt. Throws a RangeError if there is no secret. */
export function signatureHeaders(input: SignatureInput): Record<string, string> {
  const { secrets, eventId, event, timestampSeconds, rawBody } = input;
  const [newest, previous] = secrets;
  if (newest === undefined) throw new RangeError('A webhook cannot be signed without a secret.');
  const standard = secrets.map((secret) => signStandard(secret, eventId, timestampSeconds, rawBody));
  return {
    'X-Webhook-Signature': signHex(newest, rawBody),
    ...(previous === undefined ? {} : { 'X-Webhook-Signature-Previous': signHex(previous, rawBody) }),
    'X-Webhook-Event': event,
    'webhook-id': eventId,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': standard.join(' '),
  };
}
