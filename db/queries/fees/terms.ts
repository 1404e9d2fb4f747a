/**
 * Stores the fee terms that operators grant to charities. Each change is a new row. The newest row applies.
 */
import { type FeeTerms, NO_TERMS } from '../../../domain/fees/rate';
import { type Database, selectRows } from '../../database';

/** Selects the columns of `fee_terms` under the alias `f`. All are null for a charity without terms. */
export const FEE_TERMS_COLUMNS = `
  f.nonprofit_approved, f.negotiated_ppm::text AS negotiated_ppm,
  f.high_volume_ppm::text AS high_volume_ppm, f.high_volume_minimum_usd_minor::text AS high_volume_minimum,
  f.high_volume_starts_on::text AS starts_on, f.high_volume_committed_until::text AS committed_until,
  f.high_volume_review_on::text AS review_on`;

export interface FeeTermsColumns {
  nonprofitApproved: boolean | null;
  negotiatedPpm: string | null;
  highVolumePpm: string | null;
  highVolumeMinimum: string | null;
  startsOn: string | null;
  committedUntil: string | null;
  reviewOn: string | null;
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

function toHighVolume(row: FeeTermsColumns): FeeTerms['highVolume'] {
  const { highVolumePpm, highVolumeMinimum, startsOn, committedUntil, reviewOn } = row;
  if (highVolumePpm === null || highVolumeMinimum === null) return null;
  if (startsOn === null || committedUntil === null || reviewOn === null) return null;
  return {
    ratePpm: BigInt(highVolumePpm),
    minimumMonthlyUsdMinor: BigInt(highVolumeMinimum),
    startsOn,
    committedUntil,
    reviewOn,
  };
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
  const rows = await selectRows<FeeTermsColumns & Omit<FeeTermsChange, 'terms'>>(
    db,
    `SELECT ${FEE_TERMS_COLUMNS}, f.reason, f.changed_by, f.changed_at
     FROM fee_terms f WHERE f.charity_id = $1 ORDER BY f.id DESC LIMIT $2`,
    [charityId, limit],
  );
  return rows.map(({ reason, changedBy, changedAt, ...columns }) => ({
    terms: toFeeTerms(columns),
    reason,
    changedBy,
    changedAt,
  }));
}

/** Locks a charity's terms until the transaction ends. */
export async function lockFeeTerms(tx: Database, charityId: string): Promise<void> {
  await selectRows(tx, 'SELECT id FROM charities WHERE id = $1 FOR NO KEY UPDATE', [charityId]);
}

/** Adds a change of a charity's terms. */
export async function insertFeeTerms(
  tx: Database,
  charityId: string,
  { terms, reason, changedBy, changedAt }: FeeTermsChange,
): Promise<void> {
  const { highVolume } = terms;
  await selectRows(
    tx,
    `INSERT INTO fee_terms (charity_id, nonprofit_approved, negotiated_ppm, high_volume_ppm,
       high_volume_minimum_usd_minor, high_volume_starts_on, high_volume_committed_until, high_volume_review_on, reason,
       changed_by, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
    [
      charityId,
      terms.nonprofitApproved,
      terms.negotiatedPpm?.toString() ?? null,
      highVolume?.ratePpm.toString() ?? null,
      highVolume?.minimumMonthlyUsdMinor.toString() ?? null,
      highVolume?.startsOn ?? null,
      highVolume?.committedUntil ?? null,
      highVolume?.reviewOn ?? null,
      reason,
      changedBy,
      changedAt,
    ],
  );
}
