import { type Database } from '../../db/database';
import {
  insertSource,
  keepCustomer,
  lockSourcesOf,
  type StoredSource,
} from '../../db/queries/sources/sources';
import { type ProcessorName } from '../../domain/charges/charge';
import { type SourceKind } from '../../domain/sources/source';
import { type ProcessorSource } from '../../gateways/processors/payment-processor';
import { takeDefault } from './default';
import { requireRoom } from './room';
import { tellMandate } from './tell-mandate';

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
  at: Date;
}

/** Stores a source that the processor accepted, or one whose setup has only begun. */
export async function addSource(tx: Database, addition: SourceAddition): Promise<StoredSource> {
  const { id, userId, processor, kind, customer, known, isSaved, isDefault, isGuests = false, at } = addition;
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
    isGuests,
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
