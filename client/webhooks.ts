/** Verifies that the platform sent a webhook recently, and that nobody altered it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUint8Array } from 'node:util/types';
import { type WebhookEvent } from './types';

export type WebhookFault =
  /** The body was already parsed, but the signature covers the bytes as received. */
  | 'not_raw_body'
  /** The secret is not a `whsec_…` secret. */
  | 'malformed_secret'
  /** A signature header is missing. The message names it. */
  | 'missing_header'
  /** A signature header is unreadable. The message names it. */
  | 'malformed_header'
  /** The body and the secret are right, but the id, the time or the signature header was altered. */
  | 'altered_id_or_timestamp'
  /** No signature matches. Either the secret is wrong or retired, or the body was altered or re-serialized. */
  | 'wrong_secret_or_altered_body'
  /** The webhook is genuine but too old. Somebody replayed the webhook, or this machine's clock is fast. */
  | 'stale'
  /** The webhook is genuine but its time is in the future. This machine's clock is slow. */
  | 'too_new'
  /** The webhook is genuine but its body is not JSON. */
  | 'malformed_body';

/**
 * Thrown for a webhook that must not be trusted. Answer the webhook with status 400. The message contains
 * neither the secret nor the body.
 */
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
  /** The sending time may differ from now by this much in either direction. Default 300. */
  toleranceSeconds?: number;
}

interface SignedParts {
  id: string;
  timestamp: string;
  signatures: string[];
  /** These signatures cover only the body. They show whether the body or a header was altered. */
  bodySignatures: string[];
}

const DEFAULT_TOLERANCE_SECONDS = 300;
/** The headers with the signatures. During a rotation, the previous secret has a header of its own. */
const BODY_SIGNATURES = ['x-webhook-signature', 'x-webhook-signature-previous'];

/** Subscribers call `webhooks.verify`. */
export const webhooks = { verify };

/**
 * Returns the event of a genuine webhook. An event may arrive more than once, with the same `webhook_id`. For any other
 * webhook, throws a WebhookVerificationError whose `reason` says what is wrong. `rawBody` is the request's body before
 * any parsing. `secret` is the endpoint's `whsec_…`.
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

/** Recognizes the `Headers` of every `fetch` implementation, even of another class than Node's. */
function isIterable(headers: WebhookHeaders): headers is Headers {
  return Symbol.iterator in headers;
}

function malformed(header: string, fault: string): WebhookVerificationError {
  return new WebhookVerificationError('malformed_header', `The header ${header} ${fault}.`);
}

function checkSignature(parts: SignedParts, rawBody: string | Uint8Array, secret: string, key: Buffer): void {
  const signed = createHmac('sha256', key).update(`${parts.id}.${parts.timestamp}.`).update(rawBody);
  const expected = `v1,${signed.digest('base64')}`;
  // One match is enough, because during a rotation the header has a signature for each valid secret.
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

/** Compares texts of equal length in constant time. */
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
