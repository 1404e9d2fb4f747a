/** Stores exchange rates. A rate is the USD price of one unit of a currency. It applies until the next rate. */
import { type Day } from '../../../domain/days';
import { type DatedRate } from '../../../domain/exchange-rates/rate';
import { type Currency, CURRENCY_CODES } from '../../../domain/money';
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { type ExchangeRateRow } from '../../tables/gifts';

/** A rate, without trailing zeros. */
export type StoredRate = Omit<ExchangeRateRow, 'replacedUsdPerUnit'>;

/** The rate is read as text, because a rate without decimals would be read as a bigint. */
const COLUMNS = `currency, date, trim_scale(usd_per_unit)::text AS usd_per_unit, origin, reason,
                 set_by_user_id, set_at`;

/** Like `findKnownUsdRate`, but throws if no rate is known. */
export async function findUsdRate(db: Database, currency: Currency, day: Day): Promise<string> {
  const rate = await findKnownUsdRate(db, currency, day);
  if (rate === undefined) throw new Error(`there is no exchange rate for ${currency}`);
  return rate;
}

/** Returns the USD price of one unit of a currency on a day, as a decimal string. */
export async function findKnownUsdRate(
  db: Database,
  currency: Currency,
  day: Day,
): Promise<string | undefined> {
  const [row] = await selectRows<{ rate: string }>(
    db,
    `SELECT usd_per_unit AS rate FROM exchange_rates WHERE currency = $1 AND date <= $2::date
     ORDER BY date DESC LIMIT 1`,
    [currency, day],
  );
  return row?.rate;
}

/** Returns the rate of a currency that is in force on a day. */
export async function findRateInForce(
  db: Database,
  currency: Currency,
  day: Day,
): Promise<StoredRate | undefined> {
  return findNewest(db, `currency = $1 AND date <= $2::date`, [currency, day]);
}

/** Returns the newest rate of a currency that came from a file or the configured URL. Ignores rates after `today`. */
export async function findNewestImported(
  db: Database,
  currency: Currency,
  today: Day,
): Promise<StoredRate | undefined> {
  const imported = `currency = $1 AND date <= $2::date AND origin IN ('file', 'url')`;
  return findNewest(db, imported, [currency, today]);
}

async function findNewest(
  db: Database,
  condition: string,
  values: unknown[],
): Promise<StoredRate | undefined> {
  const [row] = await selectRows<StoredRate>(
    db,
    `SELECT ${COLUMNS} FROM exchange_rates WHERE ${condition} ORDER BY date DESC LIMIT 1`,
    values,
  );
  return row;
}

/** Returns the USD price of one unit of each currency on a day, where one is known. */
export async function listUsdRates(
  db: Database,
  currencies: Currency[],
  day: Day,
): Promise<Map<Currency, string>> {
  const rows = await selectRows<{ currency: Currency; rate: string }>(
    db,
    `SELECT c.currency, r.usd_per_unit AS rate FROM unnest($1::text[]) AS c (currency)
     CROSS JOIN LATERAL (SELECT usd_per_unit FROM exchange_rates
       WHERE currency = c.currency AND date <= $2::date ORDER BY date DESC LIMIT 1) r`,
    [currencies, day],
  );
  return new Map(rows.map(({ currency, rate }) => [currency, rate]));
}

/** The rate of a currency on a day, and the newest one by then that nobody set by hand. */
export interface UsdRates {
  current: string;
  imported: string | null;
}

/** Returns the rate and the newest imported rate of each currency on a day, where one is known. */
export async function listRatesAndImported(
  db: Database,
  currencies: Currency[],
  day: Day,
): Promise<Map<Currency, UsdRates>> {
  const rows = await selectRows<UsdRates & { currency: Currency }>(
    db,
    `SELECT c.currency, r.usd_per_unit AS current, i.usd_per_unit AS imported
     FROM (SELECT DISTINCT unnest($1::text[]) AS currency) c
     CROSS JOIN LATERAL (SELECT usd_per_unit FROM exchange_rates
       WHERE currency = c.currency AND date <= $2::date ORDER BY date DESC LIMIT 1) r
     LEFT JOIN LATERAL (${importedRate('c.currency', '$2')}) i ON true`,
    [currencies, day],
  );
  return new Map(rows.map(({ currency, ...rates }) => [currency, rates]));
}

/** SQL for the newest rate of a currency by a day that nobody set by hand. The first rates count as imported. */
export function importedRate(currency: string, day: string): string {
  return `SELECT CASE origin WHEN 'operator' THEN replaced_usd_per_unit ELSE usd_per_unit END AS usd_per_unit
    FROM exchange_rates
    WHERE currency = ${currency} AND date <= ${day}::date AND (origin <> 'operator' OR replaced_usd_per_unit IS NOT NULL)
    ORDER BY date DESC LIMIT 1`;
}

/**
 * Stores published rates and returns how many are new or differ. Never replaces a rate that an operator set, but keeps
 * the published one beside it.
 */
export async function saveRates(
  tx: Database,
  rates: DatedRate[],
  { origin, at }: { origin: 'file' | 'url'; at: Date },
): Promise<number> {
  const published = [
    rates.map(({ currency }) => currency),
    rates.map(({ date }) => date),
    rates.map(({ usdPerUnit }) => usdPerUnit),
  ];
  await runStatement(
    tx,
    `UPDATE exchange_rates r SET replaced_usd_per_unit = p.rate
     FROM unnest($1::text[], $2::date[], $3::numeric[]) AS p (currency, date, rate)
     WHERE r.currency = p.currency AND r.date = p.date AND r.origin = 'operator'`,
    published,
  );
  return changeRows(
    tx,
    `INSERT INTO exchange_rates AS known (currency, date, usd_per_unit, origin, set_at)
     SELECT *, $4, $5::timestamptz FROM unnest($1::text[], $2::date[], $3::numeric[])
     ON CONFLICT (currency, date) DO UPDATE
       SET usd_per_unit = excluded.usd_per_unit, origin = excluded.origin, set_at = excluded.set_at
       WHERE known.origin <> 'operator' AND known.usd_per_unit <> excluded.usd_per_unit`,
    [...published, origin, at],
  );
}

/** Stores the rate that an operator sets for a day. Replaces any other rate of that day, and keeps an imported one beside it. */
export async function putRate(
  tx: Database,
  { currency, date, usdPerUnit, reason, setByUserId, setAt }: Omit<StoredRate, 'origin'>,
): Promise<StoredRate> {
  const [row] = await selectRows<StoredRate>(
    tx,
    `INSERT INTO exchange_rates AS known (currency, date, usd_per_unit, origin, reason, set_by_user_id, set_at)
     VALUES ($1, $2, $3, 'operator', $4, $5, $6)
     ON CONFLICT (currency, date) DO UPDATE
       SET usd_per_unit = excluded.usd_per_unit, origin = excluded.origin, reason = excluded.reason,
           set_by_user_id = excluded.set_by_user_id, set_at = excluded.set_at,
           replaced_usd_per_unit =
             CASE known.origin WHEN 'operator' THEN known.replaced_usd_per_unit ELSE known.usd_per_unit END
     RETURNING ${COLUMNS}`,
    [currency, date, usdPerUnit, reason, setByUserId, setAt],
  );
  if (row === undefined) throw new Error('an inserted rate was not returned');
  return row;
}

/** Returns a page of rates, newest day first, and the total. */
export async function listRates(
  db: Database,
  { currency, limit, offset }: { currency?: Currency | undefined; limit: number; offset: number },
): Promise<{ rates: StoredRate[]; total: number }> {
  const matches = `currency <> 'USD' AND ($1::text IS NULL OR currency = $1)`;
  const rates = await selectRows<StoredRate>(
    db,
    `SELECT ${COLUMNS} FROM exchange_rates WHERE ${matches} ORDER BY date DESC, currency LIMIT $2 OFFSET $3`,
    [currency ?? null, limit, offset],
  );
  const [counted] = await selectRows<{ total: number }>(
    db,
    `SELECT count(*) AS total FROM exchange_rates WHERE ${matches}`,
    [currency ?? null],
  );
  return { rates, total: counted?.total ?? 0 };
}

/** Returns the day of each currency's newest rate. Ignores rates after `today`. */
export async function listNewestDays(db: Database, today: Day): Promise<{ currency: Currency; date: Day }[]> {
  return selectRows(
    db,
    // Looks up each currency in the index, because the table holds decades of rates.
    `SELECT * FROM (
       SELECT currency, (SELECT max(date) FROM exchange_rates r WHERE r.currency = given.currency AND date <= $1::date) AS date
       FROM unnest($2::text[]) AS given (currency)
     ) AS newest WHERE date IS NOT NULL ORDER BY currency`,
    [today, CURRENCY_CODES.filter((code) => code !== 'USD')],
  );
}

/** Stores that the alarm about stale rates was announced on a day. Returns false if it already was. */
export async function claimAlarm(tx: Database, day: Day): Promise<boolean> {
  const changed = await changeRows(
    tx,
    'INSERT INTO exchange_rate_alarms (day) VALUES ($1) ON CONFLICT DO NOTHING',
    [day],
  );
  return changed > 0;
}
