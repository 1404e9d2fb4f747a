import { findPlatformAccount } from '../../db/queries/access/accounts';
import { findPersons } from '../../db/queries/access/persons';
import { recordEvents } from '../../db/queries/events/record-events';
import {
  closeItems,
  insertItems,
  lockItem,
  lockItems,
  type NewItem,
  noteSeen,
  type ReconciliationItem,
  reopenItems,
  saveExplanation,
  saveResolution,
  withId,
} from '../../db/queries/reconciliation/items';
import { type Actor } from '../../domain/access/actor';
import { GivingError, requireRow } from '../../domain/errors';
import { type DomainEvent } from '../../domain/events/event';
import { differenceFound, differenceResolved } from '../../domain/reconciliation/events';
import { type Difference, type ReconciliationSource } from '../../domain/reconciliation/item';
import { computeQueueChanges } from '../../domain/reconciliation/lifecycle';
import { type Act, type ActOf } from '../act';
import { requireMayDecide } from '../ties/may-decide';

export interface Found {
  source: ReconciliationSource;
  /** All compared references. Their unresolved items are closed if the comparison no longer finds them. */
  references: string[];
  differences: Difference[];
}

/**
 * Updates the queue with the differences that a comparison found. A difference always keeps the same item. Returns the
 * items that are new, reappeared or have changed amounts.
 */
export async function storeDifferences(
  { tx, at }: Act,
  { source, references, differences }: Found,
): Promise<NewItem[]> {
  const known = await lockItems(tx, source, references);
  if (known.length === 0 && differences.length === 0) return [];
  const changes = computeQueueChanges(known, differences);
  const fresh = changes.fresh.map(withId);
  const reopened = changes.reopened.map(({ id, difference }) => ({ ...difference, id }));
  if (fresh.length > 0) await insertItems(tx, source, fresh, at);
  if (reopened.length > 0) await reopenItems(tx, reopened, at);
  if (changes.seen.length > 0) await noteSeen(tx, changes.seen, at);
  if (changes.gone.length > 0) await closeItems(tx, changes.gone, at);
  const news = [...fresh, ...reopened];
  const gone = known.filter(({ id }) => changes.gone.includes(id));
  await announce({ tx, at }, [
    ...news.map((item) => differenceFound({ ...item, source })),
    ...gone.map((item) => differenceResolved({ ...item, source }, 'disappeared')),
  ]);
  return news;
}

/** Records events for the platform's account, which does not exist until the first operator is created. */
export async function announce({ tx, at }: Act, events: DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const accountId = await findPlatformAccount(tx);
  if (accountId !== undefined) await recordEvents(tx, events, { accountId }, at);
}

export interface Resolution {
  itemId: string;
  reason: string;
}

/**
 * The first call explains an open item. The second call, by an untied person, resolves it. Throws FORBIDDEN if one person
 * could have made both calls, or the two are tied, and CONFLICT if the item is already resolved.
 */
export async function resolveItem(
  act: ActOf<Pick<Actor, 'userId' | 'credentialId'>>,
  { itemId, reason }: Resolution,
): Promise<ReconciliationItem> {
  const { tx, at, actor } = act;
  const item = requireRow(await lockItem(tx, itemId), itemId);
  if (item.status === 'resolved') throw new GivingError('CONFLICT', 'The difference is already resolved.');
  if (item.status === 'open') {
    const persons = await findPersons(tx, actor);
    await saveExplanation(tx, itemId, { by: actor.userId, persons, reason, at });
  } else {
    await requireMayDecide(act, { charityId: null, parties: item.explainingPersons });
    await saveResolution(tx, itemId, { by: actor.userId, reason, at });
    await announce(act, [differenceResolved(item, 'decided')]);
  }
  return requireRow(await lockItem(tx, itemId), itemId);
}
