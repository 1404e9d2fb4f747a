import { type Database } from '../../db/database';
import { type Charity, findCharity } from '../../db/queries/charities/charities';
import { findUsdRate } from '../../db/queries/exchange-rates/rates';
import { findFunds, lockSpendable } from '../../db/queries/ledger/funds';
import { listPayoutAccounts, type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { hasRunPayout, lockPayouts } from '../../db/queries/payouts/payouts';
import { hasPayoutRunEnded, savePayoutRun } from '../../db/queries/payouts/runs';
import { findPayoutSettings } from '../../db/queries/payouts/settings';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { type Day, dayOf } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { type Currency, toUsdMinor } from '../../domain/money';
import { isUsableAccount } from '../../domain/payout-accounts/account';
import { isToken, pricePayout } from '../../domain/payouts/price';
import { dayOfPayoutRun, runKey } from '../../domain/payouts/timing';
import { chooseProvider, type PayoutMeans } from '../../gateways/payouts/payout-provider';
import { type PayoutRunInput } from '../../workflows/messages';
import { type Act } from '../act';
import { findPendingReason } from './payee';
import { type PayoutRoute, type PricedPayout } from './price';
import { startPayout } from './start-payout';

/** The money that providers still hold, in minor units. A run never pays more than this. */
export type FreeCash = Record<string, Partial<Record<Currency, bigint>>>;

export interface DuePayouts {
  means: PayoutMeans;
  charityId: string;
  /** The day that the run pays for. */
  day: Day;
  cash: FreeCash;
}

/**
 * Makes a charity's due payouts of a day, one for each currency. Skips a currency that was already paid for this
 * day, or that the provider cannot fund. Skips amounts below the charity's minimum, and amounts that the fee would use
 * up. Subtracts the payouts from `cash`. Returns the number of payouts.
 */
export async function makeDuePayouts(act: Act, run: DuePayouts): Promise<number> {
  const { tx, at } = act;
  const { charityId } = run;
  const charity = requireRow(await findCharity(tx, charityId), charityId);
  if ((await findPendingReason(tx, charity)) !== null) return 0;
  const accounts = await listUsableAccounts(tx, charityId);
  if (accounts.length === 0) return 0;
  await lockPayouts(tx, charityId);
  const funds = await findFunds(tx, charityId, at);
  const currencies = funds.flatMap(({ currency, availableMinor }) =>
    availableMinor > 0n && !isToken(currency) ? [currency] : [],
  );
  let made = 0;
  for (const currency of currencies.sort()) {
    const routes = listRoutes(accounts, currency, run);
    if (routes.length > 0 && (await makeDuePayout(act, { charity, currency, routes, run }))) made += 1;
  }
  return made;
}

interface DuePayout {
  charity: Charity;
  currency: Currency;
  routes: PayoutRoute[];
  run: DuePayouts;
}

async function makeDuePayout(act: Act, { charity, currency, routes, run }: DuePayout): Promise<boolean> {
  const { tx, at } = act;
  const { charityId, means, cash, day } = run;
  // The lock makes a concurrent run of the day wait, so that it finds this run's payout.
  const minor = await lockSpendable(tx, { charityId, currency, at });
  const key = runKey(charityId, currency, day);
  if (await hasRunPayout(tx, key)) return false;
  const usdPerUnit = await findUsdRate(tx, currency, dayOf(at));
  const amount = { currency, minor };
  const { minimumMinor } = await findPayoutSettings(tx, charity.id);
  if (toUsdMinor(amount, usdPerUnit) < minimumMinor) return false;
  const priced = cheapest(routes, (route) => ({
    ...route,
    amount,
    usdPerUnit,
    price: pricePayout({
      amount,
      speed: 'standard',
      account: route.account,
      homeCountry: means.homeCountry,
      usdPerUnit,
    }),
  }));
  const held = cash[priced.provider.name];
  const heldMinor = held?.[currency] ?? 0n;
  const { netMinor } = priced.price;
  if (netMinor <= 0n || held === undefined || heldMinor < netMinor) return false;
  await startPayout(act, {
    ...priced,
    charityId,
    speed: 'standard',
    means,
    requestedBy: null,
    askingPersons: [],
    runKey: key,
  });
  held[currency] = heldMinor - netMinor;
  return true;
}

/** Lists the accounts that can be paid now, newest first. */
async function listUsableAccounts(tx: Database, charityId: string): Promise<PayoutAccountRow[]> {
  const accounts = await listPayoutAccounts(tx, charityId);
  return accounts.filter(isUsableAccount);
}

/** Lists the accounts that a provider pays in a currency, each with that provider. */
function listRoutes(accounts: PayoutAccountRow[], currency: Currency, { means }: DuePayouts): PayoutRoute[] {
  return accounts.flatMap((account) => {
    const provider = chooseProvider(means.providers, account.kind, currency);
    return provider === undefined ? [] : [{ account, provider }];
  });
}

/** Returns the route with the lowest fee. The newest account wins a tie. */
function cheapest(routes: PayoutRoute[], price: (route: PayoutRoute) => PricedPayout): PricedPayout {
  return routes.map(price).reduce((best, next) => (next.price.feeMinor < best.price.feeMinor ? next : best));
}

/** Notes that the payout run of a day has passed through all charities, or that the day has none. */
export async function endPayoutRun(
  { tx, at }: Act,
  { day, endedAs }: { day: Day; endedAs: 'finished' | 'skipped' },
): Promise<void> {
  await savePayoutRun(tx, { day, endedAs, endedAt: at });
}

/** Starts the lost payout run of a day again. Returns false if the run has ended or its start is queued. */
export async function restartPayoutRun(tx: Database, workflowId: string): Promise<boolean> {
  const input: PayoutRunInput = { day: dayOfPayoutRun(workflowId) };
  if ((await hasPayoutRunEnded(tx, input.day)) || (await hasQueuedStart(tx, workflowId))) return false;
  await enqueueWorkflow(tx, {
    workflowType: 'payoutRun',
    workflowId,
    input,
    searchAttributes: {},
    summary: `payouts that are due on ${input.day}`,
  });
  return true;
}
