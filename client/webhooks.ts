/** Verifies that a webhook came from the platform recently and unaltered. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUint8Array } from 'node:util/types';
import { type WebhookEvent } from './types';

export type WebhookFault =
  /** The body was parsed first, but the signature covers the bytes as received. */
  | 'not_raw_body'
  /** The secret is not a `whsec_…` secret. */
  | 'malformed_secret'
  /** A signature header is missing. The message names it. */
  | 'missing_header'
  /** A signature header is unreadable. The message names it. */
  | 'malformed_header'
  /** Body and secret are right, but the id, the time or the signature header was changed. */
  | 'altered_id_or_timestamp'
  /** No signature matches: the secret is retired or another endpoint's, or the body was changed or re-serialized. */
  | 'wrong_secret_or_altered_body'
  /** Genuine, but older than the tolerance: a replay, or this machine's clock is fast. */
  | 'stale'
  /** Genuine, but from further in the future than the tolerance: this machine's clock is slow. */
  | 'too_new'
  /** Genuine, but not JSON. */
  | 'malformed_body';

/** The webhook must not be trusted: answer it with 400. The message contains neither the secret nor the body. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly reason: WebhookFault,
    message: string,
  ) {
    super(message);
  }
}

/** The request's headers. Their names may have any case. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

export interface VerifyOptions {
  /** How far the sending time may differ from now, in either direction. Default 300. */
  toleranceSeconds?: number;
}

interface SignedParts {
  id: string;
  timestamp: string;
  signatures: string[];
  /** The platform's other signatures, which cover only the body. They show which part was altered. */
  bodySignatures: string[];
}

const DEFAULT_TOLERANCE_SECONDS = 300;
/** During a rotation each live secret has one. */
const BODY_SIGNATURES = ['x-webhook-signature', 'x-webhook-signature-previous'];

/** For subscribers: `webhooks.verify`. */
export const webhooks = { verify };

/**
 * Returns the event of a genuine webhook. `rawBody` is the request's body before any parsing; `secret` is the
 * endpoint's `whsec_…`. An event may arrive more than once, with the same `webhook_id`.
 * Otherwise throws a WebhookVerificationError, whose `reason` says what is wrong.
 */
function verify(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = DEFAULT_TOLERANCE_SECONDS }: VerifyOptions = {},
): WebhookEvent {
  // `!(… >= 0)` also refuses NaN, which would pass every comparison below.
  if (!(toleranceSeconds >= 0)) throw new RangeError('toleranceSeconds must be 0 or more.');
  if (typeof rawBody !== 'string' && !isUint8Array(rawBody)) {
    throw new WebhookVerificationError(
      'not_raw_body',
      'Pass the body as received: a string or bytes, not parsed.',
    );
  }
  const key = readSecret(secret);
  const parts = readHeaders(headers);
  checkSignature(parts, rawBody, secret, key);
  checkAge(Number(parts.timestamp), toleranceSeconds);
  return parseEvent(rawBody);
}

function readSecret(secret: string): Buffer {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  if (encoded !== undefined) return Buffer.from(encoded, 'base64');
  throw new WebhookVerificationError(
    'malformed_secret',
    'The secret must be whsec_ followed by base64 and nothing else.',
  );
}

function readHeaders(headers: WebhookHeaders): SignedParts {
  const values = collectHeaders(headers);
  const read = (name: string) => {
    const value = values.get(name);
    if (value) return value;
    throw new WebhookVerificationError('missing_header', `The header ${name} is missing.`);
  };
  const id = read('webhook-id');
  const timestamp = read('webhook-timestamp');
  const signatures = read('webhook-signature')
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'));
  if (!/^\d{1,12}$/.test(timestamp)) throw malformed('webhook-timestamp', 'is not a time in Unix seconds');
  if (signatures.length === 0) throw malformed('webhook-signature', 'has no v1 signature');
  const bodySignatures = BODY_SIGNATURES.flatMap((name) => values.get(name) ?? []);
  return { id, timestamp, signatures, bodySignatures };
}

function collectHeaders(headers: WebhookHeaders): Map<string, string> {
  const entries = isIterable(headers) ? [...headers] : Object.entries(headers);
  return new Map(
    entries.map(([name, value]) => [
      name.toLowerCase(),
      (Array.isArray(value) ? value.join(' ') : value) ?? '',
    ]),
  );
}

/** Recognizes the `Headers` of any fetch, whatever their class. */
function isIterable(headers: WebhookHeaders): headers is Headers {
  return Symbol.iterator in headers;
}

function malformed(header: string, fault: string): WebhookVerificationError {
  return new WebhookVerificationError('malformed_header', `The header ${header} ${fault}.`);
}

function checkSignature(parts: SignedParts, rawBody: string | Uint8Array, secret: string, key: Buffer): void {
  const signed = createHmac('sha256', key).update(`${parts.id}.${parts.timestamp}.`).update(rawBody);
  const expected = `v1,${signed.digest('base64')}`;
  // One match is enough: during a rotation there is a signature for each live secret.
  if (parts.signatures.some((signature) => areEqual(signature, expected))) return;
  const bodySignature = createHmac('sha256', secret).update(rawBody).digest('hex');
  if (parts.bodySignatures.some((signature) => areEqual(signature, bodySignature))) {
    throw new WebhookVerificationError(
      'altered_id_or_timestamp',
      'Body and secret are right, but webhook-id, webhook-timestamp or webhook-signature was altered.',
    );
  }
  throw new WebhookVerificationError(
    'wrong_secret_or_altered_body',
    "No signature matches: the secret is not this endpoint's, or the body was changed.",
  );
}

/** Compares in constant time for texts of equal length. */
function areEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function checkAge(sentAtSeconds: number, toleranceSeconds: number): void {
  const ageSeconds = Date.now() / 1_000 - sentAtSeconds;
  const shown = `${Math.round(Math.abs(ageSeconds))} s, more than ${toleranceSeconds} s`;
  if (ageSeconds > toleranceSeconds)
    throw new WebhookVerificationError('stale', `Sent too long ago: ${shown}.`);
  if (-ageSeconds > toleranceSeconds)
    throw new WebhookVerificationError('too_new', `Sent in the future: ${shown}.`);
}

function parseEvent(rawBody: string | Uint8Array): WebhookEvent {
  try {
    const text =
      typeof rawBody === 'string' ? rawBody : new TextDecoder('utf-8', { fatal: true }).decode(rawBody);
    return JSON.parse(text) as WebhookEvent;
  } catch {
    throw new WebhookVerificationError('malformed_body', 'The body is genuine but not JSON.');
  }
}
