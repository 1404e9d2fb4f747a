import { type Database } from '../../db/database';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import { type Plan, type PlanChange } from '../../domain/plans/plan';
import { changedTerms, type ToldChange, toldMove } from '../../domain/plans/told-change';

/** Queues the mail to the donor about a move of a plan, in the transaction of the move. */
export async function tellMove(tx: Database, change: PlanChange, at: Date): Promise<void> {
  const told = toldMove(change);
  const [skipped] = change.skipped;
  const isSkip = told.includes('skipped') && skipped !== undefined;
  await tellDonor(tx, { plan: change.plan, told, mark: isSkip ? skipped : at.getTime() });
}

/** Queues the mail to the donor about new terms of a plan. If they resumed it, the mail about that tells the terms. */
export async function tellTerms(
  tx: Database,
  { before, after, at }: { before: Plan; after: Plan; at: Date },
): Promise<void> {
  if (before.status !== after.status) return;
  await tellDonor(tx, { plan: after, told: changedTerms(before, after), mark: at.getTime() });
}

interface PlanNotice {
  plan: Plan;
  told: ToldChange[];
  /** Tells equal changes of one plan apart: the number of a skipped date, or else the time of the change. */
  mark: number;
}

async function tellDonor(tx: Database, { plan, told, mark }: PlanNotice): Promise<void> {
  if (told.length === 0) return;
  await insertNotices(tx, {
    kind: 'recurring_changed',
    audience: { userId: plan.donorUserId },
    subject: `${plan.id}/${told.join('+')}/${String(mark)}`,
  });
}
