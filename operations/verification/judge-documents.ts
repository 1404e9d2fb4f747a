import { type Database } from '../../db/database';
import { listDocuments } from '../../db/queries/verification/documents';
import { type Verification } from '../../db/queries/verification/verifications';
import { actionsFor } from '../../domain/verification/documents';
import { SYSTEM } from '../../domain/verification/vocabulary';
import { moveVerification } from './transition';

/**
 * Accepts the documents if all of them follow the rules. Otherwise, tells the entity which rules each
 * document breaks.
 */
export async function judgeDocuments(
  tx: Database,
  { verification, at }: { verification: Verification; at: Date },
): Promise<Verification> {
  const requiredActions = actionsFor(await listDocuments(tx, verification.id));
  const isRefused = requiredActions.length > 0;
  return moveVerification(tx, verification, {
    happening: isRefused ? 'documents_refused' : 'documents_accepted',
    by: SYSTEM,
    at,
    requiredActions,
    ...(isRefused ? { reason: 'Some documents break a rule: see required_actions.' } : {}),
  });
}
