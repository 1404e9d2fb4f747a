import { insertFeeTerms, lockFeeTerms } from '../../db/queries/fees/terms';
import { type Day, dayOf } from '../../domain/days';
import { charityNotFound, GivingError, validationError } from '../../domain/errors';
import {
  type FeeTerms,
  type HighVolumeTerms,
  computeHighVolumeDates,
  unmetNonprofitConditions,
} from '../../domain/fees/rate';
import { type Act } from '../act';
import { findGiftTerms } from '../gifts/price';

/** An operator's changes to a charity's fee terms. An undefined field is not changed. */
export interface TermsChanges {
  nonprofitApproved?: boolean | undefined;
  negotiatedPpm?: bigint | null | undefined;
  highVolume?: HighVolumeAgreement | null | undefined;
}

interface HighVolumeAgreement extends Pick<HighVolumeTerms, 'ratePpm' | 'minimumMonthlyUsdMinor'> {
  /** Defaults to today. */
  startsOn?: Day | undefined;
}

export interface TermsUpdate {
  charityId: string;
  changes: TermsChanges;
  reason: string;
  changedBy: string;
}

/**
 * Changes a charity's fee terms for future gifts. Refuses the nonprofit discount if the register does not
 * confirm that the charity qualifies for it.
 */
export async function updateFeeTerms(
  { tx, at }: Act,
  { charityId, changes, reason, changedBy }: TermsUpdate,
): Promise<void> {
  await lockFeeTerms(tx, charityId);
  const current = await findGiftTerms({ tx, at }, { charityId, currency: 'USD' });
  if (current === undefined) throw charityNotFound(charityId);
  const { standing } = current;
  const terms = changeTerms(standing.terms, changes, dayOf(at));
  const unmet = unmetNonprofitConditions(terms, standing.register);
  if (changes.nonprofitApproved === true && unmet.length > 0) {
    throw new GivingError(
      'CONFLICT',
      'The register does not show that the charity may have the nonprofit discount.',
      { unmet_conditions: unmet },
    );
  }
  await insertFeeTerms(tx, charityId, { terms, reason, changedBy, changedAt: at });
}

function changeTerms(current: FeeTerms, changes: TermsChanges, today: Day): FeeTerms {
  const { negotiatedPpm, highVolume } = changes;
  return {
    nonprofitApproved: changes.nonprofitApproved ?? current.nonprofitApproved,
    negotiatedPpm: negotiatedPpm === undefined ? current.negotiatedPpm : negotiatedPpm,
    highVolume: highVolume === undefined ? current.highVolume : changeHighVolume(current, highVolume, today),
  };
}

/** Throws CONFLICT if the change ends a commitment early, or leaves a gap before the next agreement. */
function changeHighVolume(
  { highVolume: current }: FeeTerms,
  agreed: HighVolumeAgreement | null,
  today: Day,
): FeeTerms['highVolume'] {
  const next = agreeHighVolume(agreed, today);
  if (current === null || today >= current.committedUntil) return next;
  const mustStartBy = current.startsOn > today ? current.startsOn : today;
  if (next !== null && next.startsOn <= mustStartBy) return next;
  throw new GivingError('CONFLICT', 'The high-volume commitment cannot be ended early.', {
    committed_until: current.committedUntil,
  });
}

function agreeHighVolume(agreed: HighVolumeAgreement | null, today: Day): FeeTerms['highVolume'] {
  if (agreed === null) return null;
  const { ratePpm, minimumMonthlyUsdMinor, startsOn = today } = agreed;
  if (startsOn < today) {
    throw validationError([
      { field: 'high_volume.starts_on', code: 'too_small', message: 'must not be in the past' },
    ]);
  }
  return { ratePpm, minimumMonthlyUsdMinor, ...computeHighVolumeDates(startsOn) };
}
