import { type Plan, type PlanStatus, wakesAt } from '../../../domain/plans/plan';
import { type Database, selectRows } from '../../database';
import { isCareDue } from '../platform/care-attempts';
import { count, find, insert, list, listPage, lock, update } from '../../rows';
import { columnsOf } from '../../tables/columns';
import { recurringPlans } from '../../tables/plans';

export async function insertPlan(tx: Database, plan: Plan): Promise<void> {
  await insert(tx, recurringPlans, { ...plan, wakesAt: wakesAt(plan) });
}

export async function findPlan(db: Database, id: string): Promise<Plan | undefined> {
  return find(db, recurringPlans, { id });
}

/** Reads one plan and locks it until the transaction ends. */
export async function lockPlan(tx: Database, id: string): Promise<Plan | undefined> {
  return lock(tx, recurringPlans, { id });
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
  const { rows, total } = await listPage(
    db,
    recurringPlans,
    {
      donorUserId,
      ...(status === undefined ? {} : { status }),
      ...(charityId === undefined ? {} : { charityId }),
    },
    { order: [['id', 'DESC']], limit, offset },
  );
  return { plans: rows, total };
}

export async function savePlan(tx: Database, plan: Plan): Promise<void> {
  const { id, ...columns } = plan;
  await update(tx, recurringPlans, { id }, { ...columns, wakesAt: wakesAt(plan) });
}

/** Reads the plans of a charity that have not ended, or that their donors may keep, and locks them. */
export async function lockPlansOfCharity(tx: Database, charityId: string): Promise<Plan[]> {
  const unended = await list(tx, recurringPlans, { charityId, endedAt: null }, { order: ['id'], lock: true });
  const keepable = await list(
    tx,
    recurringPlans,
    { charityId, keepable: true },
    { order: ['id'], lock: true },
  );
  return [...unended, ...keepable];
}

/** Selects plans by their grants, or all plans of an application. */
export type OfGrants = { grantHash: string[] } | { clientId: string; donorUserId?: string };

/** Reads the unended plans that applications made by some grants, and locks them until the transaction ends. */
export async function lockPlansOfGrants(tx: Database, of: OfGrants): Promise<Plan[]> {
  return list(tx, recurringPlans, { ...of, endedAt: null }, { order: ['id'], lock: true });
}

/** Reads the unended plans of donors and locks them until the transaction ends. */
export async function lockPlansOfDonors(tx: Database, donorUserIds: string[]): Promise<Plan[]> {
  return list(
    tx,
    recurringPlans,
    { donorUserId: donorUserIds, endedAt: null },
    { order: ['id'], lock: true },
  );
}

/** Reads the unended plans that a donor pays from a source, and locks them until the transaction ends. */
export async function lockPlansOfSource(tx: Database, donorUserId: string, source: string): Promise<Plan[]> {
  return list(tx, recurringPlans, { donorUserId, source, endedAt: null }, { order: ['id'], lock: true });
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
  return selectRows(
    db,
    `SELECT ${columnsOf(recurringPlans, 'p')} FROM recurring_plans p
     WHERE p.wakes_at < $1 AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.schedule AND o.workflow_id = p.id)
       AND ${isCareDue('overdue_plan', 'p.id', '$2')}
     ORDER BY p.wakes_at LIMIT 100`,
    [before, at],
  );
}

/** Counts the plans that a source pays and that have not ended. */
export async function countPlansOfSource(db: Database, source: string): Promise<number> {
  return count(db, recurringPlans, { source, endedAt: null });
}
