import { type Database } from '../../db/database';
import {
  countSources,
  insertSource,
  keepCustomer,
  lockSourcesOf,
  type StoredSource,
} from '../../db/queries/sources/sources';
import { type ProcessorName } from '../../domain/charges/charge';
import { GivingError } from '../../domain/errors';
import { type SourceKind, SOURCES_PER_USER } from '../../domain/sources/source';
import { type ProcessorSource } from '../../gateways/processors/payment-processor';
import { type Act } from '../act';
import { takeDefault } from './change-source';
import { tellMandate } from './follow-source';

export interface SourceAddition {
  id: string;
  userId: string;
  processor: ProcessorName;
  kind: SourceKind;
  /** The processor's id of the user. */
  customer: string | null;
  /** The processor's answer about the source. */
  known: ProcessorSource;
  /** True if the user keeps the source. A source that is not saved pays one gift and is not listed. */
  isSaved: boolean;
  isDefault: boolean;
  /** True if a guest gives the source. */
  isGuests?: boolean;
  /** True if an application adds the source. */
  byApplication?: boolean;
}

/** Stores a source that the processor accepted, or one whose setup has only begun. */
export async function addSource({ tx, at }: Act, addition: SourceAddition): Promise<StoredSource> {
  const { id, userId, processor, kind, customer, known, isSaved, isDefault } = addition;
  await lockSourcesOf(tx, userId);
  await requireRoom(tx, userId);
  await keepCustomer(tx, { userId, processor, reference: customer });
  const source: StoredSource = {
    id,
    userId,
    processor,
    kind,
    status: known.state,
    reference: known.reference,
    setupReference: known.setupReference,
    customerReference: customer,
    ...known.facts,
    isDefault,
    isSaved,
    isGuests: addition.isGuests ?? false,
    byApplication: addition.byApplication ?? false,
    boundTo: null,
    createdAt: at,
    removedAt: null,
    forgottenAt: null,
  };
  if (source.status === 'ready') source.isDefault = await takeDefault(tx, source);
  await insertSource(tx, source);
  await tellMandate(tx, source);
  return source;
}

/** Throws LIMIT_EXCEEDED if a user already has the maximum number of sources. */
export async function requireRoom(db: Database, userId: string): Promise<void> {
  if ((await countSources(db, userId)) < SOURCES_PER_USER) return;
  const message = `You have ${String(SOURCES_PER_USER)} payment sources. Remove one first.`;
  throw new GivingError('LIMIT_EXCEEDED', message, { limit: SOURCES_PER_USER });
}
