/** Stores the subscriptions of charities and their paid months. */
import { Op } from 'sequelize';
import { type SubscriptionKind } from '../../../domain/subscriptions/subscription';
import { type Database, selectRows } from '../../database';
import { type SubscriptionBillRow, type SubscriptionRow } from '../../models/subscriptions';

export type Subscription = SubscriptionRow;
export type SubscriptionBill = SubscriptionBillRow;

export async function insertSubscription(tx: Database, subscription: Subscription): Promise<void> {
  await tx.models.subscriptions.create(subscription, { transaction: tx.transaction, returning: false });
}

export async function insertBill(tx: Database, bill: SubscriptionBill): Promise<void> {
  await tx.models.subscriptionBills.create(bill, { transaction: tx.transaction, returning: false });
}

export async function findSubscription(db: Database, id: string): Promise<Subscription | undefined> {
  const row = await db.models.subscriptions.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Reads one subscription and locks it until the transaction ends. */
export async function lockSubscription(tx: Database, id: string): Promise<Subscription | undefined> {
  const row = await tx.models.subscriptions.findByPk(id, { transaction: tx.transaction, lock: true });
  return row?.get({ plain: true });
}

/** Finds a charity's running subscription of a kind. */
export async function findRunning(
  db: Database,
  charityId: string,
  kind: SubscriptionKind,
): Promise<Subscription | undefined> {
  const where = { charityId, kind, status: { [Op.ne]: 'ended' } };
  const row = await db.models.subscriptions.findOne({ where, transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Lists the kinds of a charity's running subscriptions. */
export async function listRunningKinds(db: Database, charityId: string): Promise<SubscriptionKind[]> {
  const rows = await db.models.subscriptions.findAll({
    where: { charityId, status: { [Op.ne]: 'ended' } },
    transaction: db.transaction,
  });
  return rows.map((row) => row.get({ plain: true }).kind);
}

/** Locks a charity, so that only one request at a time starts a subscription. */
export async function lockSubscriber(tx: Database, charityId: string): Promise<void> {
  await selectRows(tx, 'SELECT id FROM charities WHERE id = $1 FOR NO KEY UPDATE', [charityId]);
}

/** Updates a subscription. Lock it first. */
export async function updateSubscription(
  tx: Database,
  id: string,
  changes: Partial<Subscription>,
): Promise<void> {
  await tx.models.subscriptions.update(changes, { where: { id }, transaction: tx.transaction });
}

/** Returns a page of a charity's subscriptions, newest first, and the total. */
export async function listSubscriptions(
  db: Database,
  charityId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ subscriptions: Subscription[]; total: number }> {
  const { rows, count } = await db.models.subscriptions.findAndCountAll({
    where: { charityId },
    order: [['id', 'DESC']],
    limit,
    offset,
    transaction: db.transaction,
  });
  return { subscriptions: rows.map((row) => row.get({ plain: true })), total: count };
}
