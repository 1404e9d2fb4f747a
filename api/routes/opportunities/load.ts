import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findOpportunity, type Opportunity } from '../../../db/queries/opportunities/opportunities';
import { notFound } from '../../../domain/errors';
import { requireEditable, requireReadable } from '../charities/load';

/** Loads the opportunity in the path. Throws 404 if the caller may not read the opportunity's charity. */
export async function loadOpportunity(db: Database, actor: Actor, id: string): Promise<Opportunity> {
  const opportunity = await requireOpportunity(db, id);
  await requireReadable(db, actor, opportunity.charityId, 'opportunity');
  return opportunity;
}

/** Loads the opportunity in the path. Throws 403 or 404 if the caller may not edit the opportunity's charity. */
export async function loadEditableOpportunity(db: Database, actor: Actor, id: string): Promise<Opportunity> {
  const opportunity = await requireOpportunity(db, id);
  await requireEditable(db, actor, opportunity.charityId, 'opportunity');
  return opportunity;
}

async function requireOpportunity(db: Database, id: string): Promise<Opportunity> {
  const opportunity = await findOpportunity(db, id);
  if (opportunity === undefined) throw notFound('opportunity');
  return opportunity;
}
