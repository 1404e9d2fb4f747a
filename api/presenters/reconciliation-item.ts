import { type z } from 'zod';
import { type ReconciliationItem } from '../../db/queries/reconciliation/items';
import { CURRENCIES, type Currency, formatMoney } from '../../domain/money';
import { ageDays, bucketOf, describeDifference } from '../../domain/reconciliation/item';
import { type reconciliationItemSchema } from '../routes/reconciliation/schema';

/** Presents a difference to operators. */
export function presentReconciliationItem(
  item: ReconciliationItem,
  now: Date,
): z.input<typeof reconciliationItemSchema> {
  const age = ageDays(item, now);
  return {
    item_id: item.id,
    source: item.source,
    kind: item.kind,
    movement: item.movement,
    reference: item.reference,
    detail: describeDifference(item.source, item),
    our_reference: item.ourReference,
    their_reference: item.theirReference,
    ours: item.ours,
    theirs: item.theirs,
    amount: amountOf(item),
    currency: item.currency,
    status: item.status,
    age_days: age,
    age_bucket: bucketOf(age),
    first_seen_at: item.firstSeenAt.toISOString(),
    last_seen_at: item.lastSeenAt.toISOString(),
    explained_by: item.explainedBy,
    explanation: item.explanation,
    explained_at: item.explainedAt?.toISOString() ?? null,
    resolution: item.resolution,
    resolved_by: item.resolvedBy,
    resolution_reason: item.resolutionReason,
    resolved_at: item.resolvedAt?.toISOString() ?? null,
  };
}

/** Returns null for a currency that the platform does not support, because its decimals are unknown. */
function amountOf({ amountMinor, currency }: ReconciliationItem): string | null {
  if (amountMinor === null || currency === null || !Object.hasOwn(CURRENCIES, currency)) return null;
  return formatMoney({ currency: currency as Currency, minor: amountMinor });
}
