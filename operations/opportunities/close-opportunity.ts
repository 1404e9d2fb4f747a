import { type Database } from '../../db/database';
import {
  lockOpportunity,
  type Opportunity,
  updateOpportunity,
} from '../../db/queries/opportunities/opportunities';
import { notFound } from '../../domain/errors';

/** Closes an opportunity. Closing it twice is harmless. */
export async function closeOpportunity(
  tx: Database,
  { opportunityId, at }: { opportunityId: string; at: Date },
): Promise<Opportunity> {
  const before = await lockOpportunity(tx, opportunityId);
  if (before === undefined) throw notFound('opportunity');
  if (before.status === 'closed') return before;
  const changes = { status: 'closed', closedAt: at, updatedAt: at } as const;
  await updateOpportunity(tx, before.id, changes);
  return { ...before, ...changes };
}
