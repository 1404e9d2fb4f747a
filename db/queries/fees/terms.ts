/**
 * Stores the fee terms that operators grant to charities. Each change is a new row. The newest row applies.
 */
import { Transaction } from 'sequelize';
import { type FeeTerms, NO_TERMS } from '../../../domain/fees/rate';
import { type Database } from '../../database';
import { insert, list, lock } from '../../rows';
import { charities } from '../../tables/charities';
import { type RowOf } from '../../tables/columns';
import { feeTerms } from '../../tables/gifts';

/** Selects the columns of `fee_terms` under the alias `f`. All are null for a charity without terms. */
export const FEE_TERMS_COLUMNS = `
  f.nonprofit_approved, f.negotiated_ppm, f.high_volume_ppm, f.high_volume_minimum_usd_minor,
  f.high_volume_starts_on, f.high_volume_committed_until, f.high_volume_review_on`;

type HighVolumeColumns = Pick<
  RowOf<typeof feeTerms>,
  | 'highVolumePpm'
  | 'highVolumeMinimumUsdMinor'
  | 'highVolumeStartsOn'
  | 'highVolumeCommittedUntil'
  | 'highVolumeReviewOn'
>;

export interface FeeTermsColumns extends HighVolumeColumns {
  nonprofitApproved: boolean | null;
  negotiatedPpm: number | null;
}

/** Returns the terms of a row, or NO_TERMS if the charity has no terms. */
export function toFeeTerms(row: FeeTermsColumns): FeeTerms {
  if (row.nonprofitApproved === null) return NO_TERMS;
  return {
    nonprofitApproved: row.nonprofitApproved,
    negotiatedPpm: row.negotiatedPpm === null ? null : BigInt(row.negotiatedPpm),
    highVolume: toHighVolume(row),
  };
}

function toHighVolume(row: HighVolumeColumns): FeeTerms['highVolume'] {
  const {
    highVolumePpm,
    highVolumeMinimumUsdMinor: minimumMonthlyUsdMinor,
    highVolumeStartsOn: startsOn,
    highVolumeCommittedUntil: committedUntil,
    highVolumeReviewOn: reviewOn,
  } = row;
  if (highVolumePpm === null || minimumMonthlyUsdMinor === null) return null;
  if (startsOn === null || committedUntil === null || reviewOn === null) return null;
  return { ratePpm: BigInt(highVolumePpm), minimumMonthlyUsdMinor, startsOn, committedUntil, reviewOn };
}

/** One change of a charity's terms. */
export interface FeeTermsChange {
  terms: FeeTerms;
  reason: string;
  changedBy: string;
  changedAt: Date;
}

/** Returns the changes of a charity's terms, newest first. */
export async function listFeeTerms(
  db: Database,
  charityId: string,
  limit: number,
): Promise<FeeTermsChange[]> {
  const rows = await list(db, feeTerms, { charityId }, { order: [['id', 'DESC']], limit });
  return rows.map(({ reason, changedBy, changedAt, ...columns }) => ({
    terms: toFeeTerms(columns),
    reason,
    changedBy,
    changedAt,
  }));
}

/** Locks a charity's terms until the transaction ends. */
export async function lockFeeTerms(tx: Database, charityId: string): Promise<void> {
  await lock(tx, charities, { id: charityId }, Transaction.LOCK.NO_KEY_UPDATE);
}

/** Adds a change of a charity's terms. */
export async function insertFeeTerms(
  tx: Database,
  charityId: string,
  { terms, reason, changedBy, changedAt }: FeeTermsChange,
): Promise<void> {
  const { nonprofitApproved, negotiatedPpm, highVolume } = terms;
  await insert(tx, feeTerms, {
    charityId,
    nonprofitApproved,
    negotiatedPpm: negotiatedPpm === null ? null : Number(negotiatedPpm),
    highVolumePpm: highVolume === null ? null : Number(highVolume.ratePpm),
    highVolumeMinimumUsdMinor: highVolume?.minimumMonthlyUsdMinor ?? null,
    highVolumeStartsOn: highVolume?.startsOn ?? null,
    highVolumeCommittedUntil: highVolume?.committedUntil ?? null,
    highVolumeReviewOn: highVolume?.reviewOn ?? null,
    reason,
    changedBy,
    changedAt,
  });
}
