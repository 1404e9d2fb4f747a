/** Calls the payment processor about sources, outside of transactions. */
import { type Database, inTransaction } from '../db/database';
import { findCustomer, type StoredSource } from '../db/queries/sources/sources';
import { GivingError } from '../domain/errors';
import { type SourceKind } from '../domain/sources/source';
import { type Gateways } from '../gateways';
import {
  type CustomerReference,
  ProcessorFault,
  type ProcessorSource,
  type SourceSetup,
} from '../gateways/processors/payment-processor';
import { refreshSource } from '../operations/sources/follow-source';
import { requireRoom } from '../operations/sources/add-source';

const RETRY_AFTER_SECONDS = 5;

type Outside = { db: Database; gateways: Pick<Gateways, 'processor'> };

export interface AskedSource {
  id: string;
  customer: CustomerReference;
  known: ProcessorSource;
}

/** Asks the processor to store a source or begin its setup, under our id of the source. */
export async function askForSource(
  { db, gateways: { processor } }: Outside,
  { id, userId, kind, token }: { id: string; userId: string; kind: SourceKind; token: string | undefined },
): Promise<AskedSource> {
  await requireRoom(db, userId);
  const known = await findCustomer(db, userId, processor.name);
  return askProcessor(async () => {
    const customer = known === undefined ? await processor.createCustomer(userId) : known.reference;
    return {
      id,
      customer,
      known: await processor.addSource({ sourceId: id, userId, kind, customer, token }),
    };
  });
}

export interface SourceNow {
  source: StoredSource;
  setup: SourceSetup | null;
}

/**
 * Reads the state of an unfinished setup at the processor, and stores the state in a separate transaction.
 * Returns other sources unchanged. Returns undefined if the source was removed meanwhile.
 */
export async function readSourceNow(
  { db, gateways: { processor } }: Outside,
  source: StoredSource,
): Promise<SourceNow | undefined> {
  if (source.status !== 'requires_action' || source.processor !== processor.name) {
    return { source, setup: null };
  }
  const { id, kind, customerReference: customer, reference, setupReference } = source;
  const known = await askProcessor(() =>
    processor.readSource({ sourceId: id, kind, customer, reference, setupReference }),
  );
  const refreshed = await inTransaction(db, (tx) => refreshSource(tx, { source, known }));
  if (refreshed === undefined) return undefined;
  return { source: refreshed, setup: refreshed.status === 'requires_action' ? known.setup : null };
}

/** Calls the processor. If the processor does not answer, throws a 503, so that the client can retry. */
export async function askProcessor<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof ProcessorFault)) throw error;
    const message = 'The payment processor does not answer. Try again in a moment.';
    throw new GivingError('SERVICE_UNAVAILABLE', message, {}, RETRY_AFTER_SECONDS);
  }
}
