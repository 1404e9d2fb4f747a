import { type Database } from '../../db/database';
import { findCharge } from '../../db/queries/charges/charges';
import { keepProcessorEvent } from '../../db/queries/charges/processor-events';
import { type Donation } from '../../db/queries/gifts/gifts';
import { requireRow } from '../../domain/errors';
import { findSandboxSource, SANDBOX_RETURN_MS } from '../../domain/sandbox/sources';

/**
 * Schedules the return of a completed ACH gift by the sandbox's bank. Does nothing if the gift's source is
 * not the test source that simulates returns.
 */
export async function promiseSandboxReturn(
  tx: Database,
  { id, paymentMethod }: Pick<Donation, 'id' | 'paymentMethod'>,
  at: Date,
): Promise<void> {
  if (paymentMethod !== 'ach') return;
  const { processor, sourceReference } = requireRow(await findCharge(tx, id), id);
  if (processor !== 'sandbox' || findSandboxSource(sourceReference)?.outcome !== 'returned') return;
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
