import { type Database } from '../../db/database';
import { lockSource, lockSourcesOf, type StoredSource, updateSource } from '../../db/queries/sources/sources';
import { type ProcessorSource } from '../../gateways/processors/payment-processor';
import { takeDefault } from './default';
import { tellMandate } from './tell-mandate';

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
