import { type Plan, type PlanStatus, wakesAt } from '../../../domain/plans/plan';
import { type Database, selectRows } from '../../database';
import { isCareDue } from '../platform/care-attempts';

export async function insertPlan(tx: Database, plan: Plan): Promise<void> {
  await tx.models.recurringPlans.create(
    { ...plan, wakesAt: wakesAt(plan) },
    { transaction: tx.transaction, returning: false },
  );
}

export async function findPlan(db: Database, id: string): Promise<Plan | undefined> {
  const row = await db.models.recurringPlans.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Reads one plan and locks it until the transaction ends. */
export async function lockPlan(tx: Database, id: string): Promise<Plan | undefined> {
  const row = await tx.models.recurringPlans.findByPk(id, { transaction: tx.transaction, lock: true });
  return row?.get({ plain: true });
}

export interface PlanFilter {
  donorUserId: string;
  status?: PlanStatus | undefined;
  charityId?: string | undefined;
  limit: number;
  offset: number;
}

/** Returns a page of a donor's plans, newest first, and the total of all matches. */
export async function listPlans(
  db: Database,
  { donorUserId, status, charityId, limit, offset }: PlanFilter,
): Promise<{ plans: Plan[]; total: number }> {
  const { rows, count } = await db.models.recurringPlans.findAndCountAll({
    where: {
      donorUserId,
      ...(status === undefined ? {} : { status }),
      ...(charityId === undefined ? {} : { charityId }),
    },
    order: [['id', 'DESC']],
    limit,
    offset,
  });
  return { plans: rows.map((row) => row.get({ plain: true })), total: count };
}

export async function savePlan(tx: Database, plan: Plan): Promise<void> {
  const { id, ...columns } = plan;
  await tx.models.recurringPlans.update(
    { ...columns, wakesAt: wakesAt(plan) },
    { where: { id }, transaction: tx.transaction },
  );
}

/** Reads the unended plans of a charity and locks them until the transaction ends. */
export async function lockPlansOfCharity(tx: Database, charityId: string): Promise<Plan[]> {
  const rows = await tx.models.recurringPlans.findAll({
    where: { charityId, endedAt: null },
    order: [['id', 'ASC']],
    transaction: tx.transaction,
    lock: true,
  });
  return rows.map((row) => row.get({ plain: true }));
}

/** Reads the unended plans that a donor pays from a source, and locks them until the transaction ends. */
export async function lockPlansOfSource(tx: Database, donorUserId: string, source: string): Promise<Plan[]> {
  const rows = await tx.models.recurringPlans.findAll({
    where: { donorUserId, source, endedAt: null },
    order: [['id', 'ASC']],
    transaction: tx.transaction,
    lock: true,
  });
  return rows.map((row) => row.get({ plain: true }));
}

/**
 * Returns up to 100 listed charities whose plans are still on hold from a time when the charity was unlisted.
 */
export async function listCharitiesToResume(db: Database, at: Date): Promise<{ id: string }[]> {
  return selectRows(
    db,
    `SELECT DISTINCT c.id FROM recurring_plans p JOIN charities c ON c.id = p.charity_id
     WHERE p.ended_at IS NULL AND p.held_for = 'unlisted' AND c.listed AND ${isCareDue('held_plans', 'c.id', '$1')}
     ORDER BY c.id LIMIT 100`,
    [at],
  );
}

/**
 * Returns up to 100 plans that needed work earlier than `before` and have no schedule update in the outbox.
 */
export async function listOverduePlans(
  db: Database,
  { before, at }: { before: Date; at: Date },
): Promise<Plan[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT p.id FROM recurring_plans p
     WHERE p.wakes_at < $1 AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.schedule AND o.workflow_id = p.id)
       AND ${isCareDue('overdue_plan', 'p.id', '$2')}
     ORDER BY p.wakes_at LIMIT 100`,
    [before, at],
  );
  const plans = await db.models.recurringPlans.findAll({
    where: { id: rows.map(({ id }) => id) },
    transaction: db.transaction,
  });
  return plans.map((plan) => plan.get({ plain: true }));
}

/** Counts the plans that a source pays and that have not ended, or those of them in one state. */
export async function countPlansOfSource(db: Database, source: string, status?: PlanStatus): Promise<number> {
  const where = { source, endedAt: null, ...(status === undefined ? {} : { status }) };
  return db.models.recurringPlans.count({ where, transaction: db.transaction });
}
