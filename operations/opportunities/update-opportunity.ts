import { type Database } from '../../db/database';
import {
  lockOpportunity,
  type Opportunity,
  updateOpportunity as storeOpportunity,
} from '../../db/queries/opportunities/opportunities';
import { GivingError, notFound } from '../../domain/errors';
import { type OpportunityEdits } from './edits';
import { checkRequirements } from './requirements';

/** Edits an opportunity that is not closed. */
export async function updateOpportunity(
  tx: Database,
  { opportunityId, edits, at }: { opportunityId: string; edits: OpportunityEdits; at: Date },
): Promise<Opportunity> {
  const before = await lockOpportunity(tx, opportunityId);
  if (before === undefined) throw notFound('opportunity');
  if (before.status === 'closed') throw new GivingError('CONFLICT', 'The opportunity is closed.');
  const { location, ...fields } = edits;
  const after: Opportunity = { ...before, ...fields, ...location, updatedAt: at };
  await checkRequirements(tx, after);
  await storeOpportunity(tx, before.id, after);
  return after;
}
