import { type Database } from '../../db/database';
import { findPersons } from '../../db/queries/access/persons';
import { lockCharity } from '../../db/queries/charities/charities';
import { lockPayouts, type Payout } from '../../db/queries/payouts/payouts';
import {
  findPayoutSettings,
  findQuotedRate,
  type PayoutSettings,
  savePayoutSettings,
  saveQuotedRate,
} from '../../db/queries/payouts/settings';
import { type Actor } from '../../domain/access/actor';
import { SECOND_MS } from '../../domain/days';
import { parseAmount } from '../../domain/money';
import { type PayoutFrequency, type PayoutSpeed } from '../../domain/payouts/payout';
import { QUOTE_SECONDS } from '../../domain/payouts/timing';
import { type Act, type ActOf } from '../act';
import { lockMovable, movePayout } from './state';
import { startPayout } from './start-payout';
import { wakePayout } from './wake-payout';
import { type PayoutRequest, type PricedPayout, priceOrder } from './price';

export interface PayoutQuote extends PricedPayout {
  speed: PayoutSpeed;
  expiresAt: Date;
}

/** Prices a payout and keeps the day's rate for a minute, even past midnight. Throws the same errors as a payout. */
export async function quotePayout(act: Act, request: PayoutRequest): Promise<PayoutQuote> {
  const { charity, currency, speed } = request;
  const priced = await priceOrder(act, request);
  const expiresAt = new Date(act.at.getTime() + QUOTE_SECONDS * SECOND_MS);
  const { usdPerUnit } = priced;
  await saveQuotedRate(act.tx, { charityId: charity.id, currency, usdPerUnit, expiresAt });
  return { ...priced, speed, expiresAt };
}

/**
 * Accepts a payout at a member's request. Throws INSUFFICIENT_FUNDS if the amount is not available. Throws CONFLICT if
 * the account is not active or no provider pays the currency to it.
 */
export async function requestPayout(
  act: ActOf<Pick<Actor, 'userId' | 'credentialId'>>,
  request: PayoutRequest,
): Promise<Payout> {
  const { charity, currency, speed, means } = request;
  await lockPayouts(act.tx, charity.id);
  const quotedRate = await findQuotedRate(act.tx, { charityId: charity.id, currency, at: act.at });
  const priced = await priceOrder(act, request, quotedRate);
  const order = { ...priced, charityId: charity.id, speed, means };
  const askingPersons = await findPersons(act.tx, act.actor);
  return startPayout(act, { ...order, requestedBy: act.actor.userId, askingPersons, runKey: null });
}

/** Cancels a payout that has not left, held or not. Its amount is available again. */
export async function cancelPayout({ tx, at }: Act, payoutId: string): Promise<Payout> {
  const payout = await lockMovable(tx, payoutId, 'cancelled');
  const cancelled = await movePayout(tx, payout, { status: 'cancelled', endedAt: at });
  await wakePayout(tx, payout.id);
  return cancelled;
}

export interface SettingsChange {
  charityId: string;
  frequency?: PayoutFrequency | undefined;
  /** A decimal string in US dollars. */
  minimumAmount?: string | undefined;
}

/** Changes a charity's payout frequency and minimum amount. Absent fields keep their values. */
export async function updatePayoutSettings(tx: Database, change: SettingsChange): Promise<PayoutSettings> {
  const { charityId, frequency, minimumAmount } = change;
  await lockCharity(tx, charityId);
  const settings = await findPayoutSettings(tx, charityId);
  const changed: PayoutSettings = {
    charityId,
    frequency: frequency ?? settings.frequency,
    minimumMinor: minimumAmount === undefined ? settings.minimumMinor : parseAmount(minimumAmount, 'USD'),
  };
  await savePayoutSettings(tx, changed);
  return changed;
}
