import { type Approval } from '../../db/queries/approvals/approvals';
import { type Database } from '../../db/database';
import {
  findKnownUsdRate,
  findNewestImported,
  findRateInForce,
  putRate,
  type StoredRate,
} from '../../db/queries/exchange-rates/rates';
import { type Actor } from '../../domain/access/actor';
import { type ApprovalChange, type RateFields } from '../../domain/approvals/approval';
import { type Day, dayOf } from '../../domain/days';
import { validationError } from '../../domain/errors';
import {
  divideRates,
  multiplyRates,
  needsApproval,
  RATE_WHOLE_DIGITS,
} from '../../domain/exchange-rates/rate';
import { type Currency } from '../../domain/money';
import { type ActOf, type Sealing } from '../act';
import { type ApprovedAct, requireUnchanged } from '../approvals/approved-act';
import { askApproval } from '../approvals/ask-approval';

export interface RateOrder {
  from: Currency;
  to: Currency;
  /** The price of one unit of `from` in units of `to`, as a decimal string. */
  rate: string;
  date: Day;
  reason: string;
}

/**
 * Sets the rate of a day and replaces any other rate of that day. Only gifts that are priced afterwards use it. If
 * neither currency is USD, computes the dollar rate of `from` from the stored dollar rate of `to`. A rate far from the
 * newest imported one waits for another operator.
 */
export async function setRate(
  act: ActOf<Actor> & Sealing,
  order: RateOrder,
): Promise<{ stored: StoredRate } | { approval: Approval }> {
  const { tx, at, actor } = act;
  const rate = await readOrder(tx, order, dayOf(at));
  const { from: currency, date, rate: usdPerUnit } = rate;
  const { reason } = order;
  const today = dayOf(at);
  if (!needsApproval(usdPerUnit, await findNewestImported(tx, currency, today), today)) {
    const setByUserId = actor.userId;
    return { stored: await putRate(tx, { currency, date, usdPerUnit, reason, setByUserId, setAt: at }) };
  }
  const before = await findRateFields(tx, rate);
  const approval = await askApproval(act, {
    subject: { type: 'exchange_rate', id: currency },
    charityId: null,
    change: { action: 'exchange_rate', before, after: rate },
    reason,
  });
  return { approval };
}

/** Sets a rate that another operator approved. */
export async function applyRate(
  { tx, at }: ApprovedAct,
  change: ApprovalChange<'exchange_rate'>,
  { askedBy: setByUserId, reason }: Approval,
): Promise<void> {
  const { from: currency, date, rate: usdPerUnit } = change.after;
  requireUnchanged(change, await findRateFields(tx, change.after));
  await putRate(tx, { currency, date, usdPerUnit, reason, setByUserId, setAt: at });
}

/** Returns the rate that is in force on the day of another one. */
async function findRateFields(
  tx: Database,
  { from, date }: Pick<RateFields, 'from' | 'date'>,
): Promise<RateFields | null> {
  const known = await findRateInForce(tx, from, date);
  return known === undefined ? null : { from, to: 'USD', rate: known.usdPerUnit, date: known.date };
}

/** Returns the ordered rate as a price in US dollars. */
async function readOrder(tx: Database, order: RateOrder, today: Day): Promise<RateFields> {
  const { from, to, rate, date } = order;
  if (from === to)
    throw validationError([{ field: 'to', code: 'conflict', message: 'must differ from `from`' }]);
  if (date > today) {
    throw validationError([
      {
        field: 'date',
        code: 'too_large',
        message: `is in the future: today is ${today} (UTC)`,
        limit: today,
      },
    ]);
  }
  const currency = from === 'USD' ? to : from;
  const usdPerUnit =
    from === 'USD' ? divideRates('1', rate) : multiplyRates(rate, await requireUsdRate(tx, to, date));
  if ((usdPerUnit?.split('.')[0] ?? '').length > RATE_WHOLE_DIGITS) {
    throw validationError([
      {
        field: 'rate',
        code: 'too_large',
        message: `makes one ${currency} worth 10^${RATE_WHOLE_DIGITS} US dollars or more`,
      },
    ]);
  }
  if (usdPerUnit !== undefined) return { from: currency, to: 'USD', rate: usdPerUnit, date };
  throw validationError([
    {
      field: 'rate',
      code: 'too_small',
      message: `makes one ${currency} worth less than 10^-12 US dollars`,
    },
  ]);
}

async function requireUsdRate(db: Database, currency: Currency, date: Day): Promise<string> {
  if (currency === 'USD') return '1';
  const rate = await findKnownUsdRate(db, currency, date);
  if (rate !== undefined) return rate;
  throw validationError([
    { field: 'date', code: 'not_found', message: `is before the first known rate of ${currency}` },
  ]);
}
