import { type Database, inTransaction } from '../../db/database';
import { type Hours } from '../../db/queries/hours/hours';
import { GivingError, validationError } from '../../domain/errors';
import { type HoursStatus, isOpen } from '../../domain/hours/hours';
import { type Act } from '../act';
import { hoursDecided, moveHours, requireLockedHours, requireMove } from './transition';

/**
 * Records that the charity opened a pending submission. Opens its own transaction, because a read request
 * calls it and has none.
 */
export async function openHours(
  db: Database,
  { submissionId, byUserId, at }: { submissionId: string; byUserId: string; at: Date },
): Promise<Hours> {
  return inTransaction(db, async (tx) => {
    const hours = await requireLockedHours(tx, submissionId);
    const move = { to: 'in_review', detail: 'Opened by the charity.', byUserId } as const;
    return (await moveHours({ tx, at }, hours, move)) ?? hours;
  });
}

export interface HoursDecision {
  submissionId: string;
  decision: 'verify' | 'reject' | 'request_information';
  reason: string | null;
  /** The accepted part of the claim, in hundredths of an hour. Undefined accepts the whole claim. */
  hundredths?: number | undefined;
  byUserId: string;
}

const OUTCOMES: Record<HoursDecision['decision'], { to: HoursStatus; detail: string }> = {
  verify: { to: 'verified', detail: 'Verified.' },
  reject: { to: 'rejected', detail: 'Rejected.' },
  request_information: { to: 'information_required', detail: 'More information was requested.' },
};

/** Verifies hours, rejects them, or asks the volunteer for more information. */
export async function decideHours(act: Act, order: HoursDecision): Promise<Hours> {
  const { submissionId, decision, reason, hundredths, byUserId } = order;
  const hours = await requireLockedHours(act.tx, submissionId);
  if (!isOpen(hours.status)) throw hoursDecided(hours);
  if (hundredths !== undefined && hundredths > hours.claimedHundredths) {
    throw validationError([
      { field: 'hours', code: 'too_large', message: 'is more than the volunteer claimed' },
    ]);
  }
  const found = hundredths === undefined ? {} : { hundredths };
  return requireMove(act, hours, { ...OUTCOMES[decision], ...found, reason, byUserId });
}

export interface BulkDecision extends Omit<HoursDecision, 'submissionId' | 'hundredths'> {
  submissionIds: string[];
  /** Throws a GivingError if the caller may not decide about this submission. */
  authorise: (submissionId: string) => Promise<void>;
}

export interface BulkResult {
  submissionId: string;
  /** The submission after the decision, or the error that prevented the decision. */
  result: Hours | GivingError;
}

/**
 * Applies one decision to several submissions. Each submission has its own savepoint, so that an error
 * affects no other submission.
 */
export async function decideManyHours(act: Act, bulk: BulkDecision): Promise<BulkResult[]> {
  const { submissionIds, ...decision } = bulk;
  const results = new Map<string, Hours | GivingError>();
  // Locks the submissions in the order of their ids, so that two bulk decisions cannot deadlock.
  for (const submissionId of submissionIds.toSorted()) {
    results.set(submissionId, await tryDecide(act, submissionId, decision));
  }
  return submissionIds.flatMap((submissionId) => {
    const result = results.get(submissionId);
    return result === undefined ? [] : [{ submissionId, result }];
  });
}

async function tryDecide(
  { tx, at }: Act,
  submissionId: string,
  { authorise, ...decision }: Omit<BulkDecision, 'submissionIds'>,
): Promise<Hours | GivingError> {
  try {
    await authorise(submissionId);
    return await inTransaction(tx, (savepoint) =>
      decideHours({ tx: savepoint, at }, { ...decision, submissionId }),
    );
  } catch (error) {
    if (error instanceof GivingError && error.status < 500) return error;
    throw error;
  }
}

/** Reverses the verification of hours and rejects the submission. */
export async function reverseHours(
  act: Act,
  { submissionId, ...move }: { submissionId: string; reason: string; byUserId: string },
): Promise<Hours> {
  const hours = await requireLockedHours(act.tx, submissionId);
  if (hours.status !== 'verified') {
    throw new GivingError('CONFLICT', 'Only verified hours can be reversed.', { status: hours.status });
  }
  const detail = 'The verification was reversed by the platform.';
  return requireMove(act, hours, { to: 'rejected', detail, ...move });
}
