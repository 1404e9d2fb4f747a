import { type z } from 'zod';
import { type WriteOff } from '../../db/queries/ledger/write-offs';
import { formatMoney } from '../../domain/money';
import { type writeOffSchema } from '../routes/ledger/schema';

/** Presents a write-off to operators. */
export function presentWriteOff(writeOff: WriteOff): z.input<typeof writeOffSchema> {
  return {
    write_off_id: writeOff.id,
    charity_id: writeOff.charityId,
    currency: writeOff.currency,
    amount: formatMoney({ currency: writeOff.currency, minor: writeOff.amountMinor }),
    reason: writeOff.reason,
    status: writeOff.status,
    requested_by: writeOff.requestedByUserId,
    approved_by: writeOff.approvedByUserId,
    created_at: writeOff.createdAt.toISOString(),
    approved_at: writeOff.approvedAt?.toISOString() ?? null,
  };
}
