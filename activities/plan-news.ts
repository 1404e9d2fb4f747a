/** Collects the data for the mail to a donor about a changed recurring gift. */
import { type Database } from '../db/database';
import { findOccurrence } from '../db/queries/plans/occurrences';
import { findPlan } from '../db/queries/plans/plans';
import { findSource } from '../db/queries/sources/sources';
import { pauseReason } from '../domain/plans/pause-reason';
import { type Plan, upcomingDates } from '../domain/plans/plan';
import { nameSource } from '../domain/sources/source-name';
import { TOLD_CHANGES, type ToldChange } from '../domain/plans/told-change';
import { type Gatherers, nameOfCharity, sumOf } from './news';

export const gatherPlanNews: Gatherers<'recurring_changed'> = {
  async recurring_changed({ db }, { subject }) {
    const [planId = '', changes = '', mark = ''] = subject.split('/');
    const plan = await findPlan(db, planId);
    const told = TOLD_CHANGES.filter((each) => changes.split('+').includes(each));
    if (plan === undefined || isOutdated(plan, told)) return undefined;
    const skipped = told.includes('skipped') ? await findOccurrence(db, planId, Number(mark)) : undefined;
    return {
      news: {
        planId,
        charityName: await nameOfCharity(db, plan.charityId),
        sum: sumOf(plan.currency, plan.amountMinor),
        told,
        sourceName: await findSourceName(db, plan),
        skippedOn: skipped?.dueOn ?? null,
        nextOn: upcomingDates(plan, 1)[0] ?? null,
        pausedUntil: plan.pausedUntil,
        status: plan.status,
        pausedFor: pauseReason(plan),
        cancelledBy: plan.cancelledBy,
      },
    };
  },
};

/** Returns null for a wallet, and for a test source that nobody saved. */
async function findSourceName(db: Database, { source: id, donorUserId }: Plan): Promise<string | null> {
  const source = await findSource(db, id, donorUserId);
  const isNamed = source !== undefined && source.last4 !== null && (source.bankName ?? source.brand) !== null;
  return isNamed ? nameSource(source, '') : null;
}

/** A later change sends its own mail. */
function isOutdated({ status }: Plan, told: ToldChange[]): boolean {
  if (told.includes('paused')) return status !== 'paused';
  if (told.includes('resumed')) return status !== 'active';
  return !told.includes('cancelled') && (status === 'cancelled' || status === 'failed');
}
