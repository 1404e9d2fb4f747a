import { type Database } from '../../db/database';
import { type Hours, updateHours } from '../../db/queries/hours/hours';
import { GivingError, validationError } from '../../domain/errors';
import { findReferenceFaults } from '../documents/check-references';
import { requireLockedHours } from './locked-hours';
import { requireMove } from './transition';

const MOST_DOCUMENTS = 60;

export interface HoursAnswer {
  submissionId: string;
  message: string;
  /** Documents to add to the submission. */
  proofDocuments: string[];
  byUserId: string;
  at: Date;
}

/**
 * Stores the volunteer's answer to the charity's questions. The submission then waits for the charity again.
 */
export async function answerQuestions(
  tx: Database,
  { submissionId, message, proofDocuments: added, byUserId, at }: HoursAnswer,
): Promise<Hours> {
  const hours = await requireLockedHours(tx, submissionId);
  if (hours.status !== 'information_required') {
    throw new GivingError('CONFLICT', 'The charity is not waiting for an answer.', { status: hours.status });
  }
  const proof = { accountId: hours.accountId, references: added, field: 'proof_documents', at };
  const faults = await findReferenceFaults(tx, proof);
  if (faults.length > 0) throw validationError(faults);
  const proofDocuments = addDocuments(hours, added);
  await updateHours(tx, hours.id, { proofDocuments });
  const detail = `The volunteer answered: ${message}`;
  return requireMove(tx, { ...hours, proofDocuments }, { to: 'pending', detail, byUserId, at });
}

function addDocuments(hours: Hours, added: string[]): string[] {
  const all = [...new Set([...hours.proofDocuments, ...added])];
  if (all.length <= MOST_DOCUMENTS) return all;
  throw validationError([
    {
      field: 'proof_documents',
      code: 'too_large',
      message: `would bring the submission above ${MOST_DOCUMENTS} documents`,
    },
  ]);
}
