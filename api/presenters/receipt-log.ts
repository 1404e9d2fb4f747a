import { type z } from 'zod';
import { type StoredCheckpoint } from '../../db/queries/receipt-log/checkpoints';
import { type LogKey, type ReceiptLog } from '../../db/queries/receipt-log/logs';
import { type receiptLogSchema } from '../routes/receipt-log/schema';

type WireLog = z.input<typeof receiptLogSchema>;

/** The keys of one log, oldest first. */
export function presentKeys(keys: LogKey[], logId: number): WireLog['keys'] {
  return keys
    .filter((key) => key.logId === logId)
    .map(({ publicKey, validFrom, validUntil }) => ({
      public_key: publicKey,
      from: validFrom.toISOString(),
      until: validUntil?.toISOString() ?? null,
    }));
}

export function presentEarlierLog(
  log: ReceiptLog,
  keys: LogKey[],
  last: StoredCheckpoint | undefined,
): WireLog['earlier_logs'][number] {
  return {
    origin: log.origin,
    keys: presentKeys(keys, log.id),
    last_checkpoint: last?.note ?? null,
    reason: log.reason ?? '',
  };
}
