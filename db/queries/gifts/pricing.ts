/**
 * Reads the facts that decide the price of a gift: the charity, the day's exchange rate, and the charity's
 * fee terms.
 */
import { type Day } from '../../../domain/days';
import { type FeeTerms, type RegisterFacts } from '../../../domain/fees/rate';
import { type Tier } from '../../../domain/fees/schedule';
import { type CharityStanding } from '../../../domain/gifts/charity-limit';
import { type Currency } from '../../../domain/money';
import { type Database, selectRows } from '../../database';
import { type CharityRow } from '../../tables/charities';
import { importedRate } from '../exchange-rates/rates';
import { FEE_TERMS_COLUMNS, type FeeTermsColumns, toFeeTerms } from '../fees/terms';
import { type EarnedTier } from '../fees/tiers';

/** The facts about a charity that a gift depends on. */
export interface ReceivingCharity
  extends
    CharityStanding,
    Pick<
      CharityRow,
      'id' | 'name' | 'ein' | 'listed' | 'walletAddress' | 'paymentMethods' | 'state' | 'country'
    > {}

export interface Pricing {
  charity: ReceivingCharity;
  /** US dollars for one unit of the currency on that day, as a decimal string; null if no rate is known. */
  usdPerUnit: string | null;
  /** The newest imported rate by then; null if none is known. */
  importedUsdPerUnit: string | null;
  /** The charity's tier of the month; null until it is stored. */
  earned: EarnedTier | null;
  terms: FeeTerms;
  register: RegisterFacts;
  /** True for each kind of fee that the charity absorbs. */
  absorbs: { platform: boolean; processing: boolean };
}

interface PricingRow
  extends FeeTermsColumns, ReceivingCharity, Pick<CharityRow, 'absorbPlatformFees' | 'absorbProcessingFees'> {
  usdPerUnit: string | null;
  importedUsdPerUnit: string | null;
  tier: Tier | null;
  volumeUsdMinor: bigint | null;
  subsection: string | null;
  revenueDollars: number | null;
}

/** Reads the facts to price a gift on a day. Returns undefined if the charity does not exist. */
export async function findPricing(
  db: Database,
  gift: { charityId: string; currency: Currency; day: Day; month: Day },
): Promise<Pricing | undefined> {
  const [row] = await selectRows<PricingRow>(
    db,
    `SELECT c.id, c.name, c.ein, c.listed, c.wallet_address, c.state, c.country,
            c.payment_methods, c.absorb_platform_fees, c.absorb_processing_fees, t.tier, t.volume_usd_minor,
            c.source, c.verification_level,
            coalesce(r.deductibility = 'yes', false) AS is_deductible,
            r.subsection, r.revenue_dollars, ${FEE_TERMS_COLUMNS},
            (SELECT usd_per_unit FROM exchange_rates
             WHERE currency = $2 AND date <= $3::date ORDER BY date DESC LIMIT 1) AS usd_per_unit,
            (${importedRate('$2', '$3')}) AS imported_usd_per_unit
     FROM charities c
     LEFT JOIN charity_tiers t ON t.charity_id = c.id AND t.month = $4::date
     LEFT JOIN register_entries r ON r.ein = c.ein
     LEFT JOIN LATERAL (SELECT * FROM fee_terms WHERE charity_id = c.id ORDER BY id DESC LIMIT 1) f ON true
     WHERE c.id = $1`,
    [gift.charityId, gift.currency, gift.day, gift.month],
  );
  return row === undefined ? undefined : toPricing(row);
}

function toPricing(row: PricingRow): Pricing {
  const { tier, volumeUsdMinor, revenueDollars } = row;
  return {
    charity: {
      id: row.id,
      name: row.name,
      ein: row.ein,
      listed: row.listed,
      walletAddress: row.walletAddress,
      paymentMethods: row.paymentMethods,
      state: row.state,
      country: row.country,
      source: row.source,
      verificationLevel: row.verificationLevel,
      isDeductible: row.isDeductible,
    },
    usdPerUnit: row.usdPerUnit,
    importedUsdPerUnit: row.importedUsdPerUnit,
    earned: tier === null || volumeUsdMinor === null ? null : { earned: tier, volumeUsdMinor },
    terms: toFeeTerms(row),
    register: {
      subsection: row.subsection,
      revenueUsdMinor: revenueDollars === null ? null : BigInt(revenueDollars) * 100n,
    },
    absorbs: { platform: row.absorbPlatformFees, processing: row.absorbProcessingFees },
  };
}
