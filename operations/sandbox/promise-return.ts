import { type Database } from '../../db/database';
import { findCharge } from '../../db/queries/charges/charges';
import { keepProcessorEvent } from '../../db/queries/charges/processor-events';
import { type Donation } from '../../db/queries/gifts/gifts';
import { findSandboxSource, SANDBOX_RETURN_MS } from '../../domain/sandbox/sources';

/** Has the sandbox's bank return the debit of a completed gift later, if the gift was paid by the source for that. */
export async function promiseSandboxReturn(
  tx: Database,
  { id, paymentMethod }: Pick<Donation, 'id' | 'paymentMethod'>,
  at: Date,
): Promise<void> {
  if (paymentMethod !== 'ach') return;
  const charge = await findCharge(tx, id);
  const isReturned = findSandboxSource(charge?.sourceReference ?? '')?.outcome === 'returned';
  if (charge?.processor !== 'sandbox' || !isReturned) return;
  await keepProcessorEvent(tx, {
    id: `sandbox_return_${id}`,
    processor: 'sandbox',
    type: 'sandbox.debit_returned',
    kind: 'dispute',
    reference: id,
    sealedPayload: null,
    receivedAt: at,
    dueAt: new Date(at.getTime() + SANDBOX_RETURN_MS),
  });
}
