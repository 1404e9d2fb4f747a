import { type Database, inTransaction } from '../../db/database';
import { type Hours } from '../../db/queries/hours/hours';
import { GivingError } from '../../domain/errors';
import { decideHours, type HoursDecision } from './decide-hours';

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
export async function decideManyHours(tx: Database, bulk: BulkDecision): Promise<BulkResult[]> {
  const { submissionIds, ...decision } = bulk;
  const results = new Map<string, Hours | GivingError>();
  // Locks the submissions in the order of their ids, so that two bulk decisions cannot deadlock.
  for (const submissionId of submissionIds.toSorted()) {
    results.set(submissionId, await tryDecide(tx, submissionId, decision));
  }
  return submissionIds.flatMap((submissionId) => {
    const result = results.get(submissionId);
    return result === undefined ? [] : [{ submissionId, result }];
  });
}

async function tryDecide(
  tx: Database,
  submissionId: string,
  { authorise, ...decision }: Omit<BulkDecision, 'submissionIds'>,
): Promise<Hours | GivingError> {
  try {
    await authorise(submissionId);
    return await inTransaction(tx, (savepoint) => decideHours(savepoint, { ...decision, submissionId }));
  } catch (error) {
    if (error instanceof GivingError && error.status < 500) return error;
    throw error;
  }
}
