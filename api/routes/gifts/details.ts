/** Loads the details that donors gave with gifts. */
import { type Database } from '../../../db/database';
import { findGiftDonors, type GiftDonor } from '../../../db/queries/donors/gift-donors';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { findTributes, type Tribute } from '../../../db/queries/tributes/tributes';

export interface StoredGiftDetails {
  donor: GiftDonor | undefined;
  tribute: Tribute | undefined;
}

/** Returns a function that maps the id of a gift to its details. */
export async function loadGiftDetails(
  db: Database,
  gifts: Pick<Gift, 'id'>[],
): Promise<(giftId: string) => StoredGiftDetails> {
  const ids = gifts.map(({ id }) => id);
  const [donors, tributes] = await Promise.all([findGiftDonors(db, ids), findTributes(db, ids)]);
  return (giftId) => ({ donor: donors.get(giftId), tribute: tributes.get(giftId) });
}
