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

/** Where a failed query's error, and those it wraps, keep its text and its values: anybody's data. */
const QUERY_FIELDS = ['sql', 'parameters', 'detail', 'errors', 'fields'];

/** Makes the logger of one process; `name` tells the processes apart. */
export function createLog(name: string, level: string): Logger {
  return pino({
    name,
    level,
    base: { name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        ...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        ...QUERY_FIELDS.flatMap((field) => [`error.${field}`, `error.*.${field}`]),
      ],
      censor: '[redacted]',
    },
    serializers: { error: pino.stdSerializers.err },
  });
}
