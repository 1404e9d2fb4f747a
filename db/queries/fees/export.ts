import { type DonorPrivacy } from '../../../domain/donors/shown-donor';
import { type PaymentMethod } from '../../../domain/fees/quote';
import { type OrganizationTier } from '../../../domain/fees/schedule';
import { type Currency } from '../../../domain/money';
import { type Database, readInBatches } from '../../database';
import { bindFilter, FEE_CONDITION, type FeeFilter } from './figures';

/**
 * One posting of a gift, or a fee that the charity's balance paid. Amounts are US dollars as decimal strings. Only
 * `giftMinor` is in the gift's currency.
 */
export interface FeeExportRow extends DonorPrivacy {
  postedAt: string;
  /** The kind of a gift's posting, or of the fee. */
  kind: string;
  /** The fields of a gift are null for fees that belong to no gift. */
  donationId: string | null;
  /** The id of the refund, dispute, payout or bill; null for the gift itself. */
  causeId: string | null;
  charityId: string;
  charityName: string;
  /** Charities may read it only through `shownDonorId`. Null for a fee that belongs to no gift. */
  donorUserId: string | null;
  method: PaymentMethod | null;
  tier: OrganizationTier | null;
  giftCurrency: Currency | null;
  giftMinor: bigint | null;
  donationAmount: string;
  coveredFees: string;
  platformFee: string;
  processingFee: string;
  additionalFees: string;
  totalFees: string;
  borneFees: string;
  absorbedFees: string;
  netAmount: string;
  /** Set only on the line of the completed gift, and only if the cost is known. */
  processingCost: string | null;
}

const BATCH_ROWS = 2_000;

/** Reads all matching postings in batches. All batches come from one snapshot. */
export function listFeeExport(
  db: Database,
  filter: FeeFilter,
): AsyncGenerator<FeeExportRow[], void, undefined> {
  // The product has two decimals, so the driver leaves it a text.
  const dollars = (minor: string) => `((${minor}) * 0.01)`;
  return readInBatches<FeeExportRow>(
    db,
    `SELECT to_char(t.posted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS posted_at,
       CASE l.kind WHEN 'donation' THEN t.kind ELSE l.kind END AS kind, d.id AS donation_id,
       CASE WHEN t.kind <> 'redirected' THEN nullif(t.cause, '') END AS cause_id, l.charity_id, c.name AS charity_name,
       d.donor_user_id, coalesce(d.anonymous, false) AS anonymous, coalesce(d.contact_consent, true) AS contact_consent,
       l.payment_method AS method, l.organization_tier AS tier, d.currency AS gift_currency,
       d.amount_minor AS gift_minor, ${dollars('l.donation_usd_minor')} AS donation_amount,
       ${dollars('l.covered_usd_minor')} AS covered_fees, ${dollars('l.borne_usd_minor')} AS borne_fees,
       ${dollars('l.platform_usd_minor')} AS platform_fee, ${dollars('l.processing_usd_minor')} AS processing_fee,
       ${dollars('l.additional_usd_minor')} AS additional_fees,
       ${dollars('l.platform_usd_minor + l.processing_usd_minor + l.additional_usd_minor')} AS total_fees,
       ${dollars('l.absorbed_usd_minor')} AS absorbed_fees, ${dollars('l.net_usd_minor')} AS net_amount,
       ${dollars('l.cost_usd_minor')} AS processing_cost
     FROM fee_lines l
     JOIN ledger_transactions t ON t.id = l.transaction_id
     LEFT JOIN donations d ON d.id = l.subject_id
     JOIN charities c ON c.id = l.charity_id
     WHERE ${FEE_CONDITION} ORDER BY l.posted_on, l.id`,
    bindFilter(filter),
    BATCH_ROWS,
  );
}
