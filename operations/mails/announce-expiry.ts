import { type Database } from '../../db/database';
import { takeExpiringCard } from '../../db/queries/mails/upcoming';
import { insertNotices } from '../../db/queries/platform/promise-mail';

/** Queues the notice about a card that expires, unless its owner was told. */
export async function announceExpiry(tx: Database, { sourceId }: { sourceId: string }): Promise<void> {
  const card = await takeExpiringCard(tx, sourceId);
  if (card === undefined) return;
  await insertNotices(tx, { kind: 'card_expiring', audience: { userId: card.userId }, subject: sourceId });
}
