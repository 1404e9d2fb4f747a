import { type Database } from '../database';
import { type OpportunityRow } from '../models/campaigns';

export type Opportunity = OpportunityRow;

/** One opportunity, whatever its state. */
export async function findOpportunity(db: Database, id: string): Promise<Opportunity | undefined> {
  const row = await db.models.opportunities.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}
