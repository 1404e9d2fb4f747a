import { type z } from 'zod';
import { type WriteOff } from '../../db/queries/ledger/write-offs';
import { formatMoney } from '../../domain/money';
import { writeOffSchema } from '../routes/ledger/schema';
import { project } from '../project';

/** Presents a write-off to operators. */
export function presentWriteOff(writeOff: WriteOff): z.input<typeof writeOffSchema> {
  return project(writeOffSchema, writeOff, {
    write_off_id: writeOff.id,
    amount: formatMoney({ currency: writeOff.currency, minor: writeOff.amountMinor }),
    requested_by: writeOff.requestedByUserId,
    approved_by: writeOff.approvedByUserId,
  });
}
