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
    serializers: { error: pino.stdSerializers.err },
  });
}
