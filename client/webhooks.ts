/** Verifies that the platform sent a webhook recently, and that nobody altered it. */
import { type Bytes, encodeText, joinBytes } from './receipts/bytes';
import { type WebhookEvent } from './openapi-types';

export { type WebhookEvent } from './openapi-types';

/** Why a webhook must not be trusted. */
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

/** The options of `webhooks.verify`. */
export interface VerifyOptions {
  /** The sending time may differ from now by this much in either direction. Default 300. */
  toleranceSeconds?: number | undefined;
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
export const webhooks = {
  /** Returns the event of a genuine webhook, or rejects with a WebhookVerificationError. */
  verify,
};

/**
 * Returns the event of a genuine webhook. An event may arrive more than once, with the same `webhook_id`. For any other
 * webhook, rejects with a WebhookVerificationError whose `reason` says what is wrong. `rawBody` is the request's body
 * before any parsing. `secret` is the endpoint's `whsec_…`.
 */
async function verify(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = DEFAULT_TOLERANCE_SECONDS }: VerifyOptions = {},
): Promise<WebhookEvent> {
  // `!(… >= 0)` also refuses NaN, which would pass every comparison below.
  if (!(toleranceSeconds >= 0)) throw new RangeError('toleranceSeconds must be 0 or more.');
  const body = readBody(rawBody);
  const key = readSecret(secret);
  const parts = readHeaders(headers);
  await checkSignature(parts, body, secret, key);
  checkAge(Number(parts.timestamp), toleranceSeconds);
  return parseEvent(body);
}

/** Recognizes the bytes of every realm, whose classes differ. */
function readBody(rawBody: unknown): Bytes {
  if (typeof rawBody === 'string') return encodeText(rawBody);
  if (ArrayBuffer.isView(rawBody) && (rawBody as Uint8Array)[Symbol.toStringTag] === 'Uint8Array')
    return joinBytes(rawBody as Uint8Array);
  throw new WebhookVerificationError(
    'not_raw_body',
    'Pass the body as received: a string or bytes, not parsed.',
  );
}

function readSecret(secret: string): Bytes {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  const key = encoded === undefined ? undefined : decodeBase64(encoded);
  if (key !== undefined && key.length > 0) return key;
  throw new WebhookVerificationError(
    'malformed_secret',
    'The secret must be whsec_ followed by base64 and nothing else.',
  );
}

function decodeBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function decodeHex(text: string): Bytes | undefined {
  if (!/^(?:[0-9a-f]{2})+$/.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));
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

async function checkSignature(
  { id, timestamp, signatures, bodySignatures }: SignedParts,
  body: Bytes,
  secret: string,
  key: Bytes,
): Promise<void> {
  const signed = joinBytes(encodeText(`${id}.${timestamp}.`), body);
  // One match is enough, because during a rotation the header has a signature for each valid secret.
  const given = signatures.map((signature) => decodeBase64(signature.slice('v1,'.length)));
  if (await isSignedBy(key, signed, given)) return;
  if (await isSignedBy(encodeText(secret), body, bodySignatures.map(decodeHex))) {
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

/** Compares in constant time, as Web Crypto does. */
async function isSignedBy(
  secret: Bytes,
  message: Bytes,
  signatures: (Bytes | undefined)[],
): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['verify']);
  for (const signature of signatures) {
    if (signature !== undefined && (await crypto.subtle.verify('HMAC', key, signature, message))) return true;
  }
  return false;
}

function checkAge(sentAtSeconds: number, toleranceSeconds: number): void {
  const ageSeconds = Date.now() / 1_000 - sentAtSeconds;
  const shown = `${Math.round(Math.abs(ageSeconds))} s, more than ${toleranceSeconds} s`;
  if (ageSeconds > toleranceSeconds)
    throw new WebhookVerificationError('stale', `Sent too long ago: ${shown}.`);
  if (-ageSeconds > toleranceSeconds)
    throw new WebhookVerificationError('too_new', `Sent in the future: ${shown}.`);
}

function parseEvent(body: Bytes): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as WebhookEvent;
  } catch {
    throw new WebhookVerificationError('malformed_body', 'The body is genuine but not JSON.');
  }
}
