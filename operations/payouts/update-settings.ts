import { type Database } from '../../db/database';
import { lockCharity } from '../../db/queries/charities/charities';
import { findPayoutPlan, type PayoutPlan, savePayoutPlan } from '../../db/queries/payouts/settings';
import { type PayoutSchedule } from '../../domain/payouts/payout';
import { parseAmount } from '../gifts/amount';

export interface SettingsChange {
  charityId: string;
  schedule?: PayoutSchedule | undefined;
  /** A decimal string in US dollars. */
  minimumAmount?: string | undefined;
}

/** Changes a charity's payout schedule and minimum amount. Absent fields keep their values. */
export async function updatePayoutSettings(tx: Database, change: SettingsChange): Promise<PayoutPlan> {
  const { charityId, schedule, minimumAmount } = change;
  await lockCharity(tx, charityId);
  const plan = await findPayoutPlan(tx, charityId);
  const changed: PayoutPlan = {
    charityId,
    schedule: schedule ?? plan.schedule,
    minimumMinor: minimumAmount === undefined ? plan.minimumMinor : parseAmount(minimumAmount, 'USD'),
  };
  await savePayoutPlan(tx, changed);
  return changed;
}
