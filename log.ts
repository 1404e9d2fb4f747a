/** Writes one JSON line per log entry. Redacts card numbers, the processor's keys, and fields whose name marks a secret or personal data. */
import pino, { type Logger } from 'pino';
import { hasCardNumber } from './domain/card-numbers';

export type { Logger };

const SECRET_FIELDS = new Set([
  'authorization',
  'cookie',
  'key',
  'secret',
  'secretKey',
  'webhookSecret',
  'clientSecret',
  'client_secret',
  'password',
  'token',
  'signedTransaction',
  'email',
  'message_from_donor',
]);

/** Creates the logger of one process; `name` identifies the process. */
export function createLog(name: string, level: string): Logger {
  return pino({
    name,
    level,
    base: { name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    // Pino's own redaction would cost six times as much as writing the line, and covers only listed depths.
    formatters: { log: (fields) => redactFields(fields, 1) },
    // Fields bound to a child logger pass only through these serializers.
    serializers: { error: describeError, ...HIDE_SECRETS },
  });
}

const REDACTED = '[redacted]';
const HIDE_SECRETS = Object.fromEntries([...SECRET_FIELDS].map((name) => [name, () => REDACTED]));
/** Redaction stops at this depth, so that circular values can be logged. */
const MAX_DEPTH = 6;

/** Redacts plain objects only. Errors have their own serializer. */
function redactFields(fields: Record<string, unknown>, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRET_FIELDS.has(name) ? REDACTED : redact(value, depth + 1),
    ]),
  );
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (!Array.isArray(value) && !isPlainObject(value)) return value;
  if (depth > MAX_DEPTH) return '[too deep]';
  return Array.isArray(value) ? value.map((each) => redact(each, depth + 1)) : redactFields(value, depth);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A key of the processor may stand in any text, such as the message of an error. */
const PROCESSOR_SECRET = /\b(?:(?:sk|rk)_(?:test|live)_|whsec_)\w+|\b(?:pi|seti)_\w+_secret_\w+/;

function withoutSecrets(text: string): string {
  return PROCESSOR_SECRET.test(text) || hasCardNumber(text) ? REDACTED : text;
}

/**
 * Logs an error's type, message, code and stack. A query error wraps a `parent` error: logs its message and code, too.
 * Omits everything else, because it may contain a query's values or a request's credentials.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const parent = 'parent' in error ? error.parent : undefined;
  return {
    type,
    message: withoutSecrets(message),
    code: codeOf(error),
    stack: withoutSecrets(stack),
    ...(parent instanceof Error
      ? { parent: { message: withoutSecrets(parent.message), code: codeOf(parent) } }
      : {}),
  };
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}
