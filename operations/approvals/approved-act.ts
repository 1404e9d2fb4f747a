import { isDeepStrictEqual } from 'node:util';
import { type AuditedAction } from '../../db/queries/access/audit-log';
import { type Approval } from '../../db/queries/approvals/approvals';
import { type ApprovalChange } from '../../domain/approvals/approval';
import { GivingError, requireRow } from '../../domain/errors';
import { type ActOf, type Sealing } from '../act';

/** What the doer of an approved act gets. The actor is who decided, or null for the host. */
export type ApprovedAct = ActOf<AuditedAction['actor']> & Sealing;

/** Throws CONFLICT unless the change still replaces what it replaced when it was asked for. `now` is in wire format. */
export function requireUnchanged<Change extends ApprovalChange>(
  { before }: Change,
  now: Change['before'],
): void {
  if (isDeepStrictEqual(before, now)) return;
  const message = 'What this changes was changed after somebody asked for it. Refuse it, and ask anew.';
  throw new GivingError('CONFLICT', message, { reason: 'changed' });
}

/** Returns the operator who asked. An erasure that was asked for on the host has none. */
export function askerOf({ id, askedBy }: Pick<Approval, 'id' | 'askedBy'>): string {
  return requireRow(askedBy ?? undefined, id);
}
