import { type Database } from '../../db/database';
import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { type CharityChange, findChange, updateChange } from '../../db/queries/charities/changes';
import { type Charity, lockCharity, tryUpdateCharity } from '../../db/queries/charities/charities';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { editsOf } from '../../domain/charities/changes';
import { charityNotFound, GivingError, notFound, requireRow } from '../../domain/errors';
import { type CharityChangeInput } from '../../workflows/messages';
import { type Act, type ActOf, type Sealing } from '../act';
import { mailChangeOfCharity } from '../mails/queue-mail';
import { compareHolders } from '../payout-accounts/judge-holders';
import { forgetEarlierLookUps } from './repeat-look-up';

export interface ChangeMove {
  charity: Pick<Charity, 'id' | 'name'>;
  change: CharityChange;
  to: Partial<Pick<CharityChange, 'status' | 'confirmedBy' | 'effectiveAt' | 'approvedAt' | 'endedAt'>> & {
    status: CharityChange['status'];
  };
  /** The audit log stores this reason. */
  reason?: string;
}

/** Stores the next status of a change, writes it to the audit log, and mails every member of the charity. */
export async function moveChange(
  act: ActOf<AuditedAction['actor']> & Sealing,
  move: ChangeMove,
): Promise<CharityChange> {
  const { tx, at, actor } = act;
  const { charity, change, to, reason } = move;
  const moved = { ...change, ...to };
  await updateChange(tx, change.id, to);
  await recordAudit(tx, {
    action: `charity_change.${to.status}`,
    actor,
    subject: { type: 'charity', id: charity.id },
    details: { change_id: change.id, field: change.field, ...(reason === undefined ? {} : { reason }) },
    at,
  });
  await mailChange(act, { charity, change: moved });
  return moved;
}

/** Locks a charity and reads one of its changes. The lock makes concurrent changes of the charity wait. */
export async function lockChange(
  tx: Database,
  { charityId, changeId }: { charityId: string; changeId: string },
): Promise<{ charity: Charity; change: CharityChange }> {
  const charity = await lockCharity(tx, charityId);
  if (charity === undefined) throw charityNotFound(charityId);
  const change = await findChange(tx, changeId);
  if (change?.charityId !== charityId) throw notFound('change of this charity');
  return { charity, change };
}

/** Builds the error for a step that the status of a change does not allow. */
export function changeConflict({ id, status }: CharityChange): GivingError {
  return new GivingError('CONFLICT', `This change is ${status.replaceAll('_', ' ')}.`, {
    change_id: id,
    status,
  });
}

export interface Enforcement {
  /** The caller has locked the charity. */
  charity: Charity;
  change: CharityChange;
}

/**
 * Writes the new value of a change into the charity. If another charity has taken the new EIN meanwhile,
 * refuses the change instead.
 */
export async function putInForce(
  act: Act & Sealing,
  { charity, change }: Enforcement,
): Promise<CharityChange> {
  const { tx, at, secrets } = act;
  const edits = editsOf(change);
  const end = { charity, change };
  if (!(await tryUpdateCharity(tx, charity.id, { ...edits, updatedAt: at }))) {
    const reason = 'Another charity has this EIN.';
    return moveChange({ ...act, actor: null }, { ...end, to: { status: 'refused', endedAt: at }, reason });
  }
  await forgetEarlierLookUps(tx, charity.id);
  if (change.field === 'name' && charity.verificationLevel === null) {
    await compareHolders(tx, { charityId: charity.id, name: change.value, secrets: secrets });
  }
  if (change.field === 'wallet_address') {
    await recordAudit(tx, {
      action: 'charity.wallet_changed',
      actor: null,
      subject: { type: 'charity', id: charity.id },
      details: { from: charity.walletAddress, to: change.value, change_id: change.id },
      at,
    });
  }
  return moveChange({ ...act, actor: null }, { ...end, to: { status: 'in_force', endedAt: at } });
}

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

/** Mails every member of a charity, and recent ones, about a change. The mail says how to stop the change. */
export async function mailChange(
  act: Act & Sealing,
  { charity, change }: { charity: Pick<Charity, 'id' | 'name'>; change: CharityChange },
): Promise<void> {
  const { id: changeId, field, status, askedBy, effectiveAt } = change;
  await mailChangeOfCharity(act, {
    ...{ kind: 'charity_change', charityId: charity.id, of: 'change', id: changeId },
    newsWith: (stop) => ({
      charityId: charity.id,
      charityName: charity.name,
      changeId,
      field,
      newValue: textOf(change),
      status,
      askedBy,
      effectiveAt: effectiveAt?.toISOString() ?? null,
      stop,
    }),
  });
}

function textOf(change: CharityChange): string {
  if (change.field !== 'location') return change.value;
  const { city, state, postalCode, country } = change.value;
  return [city, state, postalCode, country].filter((part) => part !== null).join(', ') || '–';
}
