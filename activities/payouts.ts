import { log } from '@temporalio/activity';
import { type Database, inTransaction } from '../db/database';
import { findFreeCash } from '../db/queries/payouts/cash';
import { findPayoutAccount } from '../db/queries/payout-accounts/accounts';
import { findPayout, listRunPayouts, type Payout } from '../db/queries/payouts/payouts';
import { listCharitiesByFrequency } from '../db/queries/payouts/settings';
import { type Day } from '../domain/days';
import { isRefusal, requireRow } from '../domain/errors';
import { type Currency } from '../domain/money';
import { type PayoutStatus, waitsForAccount } from '../domain/payouts/payout';
import { frequenciesDueOn } from '../domain/payouts/timing';
import {
  type PayoutAnswer,
  type PayoutOrder,
  type PayoutProvider,
} from '../gateways/payouts/payout-provider';
import {
  endPayoutRun,
  type DuePayouts,
  type FreeCash,
  makeDuePayouts,
} from '../operations/payouts/payout-run';
import { giveUpPayout } from '../operations/payouts/fail-unsent-payout';
import { leavePayout } from '../operations/payouts/leave-payout';
import { settlePayout } from '../operations/payouts/settle-payout';
import { type ActivityDependencies } from '.';

/** One step of a run makes the payouts of at most this many charities. */
const CHARITIES_PER_STEP = 100;

/** The cash left at each provider, by currency, in minor units. Uses decimal strings, because JSON has no bigint. */
export type CashLeft = Record<string, Partial<Record<Currency, string>>>;

export interface PayoutStep {
  payoutId: string;
  /** The time by the workflow's clock. */
  nowMs: number;
}

export interface WaitingPayout {
  status: PayoutStatus;
  /** Present if the payout is held until the end of its account's cooling-off. */
  waitsForAccount?: true;
}

export interface SentPayout {
  status: PayoutStatus;
  /** Ask the provider again after this time. Absent if no further check is needed. */
  checkAgainInMs?: number;
}

export interface PayoutGroup {
  day: Day;
  nowMs: number;
  /** The last charity of the previous group, or an empty text for the first group. */
  after: string;
  cash: CashLeft;
}

export interface PaidGroup {
  /** Null after the last group. */
  after: string | null;
  charities: number;
  payouts: number;
  /** How many charities could not be paid because of a fault. */
  failed: number;
  cash: CashLeft;
}

export function createPayoutActivities({ db, gateways }: ActivityDependencies) {
  const { payouts: means, secrets } = gateways;
  const { providers } = means;
  return {
    async readPayout({ payoutId }: { payoutId: string }): Promise<WaitingPayout> {
      return toWaiting(requireRow(await findPayout(db, payoutId), payoutId));
    },

    /** Books a scheduled payout as leaving. Holds it while its account cools off. Fails it if it cannot be paid. */
    async leavePayout({ payoutId, nowMs }: PayoutStep): Promise<WaitingPayout> {
      const at = new Date(nowMs);
      const order = { payoutId, means };
      return toWaiting(await inTransaction(db, (tx) => leavePayout({ tx, at }, order)));
    },

    /** Fails a payout whose run an operator cancelled, unless it has left. */
    async giveUpPayout({ payoutId, nowMs }: PayoutStep): Promise<WaitingPayout> {
      const at = new Date(nowMs);
      return toWaiting(await inTransaction(db, (tx) => giveUpPayout({ tx, at }, payoutId)));
    },

    /** Sends the payout to the provider, or asks for its status. Books the answer. */
    async sendPayout({ payoutId, nowMs }: PayoutStep): Promise<SentPayout> {
      const payout = requireRow(await findPayout(db, payoutId), payoutId);
      if (payout.status !== 'in_transit' && payout.status !== 'paid') return { status: payout.status };
      const at = new Date(nowMs);
      const answer = await ask(db, { payout, providers, at });
      const order = { payoutId, answer };
      const { status } = await inTransaction(db, (tx) => settlePayout({ tx, at, secrets }, order));
      const { checkAgainInMs } = answer;
      return { status, ...(checkAgainInMs === undefined ? {} : { checkAgainInMs }) };
    },

    /** Reads the free cash at each provider. */
    async readCash(): Promise<CashLeft> {
      const cash: CashLeft = {};
      for (const { name } of providers) cash[name] = mapValues(await findFreeCash(db, name), String);
      return cash;
    },

    /** Makes the due payouts of the next group of charities. Each charity has its own transaction. */
    async makeDuePayouts({ day, nowMs, after, cash }: PayoutGroup): Promise<PaidGroup> {
      const frequencies = frequenciesDueOn(day);
      const ids = await listCharitiesByFrequency(db, { frequencies, after, limit: CHARITIES_PER_STEP });
      const at = new Date(nowMs);
      const run: PayoutsOfDay = { means, day, cash: mapProviders(cash, BigInt) };
      const earlier = await takeEarlierPayouts(db, ids, { ...run, at });
      const paid = await payEach(db, ids, { run, at });
      return {
        after: ids.length < CHARITIES_PER_STEP ? null : (ids.at(-1) ?? null),
        charities: ids.length,
        payouts: earlier + paid.payouts,
        failed: paid.failed,
        cash: mapProviders(run.cash, String),
      };
    },

    /** Notes that the run of a day has ended, so that no worker starts it again. */
    async endPayoutRun({ day }: { day: Day }): Promise<void> {
      await inTransaction(db, (tx) => endPayoutRun({ tx, at: new Date() }, { day, endedAs: 'finished' }));
    },
  };
}

type PayoutsOfDay = Omit<DuePayouts, 'charityId'>;

/**
 * Pays charities one by one, and subtracts their payouts from the run's cash. A charity that fails is logged and delays
 * no other charity. The workflow tries it again later.
 */
async function payEach(
  db: Database,
  charityIds: string[],
  { run, at }: { run: PayoutsOfDay; at: Date },
): Promise<{ payouts: number; failed: number }> {
  let [payouts, failed] = [0, 0];
  for (const charityId of charityIds) {
    // A copy, because a failed transaction makes none of its payouts.
    const cash = mapProviders(run.cash, (minor) => minor);
    try {
      payouts += await inTransaction(db, (tx) => makeDuePayouts({ tx, at }, { ...run, charityId, cash }));
      run.cash = cash;
    } catch (error) {
      failed += 1;
      log.error('the due payouts of a charity failed', { code: 'PAYOUTS_FAILED', charityId, error });
    }
  }
  return { payouts, failed };
}

/**
 * Subtracts payouts from the cash that an earlier attempt of this step made before its worker died. Returns the number
 * of these payouts.
 */
async function takeEarlierPayouts(
  db: Database,
  charityIds: string[],
  { cash, at }: { cash: FreeCash; at: Date },
): Promise<number> {
  const earlier = await listRunPayouts(db, { charityIds, at });
  for (const { provider, currency, netMinor } of earlier) {
    const held = cash[provider];
    if (held !== undefined) held[currency] = (held[currency] ?? 0n) - netMinor;
  }
  return earlier.length;
}

function toWaiting(payout: Payout): WaitingPayout {
  return { status: payout.status, ...(waitsForAccount(payout) ? { waitsForAccount: true } : {}) };
}

/** Follows a payout that the provider knows, else sends it. Its id prevents a double payment. */
async function ask(
  db: Database,
  { payout, providers, at }: { payout: Payout; providers: readonly PayoutProvider[]; at: Date },
) {
  const provider = providers.find(({ name }) => name === payout.provider);
  if (provider === undefined) throw new Error(`PAYOUT_PROVIDER no longer lists ${payout.provider}`);
  const known = payout.reference === null ? undefined : await provider.follow(payout.id, at);
  if (known !== undefined) return known;
  const account = requireRow(await findPayoutAccount(db, payout.payoutAccountId), payout.payoutAccountId);
  const { id, kind, country, last4, sealedDetails } = account;
  return sendOnce(provider, {
    payoutId: payout.id,
    charityId: payout.charityId,
    net: { currency: payout.currency, minor: payout.netMinor },
    speed: payout.speed,
    method: payout.method,
    account: { id, kind, country, last4, sealedDetails },
    at,
  });
}

/** A refusal moves no money, so the payout counts as failed. */
async function sendOnce(provider: PayoutProvider, order: PayoutOrder): Promise<PayoutAnswer> {
  try {
    return await provider.send(order);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const failure = { code: 'REFUSED', message: 'The provider refused the payout.' };
    return { state: 'failed', reference: order.payoutId, failure };
  }
}

function mapValues<From, To>(
  record: Partial<Record<Currency, From>>,
  map: (value: From) => To,
): Partial<Record<Currency, To>> {
  return Object.fromEntries(Object.entries(record).map(([currency, value]) => [currency, map(value)]));
}

function mapProviders<From, To>(
  cash: Record<string, Partial<Record<Currency, From>>>,
  map: (value: From) => To,
): Record<string, Partial<Record<Currency, To>>> {
  return Object.fromEntries(Object.entries(cash).map(([name, held]) => [name, mapValues(held, map)]));
}
