import { type Database } from '../../db/database';
import { insertListedTransfer, listArrivedTransfers } from '../../db/queries/ledger/cash-transfers';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { type ProcessorName } from '../../domain/charges/charge';
import { postCashTransfer } from '../../domain/ledger/cash-transfer';

/**
 * Books transfers from the processor's list that have arrived at the bank. Books each only once, even if another run is
 * concurrent. Returns the number of booked transfers.
 */
export async function bookListedTransfers(
  tx: Database,
  { processor, at }: { processor: ProcessorName; at: Date },
): Promise<number> {
  let booked = 0;
  for (const transfer of await listArrivedTransfers(tx, processor, at)) {
    const id = await insertListedTransfer(tx, transfer, at);
    if (id === undefined) continue;
    const entries = postCashTransfer(transfer);
    await insertPosting(tx, { donationId: null, kind: 'cash_moved', cause: id, at, entries });
    booked += 1;
  }
  return booked;
}
