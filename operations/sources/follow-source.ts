import { type Database } from '../../db/database';
import { lockPlansOfSource } from '../../db/queries/plans/plans';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import {
  listSourcesNamed,
  lockSource,
  lockSourcesOf,
  type SourceName,
  type StoredSource,
  updateSource,
} from '../../db/queries/sources/sources';
import { loseSource } from '../../domain/plans/plan';
import { type SourceFacts } from '../../domain/sources/source';
import { type ProcessorSource } from '../../gateways/processors/payment-processor';
import { type Act } from '../act';
import { storePlanChange } from '../plans/plan-change';
import { takeDefault } from './change-source';

export interface FollowedSource extends SourceName {
  /** The facts that the processor reports now, such as a new expiry date or the last digits of a new card. */
  facts: Partial<SourceFacts>;
}

/** Stores new facts about a card, bank account or wallet in all stored sources of it. */
export async function followSource(tx: Database, { facts, ...name }: FollowedSource): Promise<void> {
  for (const { id } of await listSourcesNamed(tx, name)) await updateSource(tx, id, facts);
}

export interface Refresh {
  source: Pick<StoredSource, 'id' | 'userId'>;
  /** The processor's answer about the source. */
  known: ProcessorSource;
}

/**
 * Stores the progress of a source's setup. Does nothing if the setup has ended. Returns undefined if the
 * source was removed.
 */
export async function refreshSource(
  tx: Database,
  { source: { id, userId }, known }: Refresh,
): Promise<StoredSource | undefined> {
  await lockSourcesOf(tx, userId);
  const source = await lockSource(tx, id, userId);
  if (source?.status !== 'requires_action') return source;
  const { state: status, reference, setupReference, facts } = known;
  const changed = { ...source, ...facts, status, reference, setupReference };
  changed.isDefault = status === 'ready' ? await takeDefault(tx, source) : changed.isDefault;
  await updateSource(tx, id, changed);
  await tellMandate(tx, changed);
  return changed;
}

/**
 * Disables all stored sources of a card, bank account or wallet. Pauses their plans until the donor gives
 * another source. In a sandbox, also pass the user, because all users share the test sources. Repeating is
 * harmless.
 */
export async function disableSource(act: Act, name: SourceName): Promise<void> {
  for (const source of await listSourcesNamed(act.tx, name)) await disable(act, source);
}

async function disable({ tx, at }: Act, { id, userId }: StoredSource): Promise<void> {
  // Locks the plans before the source, because gifts of plans lock in this order, too. Searches for plans
  // again under the source's lock, because a plan may have begun meanwhile.
  await lockPlansOfSource(tx, userId, id);
  if ((await lockSource(tx, id, userId)) === undefined) return;
  await updateSource(tx, id, { status: 'disabled', isDefault: false });
  for (const plan of await lockPlansOfSource(tx, userId, id)) {
    if (!plan.needsSource) await storePlanChange({ tx, at }, loseSource(plan));
  }
}

/** Records that the processor has deleted its data about a removed source. */
export async function forgetSource({ tx, at }: Act, sourceId: string): Promise<void> {
  await updateSource(tx, sourceId, { forgottenAt: at });
}

/** Tells the owner of a saved bank account by mail that the platform may debit it. */
export async function tellMandate(
  tx: Database,
  { id: subject, userId, kind, status, isSaved }: StoredSource,
): Promise<void> {
  if (kind !== 'ach' || status !== 'ready' || !isSaved) return;
  await enqueueNotices(tx, { kind: 'mandate_given', audience: { userId }, subject });
}
