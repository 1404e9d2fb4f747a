import { type Database } from '../../../db/database';
import { listFeeTerms } from '../../../db/queries/fees/terms';
import { type GiftTerms } from '../../../operations/gifts/terms';
import { presentTerms } from '../../presenters/fee-terms';

const HISTORY_LENGTH = 100;

/** Presents an organization's terms with their history. */
export async function presentTermsWithHistory(
  db: Database,
  terms: GiftTerms,
): Promise<ReturnType<typeof presentTerms>> {
  return presentTerms(terms, await listFeeTerms(db, terms.charity.id, HISTORY_LENGTH));
}
