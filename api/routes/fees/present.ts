import { type Database } from '../../../db/database';
import { listFeeTerms } from '../../../db/queries/fees/terms';
import { listRunningKinds } from '../../../db/queries/subscriptions/subscriptions';
import { type GiftTerms } from '../../../operations/gifts/price';
import { presentTerms } from '../../presenters/fee-terms';

const HISTORY_LENGTH = 100;

/** Presents an organization's terms with their history. */
export async function presentTermsWithHistory(
  db: Database,
  terms: GiftTerms,
): Promise<ReturnType<typeof presentTerms>> {
  const { id } = terms.charity;
  const subscribed = await listRunningKinds(db, id);
  return presentTerms(terms, { changes: await listFeeTerms(db, id, HISTORY_LENGTH), subscribed });
}
