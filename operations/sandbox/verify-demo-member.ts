import { type Database } from '../../db/database';
import { enqueueWorkflow } from '../../db/queries/platform/promise-workflows';
import { insertHistory } from '../../db/queries/verification/history';
import { insertVerification } from '../../db/queries/verification/verifications';
import { beginApplication, decide } from '../../domain/verification/decide';
import { type Happening, SYSTEM } from '../../domain/verification/vocabulary';
import { newId } from '../../new-id';
import { startOf } from '../verification/apply-for-verification';

/** The steps from an application for `standard` to its two approvals. */
const STEPS: readonly Happening[] = ['documents_accepted', 'pass', 'found_in_database', 'approve', 'approve'];

/** Stores the `standard` verification of a demo member, as reviewers would have approved it. */
export async function verifyDemoMember(
  tx: Database,
  { userId, accountId, at }: { userId: string; accountId: string; at: Date },
): Promise<void> {
  const begun = beginApplication({
    entityType: 'donor',
    level: 'standard',
    hasDocuments: true,
    isIdentityKnown: false,
    requiredActions: [],
    by: SYSTEM,
    at,
  });
  const { state, steps } = STEPS.reduce((decided, happening) => {
    const next = decide(decided.state, { happening, by: SYSTEM, at });
    return { state: next.state, steps: [...decided.steps, ...next.steps] };
  }, begun);
  const verification = { id: newId('verification'), entityId: userId, accountId, submittedAt: at, state };
  await insertVerification(tx, verification);
  await insertHistory(tx, verification.id, steps);
  await enqueueWorkflow(tx, startOf(verification));
}
