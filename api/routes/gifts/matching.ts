import { type Database } from '../../../db/database';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { findGiftMatching, type GiftMatching } from '../../../db/queries/matching/matches';

/** Presents gifts with their matching details. */
export async function presentGifts<Presented>(
  db: Database,
  gifts: Gift[],
  present: (gift: Gift, matching: GiftMatching | undefined) => Presented,
): Promise<Presented[]> {
  const matching = await findGiftMatching(db, gifts);
  return gifts.map((gift) => present(gift, matching.get(gift.id)));
}

export async function loadMatching(db: Database, gift: Gift): Promise<GiftMatching | undefined> {
  return (await findGiftMatching(db, [gift])).get(gift.id);
}
