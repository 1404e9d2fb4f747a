import { type Database } from '../../db/database';
import { type CharityChange, findChange } from '../../db/queries/charities/changes';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { enqueueWorkflow } from '../../db/queries/platform/promise-workflows';
import { requireRow } from '../../domain/errors';
import { type CharityChangeInput } from '../../workflows/messages';
import { lockChange } from './locked-change';

/** Starts the workflow that ends the cooling-off of a confirmed change. */
export async function startChange(
  tx: Database,
  { id, charityId, field }: Pick<CharityChange, 'id' | 'charityId' | 'field'>,
  effectiveAt: Date,
): Promise<void> {
  const input: CharityChangeInput = { changeId: id, effectiveAtMs: effectiveAt.getTime() };
  await enqueueWorkflow(tx, {
    workflowType: 'charityChange',
    workflowId: id,
    input,
    searchAttributes: { CharityId: charityId },
    summary: `cooling-off of the new ${field} of ${charityId}`,
  });
}

/** Starts the lost workflow of a change again. Returns false if the change no longer cools off, or its start is queued. */
export async function restartChange(tx: Database, changeId: string): Promise<boolean> {
  const { charityId } = requireRow(await findChange(tx, changeId), changeId);
  const { change } = await lockChange(tx, { charityId, changeId });
  const { status, effectiveAt } = change;
  if (status !== 'cooling_off' || effectiveAt === null || (await hasQueuedStart(tx, changeId))) return false;
  await startChange(tx, change, effectiveAt);
  return true;
}
