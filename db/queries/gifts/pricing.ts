/** What accepting or quoting a gift needs from the database: who receives it, the dated rate of its currency, its platform rate. */
import { type Day, dayOf } from '../../../domain/days';
import { type CharityStanding, type GiftMethod } from '../../../domain/gifts/gift';
import { choosePlatformRate, type PlatformRate, type Standing } from '../../../domain/fees/rate';
import { type Tier, tierForVolume } from '../../../domain/fees/schedule';
import { type Currency } from '../../../domain/money';
import { type Database, runStatement, selectRows } from '../../database';
import { FEE_TERMS_COLUMNS, type FeeTermsColumns, toFeeTerms } from '../fees/terms';

export interface GiftTerms {
  charity: {
    id: string;
    listed: boolean;
    walletAddress: string;
    paymentMethods: GiftMethod[];
  } & CharityStanding;
  /** The price of one unit of the currency in USD on the gift's day, as a decimal string. */
  usdPerUnit: string;
  /** What the charity's rate follows from on the gift's day, and the rate. */
  standing: Standing;
  platform: PlatformRate;
  /** Which fees the charity takes on itself. */
  absorbs: { platform: boolean; processing: boolean };
}

interface TermsRow extends FeeTermsColumns, CharityStanding {
  id: string;
  listed: boolean;
  walletAddress: string;
  paymentMethods: GiftMethod[];
  absorbPlatform: boolean;
  absorbProcessing: boolean;
  usdPerUnit: string | null;
  tier: Tier | null;
  volume: string | null;
  subsection: string | null;
  revenueUsdMinor: string | null;
}

/** The terms of a gift made at the given time; undefined when there is no such charity. */
export async function findGiftTerms(
  tx: Database,
  gift: { charityId: string; currency: Currency; at: Date },
): Promise<GiftTerms | undefined> {
  const [row] = await selectRows<TermsRow>(
    tx,
    `SELECT c.id, c.listed, c.wallet_address AS "walletAddress",
            c.payment_methods AS "paymentMethods", c.absorb_platform_fees AS "absorbPlatform",
            c.absorb_processing_fees AS "absorbProcessing", t.tier, t.volume_usd_minor::text AS volume,
            c.source, c.verification_level AS "verificationLevel",
            coalesce(r.deductibility = 'yes', false) AS "isDeductible",
            r.subsection, (r.revenue_dollars * 100)::text AS "revenueUsdMinor", ${FEE_TERMS_COLUMNS},
            (SELECT usd_per_unit::text FROM exchange_rates
             WHERE currency = $2 AND date <= $3::date ORDER BY date DESC LIMIT 1) AS "usdPerUnit"
     FROM charities c
     LEFT JOIN charity_tiers t ON t.charity_id = c.id AND t.month = $4::date
     LEFT JOIN register_entries r ON r.ein = c.ein
     LEFT JOIN LATERAL (SELECT * FROM fee_terms WHERE charity_id = c.id ORDER BY id DESC LIMIT 1) f ON true
     WHERE c.id = $1`,
    [gift.charityId, gift.currency, dayOf(gift.at), startOfMonth(gift.at, 0)],
  );
  if (row === undefined) return undefined;
  if (row.usdPerUnit === null) throw new Error(`there is no exchange rate for ${gift.currency}`);
  const earned =
    row.tier !== null && row.volume !== null
      ? { earned: row.tier, volumeUsdMinor: BigInt(row.volume) }
      : await keepTier(tx, row.id, gift.at);
  const register = {
    subsection: row.subsection,
    revenueUsdMinor: row.revenueUsdMinor === null ? null : BigInt(row.revenueUsdMinor),
  };
  const standing = { ...earned, terms: toFeeTerms(row), register, day: dayOf(gift.at) };
  return {
    charity: {
      id: row.id,
      listed: row.listed,
      walletAddress: row.walletAddress,
      paymentMethods: row.paymentMethods,
      source: row.source,
      verificationLevel: row.verificationLevel,
      isDeductible: row.isDeductible,
    },
    usdPerUnit: row.usdPerUnit,
    standing,
    platform: choosePlatformRate(standing),
    absorbs: { platform: row.absorbPlatform, processing: row.absorbProcessing },
  };
}

/** What a charity gave rise to in the month before: its volume in US cents and the tier that it earned. */
export interface EarnedTier {
  earned: Tier;
  volumeUsdMinor: bigint;
}

/**
 * The tier of a charity in a month (UTC), earned by what the ledger booked in the calendar month before: gifts completed, less
 * what was given back. It is worked out when it is first needed and kept, so that it cannot change within the month.
 */
export async function keepTier(tx: Database, charityId: string, at: Date): Promise<EarnedTier> {
  const month = startOfMonth(at, 0);
  const [booked] = await selectRows<{ volume: string }>(
    tx,
    `SELECT coalesce(sum(donation_usd_minor), 0)::text AS volume FROM fee_lines
     WHERE charity_id = $1 AND posted_on >= $2::date AND posted_on < $3::date`,
    [charityId, startOfMonth(at, -1), month],
  );
  const volume = booked?.volume ?? '0';
  await runStatement(
    tx,
    `INSERT INTO charity_tiers (charity_id, month, volume_usd_minor, tier) VALUES ($1, $2::date, $3, $4)
     ON CONFLICT DO NOTHING`,
    [charityId, month, volume, tierForVolume(BigInt(volume))],
  );
  // Another gift may have kept the month's tier first: what is kept counts.
  const [kept] = await selectRows<{ tier: Tier; volume: string }>(
    tx,
    `SELECT tier, volume_usd_minor::text AS volume FROM charity_tiers WHERE charity_id = $1 AND month = $2::date`,
    [charityId, month],
  );
  if (kept === undefined) throw new Error(`the tier of ${charityId} was not kept`);
  return { earned: kept.tier, volumeUsdMinor: BigInt(kept.volume) };
}

/** A day for the database: it would cast a time to a date in the session's own time zone. */
function startOfMonth(at: Date, monthsLater: number): Day {
  return dayOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + monthsLater, 1)));
}
