/** The structured logger: one JSON line an entry, secrets and personal data redacted by name. */
import pino, { type Logger } from 'pino';

export type { Logger };

const SECRET_FIELDS = new Set([
  'authorization',
  'cookie',
  'key',
  'secret',
  'password',
  'token',
  'signedTransaction',
  'email',
  'message_from_donor',
]);

/** Makes the logger of one process; `name` tells the processes apart. */
export function createLog(name: string, level: string): Logger {
  return pino({
    name,
    level,
    base: { name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    // By hand: pino's own redaction costs each line six times its writing, and reaches only depths that are listed.
    formatters: { log: (fields) => redactFields(fields, 1) },
    // The fields that a child logger has of its own pass through these alone.
    serializers: { error: describeError, ...HIDE_SECRETS },
  });
}

const REDACTED = '[redacted]';
const HIDE_SECRETS = Object.fromEntries([...SECRET_FIELDS].map((name) => [name, () => REDACTED]));
/** What is deeper is left out: a line is written of what holds itself, too. */
const DEEPEST = 6;

/** Fields of plain objects; errors have a serializer. */
function redactFields(fields: Record<string, unknown>, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRET_FIELDS.has(name) ? REDACTED : redact(value, depth + 1),
    ]),
  );
}

function redact(value: unknown, depth: number): unknown {
  if (!Array.isArray(value) && !isPlainObject(value)) return value;
  if (depth > DEEPEST) return '[too deep]';
  return Array.isArray(value) ? value.map((each) => redact(each, depth + 1)) : redactFields(value, depth);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * An error by its kind, message, code and stack, and the same of the one that a query's error wraps. Whatever else errors carry stays
 * out: a query's values, a request with its credentials.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const parent = 'parent' in error ? error.parent : undefined;
  return {
    type,
    message,
    code: codeOf(error),
    stack,
    ...(parent instanceof Error ? { parent: { message: parent.message, code: codeOf(parent) } } : {}),
  };
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}
