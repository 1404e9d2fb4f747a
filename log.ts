/** The structured logger: one JSON line an entry, secrets and personal data redacted by name. */
import pino, { type Logger } from 'pino';

export type { Logger };

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'key',
  'secret',
  'password',
  'token',
  'signedTransaction',
  'email',
  'message_from_donor',
];

/** Makes the logger of one process; `name` tells the processes apart. */
export function createLog(name: string, level: string): Logger {
  return pino({
    name,
    level,
    base: { name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    serializers: { error: describeError },
  });
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
