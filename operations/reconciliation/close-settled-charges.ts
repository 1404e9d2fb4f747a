import { type Database } from '../../db/database';
import { closeItems, listSettledCharges, lockSource } from '../../db/queries/reconciliation/items';
import { differenceResolved } from '../../domain/reconciliation/events';
import { announce } from './store-differences';

/** Closes differences of charges whose state has changed since they were found. Returns how many it closed. */
export async function closeSettledCharges(tx: Database, at: Date): Promise<number> {
  await lockSource(tx, 'charges');
  const settled = await listSettledCharges(tx);
  if (settled.length === 0) return 0;
  await closeItems(
    tx,
    settled.map(({ id }) => id),
    at,
  );
  const events = settled.map((item) => differenceResolved(item, 'disappeared'));
  await announce(tx, events, at);
  return settled.length;
}
