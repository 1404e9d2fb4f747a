/** Stores the subscriptions of charities and their paid months. */
import { Op, Transaction } from 'sequelize';
import { type SubscriptionKind } from '../../../domain/subscriptions/subscription';
import { type Database, selectRows } from '../../database';
import { find, insert, list, listPage, lock, update } from '../../rows';
import { charities } from '../../tables/charities';
import {
  type SubscriptionBillRow,
  subscriptionBills,
  type SubscriptionRow,
  subscriptions,
} from '../../tables/payouts';

export type Subscription = SubscriptionRow;
export type SubscriptionBill = SubscriptionBillRow;

export async function insertSubscription(tx: Database, subscription: Subscription): Promise<void> {
  await insert(tx, subscriptions, subscription);
}

export async function insertBill(tx: Database, bill: SubscriptionBill): Promise<void> {
  await insert(tx, subscriptionBills, bill);
}

export async function findSubscription(db: Database, id: string): Promise<Subscription | undefined> {
  return find(db, subscriptions, { id });
}

/** Reads one subscription and locks it until the transaction ends. */
export async function lockSubscription(tx: Database, id: string): Promise<Subscription | undefined> {
  return lock(tx, subscriptions, { id });
}

/** Finds a charity's running subscription of a kind. */
export async function findRunning(
  db: Database,
  charityId: string,
  kind: SubscriptionKind,
): Promise<Subscription | undefined> {
  const where = { charityId, kind, status: { [Op.ne]: 'ended' } };
  return find(db, subscriptions, where);
}

/** Lists a charity's running subscriptions that serve the account of nobody in the charity. */
export async function listUnserved(
  db: Database,
  charityId: string,
): Promise<Pick<Subscription, 'id' | 'kind'>[]> {
  return selectRows<Pick<Subscription, 'id' | 'kind'>>(
    db,
    `SELECT s.id, s.kind FROM subscriptions s
     WHERE s.charity_id = $1 AND s.status <> 'ended' AND NOT EXISTS (
       SELECT FROM charity_members m JOIN users u ON u.id = m.user_id
       WHERE m.charity_id = s.charity_id AND u.account_id = s.account_id)
     ORDER BY s.id`,
    [charityId],
  );
}

/** Returns those of the charities that have a running subscription of a kind. */
export async function listSubscribed(
  db: Database,
  charityIds: string[],
  kind: SubscriptionKind,
): Promise<Set<string>> {
  const rows = await list(db, subscriptions, { charityId: charityIds, kind, status: { [Op.ne]: 'ended' } });
  return new Set(rows.map(({ charityId }) => charityId));
}

/** Lists the kinds of a charity's running subscriptions. */
export async function listRunningKinds(db: Database, charityId: string): Promise<SubscriptionKind[]> {
  const rows = await list(db, subscriptions, { charityId, status: { [Op.ne]: 'ended' } });
  return rows.map((row) => row.kind);
}

/** Locks a charity, so that only one request at a time starts a subscription. */
export async function lockSubscriber(tx: Database, charityId: string): Promise<void> {
  await lock(tx, charities, { id: charityId }, Transaction.LOCK.NO_KEY_UPDATE);
}

/** Updates a subscription. Lock it first. */
export async function updateSubscription(
  tx: Database,
  id: string,
  changes: Partial<Subscription>,
): Promise<void> {
  await update(tx, subscriptions, { id }, changes);
}

/** Returns a page of a charity's subscriptions, newest first, and the total. */
export async function listSubscriptions(
  db: Database,
  charityId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ subscriptions: Subscription[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    subscriptions,
    { charityId },
    { order: [['id', 'DESC']], limit, offset },
  );
  return { subscriptions: rows, total };
}
