/** Deletes removed sources at the payment processor, once no charge needs them. */
import { inTransaction } from '../../db/database';
import { listSourcesToForget } from '../../db/queries/sources/sources';
import { type PaymentProcessor } from '../../gateways/processors/payment-processor';
import { forgetSource } from '../../operations/sources/follow-source';
import { attemptEach, type Carer } from './attempt-each';

/**
 * The wait after a source's removal. A gift that chose the source just before the removal is committed by
 * then.
 */
const GRACE_MS = 600_000;
const SOURCES_AT_ONCE = 50;

/** Deletes a batch of removed sources at the processor. Returns true if more may be left. */
export async function forgetRemovedSources(
  { db, log }: Carer,
  processor: PaymentProcessor,
  now: Date,
): Promise<boolean> {
  const before = new Date(now.getTime() - GRACE_MS);
  const removed = await listSourcesToForget(db, {
    processor: processor.name,
    before,
    at: now,
    limit: SOURCES_AT_ONCE,
  });
  const batch = { care: 'removed_source', items: removed, at: now } as const;
  await attemptEach({ db, log }, batch, async ({ id, reference }) => {
    await processor.removeSource(reference);
    await inTransaction(db, (tx) => forgetSource({ tx, at: now }, id));
  });
  return removed.length === SOURCES_AT_ONCE;
}
