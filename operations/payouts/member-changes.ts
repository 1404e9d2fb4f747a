import { type Database } from '../../db/database';
import { lockCharity } from '../../db/queries/charities/charities';
import { type Payout, updatePayout } from '../../db/queries/payouts/payouts';
import {
  findPayoutSettings,
  findQuotedRate,
  type PayoutSettings,
  savePayoutSettings,
  saveQuotedRate,
} from '../../db/queries/payouts/settings';
import { type Actor } from '../../domain/access/actor';
import { SECOND_MS } from '../../domain/days';
import { type PayoutFrequency, type PayoutSpeed } from '../../domain/payouts/payout';
import { QUOTE_SECONDS } from '../../domain/payouts/timing';
import { parseAmount } from '../gifts/price';
import { lockMovable } from './state';
import { startPayout } from './start-payout';
import { wakePayout } from './wake-payout';
import { type PayoutRequest, type PricedPayout, priceOrder } from './price';

export interface PayoutQuote extends PricedPayout {
  speed: PayoutSpeed;
  expiresAt: Date;
}

/** Prices a payout and keeps the day's rate for a minute, even past midnight. Throws the same errors as a payout. */
export async function quotePayout(tx: Database, request: PayoutRequest): Promise<PayoutQuote> {
  const { charity, currency, speed, at } = request;
  const priced = await priceOrder(tx, request);
  const expiresAt = new Date(at.getTime() + QUOTE_SECONDS * SECOND_MS);
  const { usdPerUnit } = priced;
  await saveQuotedRate(tx, { charityId: charity.id, currency, usdPerUnit, expiresAt });
  return { ...priced, speed, expiresAt };
}

/**
 * Accepts a payout at a member's request. Throws INSUFFICIENT_FUNDS if the amount is not available. Throws CONFLICT if
 * the account is not active or no provider pays the currency to it.
 */
export async function requestPayout(
  tx: Database,
  request: PayoutRequest & { actor: Pick<Actor, 'userId'> },
): Promise<Payout> {
  const { charity, currency, speed, means, actor, at } = request;
  const quotedRate = await findQuotedRate(tx, { charityId: charity.id, currency, at });
  const priced = await priceOrder(tx, request, quotedRate);
  const order = { ...priced, charityId: charity.id, speed, means, at };
  return startPayout(tx, { ...order, requestedBy: actor.userId, runKey: null });
}

/** Cancels a payout that has not left. Its amount is available again. */
export async function cancelPayout(
  tx: Database,
  { payoutId, at }: { payoutId: string; at: Date },
): Promise<Payout> {
  const payout = await lockMovable(tx, payoutId, 'cancelled');
  const end = { status: 'cancelled', endedAt: at } as const;
  await updatePayout(tx, payout.id, end);
  await wakePayout(tx, payout.id);
  return { ...payout, ...end };
}

export interface SettingsChange {
  charityId: string;
  schedule?: PayoutFrequency | undefined;
  /** A decimal string in US dollars. */
  minimumAmount?: string | undefined;
}

/** Changes a charity's payout frequency and minimum amount. Absent fields keep their values. */
export async function updatePayoutSettings(tx: Database, change: SettingsChange): Promise<PayoutSettings> {
  const { charityId, schedule, minimumAmount } = change;
  await lockCharity(tx, charityId);
  const settings = await findPayoutSettings(tx, charityId);
  const changed: PayoutSettings = {
    charityId,
    schedule: schedule ?? settings.schedule,
    minimumMinor: minimumAmount === undefined ? settings.minimumMinor : parseAmount(minimumAmount, 'USD'),
  };
  await savePayoutSettings(tx, changed);
  return changed;
}
