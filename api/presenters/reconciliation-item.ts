import { type z } from 'zod';
import { type ReconciliationItem } from '../../db/queries/reconciliation/items';
import { CURRENCIES, type Currency, formatMoney } from '../../domain/money';
import { printDifference } from '../../domain/reconciliation/events';
import { ageDays, bucketOf, describeDifference } from '../../domain/reconciliation/item';
import { reconciliationItemSchema } from '../routes/reconciliation/schema';
import { project } from '../project';

/** Presents a difference to operators. */
export function presentReconciliationItem(
  item: ReconciliationItem,
  now: Date,
): z.input<typeof reconciliationItemSchema> {
  const age = ageDays(item, now);
  return project(reconciliationItemSchema, item, {
    ...printDifference(item),
    detail: describeDifference(item.source, item),
    amount: amountOf(item),
    age_days: age,
    age_bucket: bucketOf(age),
  });
}

/** Returns null for a currency that the platform does not support, because its decimals are unknown. */
function amountOf({ amountMinor, currency }: ReconciliationItem): string | null {
  if (amountMinor === null || currency === null || !Object.hasOwn(CURRENCIES, currency)) return null;
  return formatMoney({ currency: currency as Currency, minor: amountMinor });
}
