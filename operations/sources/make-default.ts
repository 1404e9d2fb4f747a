import { type Database } from '../../db/database';
import {
  clearDefault,
  lockSource,
  lockSourcesOf,
  type StoredSource,
  updateSource,
} from '../../db/queries/sources/sources';
import { GivingError, notFound } from '../../domain/errors';

export interface DefaultChoice {
  sourceId: string;
  userId: string;
  /** False if the source is no longer to be the default. */
  isDefault: boolean;
}

/** Makes a source the default of its kind, or ends that role. The default pays gifts that name no source. */
export async function makeDefault(
  tx: Database,
  { sourceId, userId, isDefault }: DefaultChoice,
): Promise<StoredSource> {
  await lockSourcesOf(tx, userId);
  const source = await lockSource(tx, sourceId, userId);
  if (source === undefined) throw notFound('payment source');
  if (isDefault && source.status !== 'ready') {
    throw new GivingError('CONFLICT', 'Only a source that is ready can be the default.', {
      status: source.status,
    });
  }
  if (isDefault && !source.isSaved) {
    throw new GivingError('CONFLICT', 'A source that pays only once cannot be the default.');
  }
  if (isDefault && source.boundTo !== null) {
    throw new GivingError(
      'CONFLICT',
      'A source that a guest gave for one gift or plan cannot be the default.',
    );
  }
  if (isDefault) await clearDefault(tx, userId, source.kind);
  await updateSource(tx, sourceId, { isDefault });
  return { ...source, isDefault };
}
