import { type Approval } from '../../db/queries/approvals/approvals';
import { insertFeeTerms, lockFeeTerms } from '../../db/queries/fees/terms';
import { type Actor } from '../../domain/access/actor';
import { type ApprovalChange } from '../../domain/approvals/approval';
import { type Day, dayOf } from '../../domain/days';
import { charityNotFound, GivingError, requireRow, validationError } from '../../domain/errors';
import {
  type FeeTerms,
  type HighVolumeTerms,
  computeHighVolumeDates,
  type RegisterFacts,
  type Standing,
  unmetNonprofitConditions,
} from '../../domain/fees/rate';
import { readTerms, writeTerms } from '../../domain/fees/terms-fields';
import { type Act, type ActOf, type Sealing } from '../act';
import { askerOf, type ApprovedAct, requireUnchanged } from '../approvals/approved-act';
import { askApproval } from '../approvals/ask-approval';
import { findGiftTerms } from '../gifts/price';
import { requireMayDecide } from '../ties/may-decide';

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
}

/**
 * Asks for other fee terms of a charity's future gifts, which another operator must approve. Throws FORBIDDEN for an
 * operator tied to the charity. Refuses the nonprofit discount if the register does not confirm that the charity
 * qualifies for it.
 */
export async function askForTerms(
  act: ActOf<Actor> & Sealing,
  { charityId, changes, reason }: TermsUpdate,
): Promise<Approval> {
  await requireMayDecide(act, { charityId });
  const { terms: current, register } = await lockStanding(act, charityId);
  const terms = changeTerms(current, changes, dayOf(act.at));
  if (changes.nonprofitApproved === true) requireNonprofit(terms, register);
  return askApproval(act, {
    subject: { type: 'charity', id: charityId },
    charityId,
    change: { action: 'fee_terms', before: writeTerms(current), after: writeTerms(terms) },
    reason,
  });
}

/** Changes fee terms as another operator approved. */
export async function applyTerms(
  act: ApprovedAct,
  change: ApprovalChange<'fee_terms'>,
  approval: Approval,
): Promise<void> {
  const { subjectId: charityId } = approval;
  const { terms: current, register } = await lockStanding(act, charityId);
  requireUnchanged(change, writeTerms(current));
  const terms = readTerms(change.after);
  if (terms.nonprofitApproved && !current.nonprofitApproved) requireNonprofit(terms, register);
  const reason = requireRow(approval.reason ?? undefined, approval.id);
  await insertFeeTerms(act.tx, charityId, { terms, reason, changedBy: askerOf(approval), changedAt: act.at });
}

async function lockStanding({ tx, at }: Act, charityId: string): Promise<Standing> {
  await lockFeeTerms(tx, charityId);
  const current = await findGiftTerms({ tx, at }, { charityId, currency: 'USD' });
  if (current === undefined) throw charityNotFound(charityId);
  return current.standing;
}

function requireNonprofit(terms: FeeTerms, register: RegisterFacts): void {
  const unmet = unmetNonprofitConditions(terms, register);
  if (unmet.length === 0) return;
  throw new GivingError(
    'CONFLICT',
    'The register does not show that the charity may have the nonprofit discount.',
    { unmet_conditions: unmet },
  );
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
