import { type Database } from '../../db/database';
import { insertEvidence } from '../../db/queries/verification/evidence';
import { SCREENING } from '../../domain/verification/evidence';
import { type Screening } from '../../gateways/screening';

export interface ScreeningResult extends Screening {
  verificationId: string;
  name: string;
  at: Date;
}

/**
 * Stores the result of a screening as evidence of a verification. The outcome is `not_screened` if the
 * platform has imported no sanctions list.
 */
export async function recordScreening(tx: Database, screening: ScreeningResult): Promise<void> {
  const { verificationId, name, lists, hits, at } = screening;
  await insertEvidence(tx, {
    verificationId,
    source: SCREENING,
    outcome: lists.length === 0 ? 'not_screened' : hits.length === 0 ? 'no_match' : 'possible_match',
    facts: {
      screened_name: name,
      lists: lists.map(({ list, names, importedAt }) => ({
        list,
        names,
        imported_at: importedAt.toISOString(),
      })),
      hits: hits.map(({ list, uid, name: listed, programs, similarity }) => ({
        list,
        uid,
        name: listed,
        programs,
        similarity,
      })),
    },
    checkedAt: at,
  });
}
