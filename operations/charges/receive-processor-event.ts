import { keepProcessorEvent } from '../../db/queries/charges/processor-events';
import { type ProcessorName } from '../../domain/charges/charge';
import { type ProcessorEvent } from '../../gateways/processors/processor-reports';
import { type Act } from '../act';

export interface ReceivedEvent {
  processor: ProcessorName;
  event: ProcessorEvent;
  /** The event as it arrived, encrypted. Null for an event about a person's identity. */
  sealedPayload: string | null;
}

/** Stores an event of the processor, unless one with this id is stored already. A worker applies it later. */
export async function receiveEvent(
  { tx, at }: Act,
  { processor, event, sealedPayload }: ReceivedEvent,
): Promise<void> {
  await keepProcessorEvent(tx, { ...event, processor, sealedPayload, receivedAt: at, dueAt: at });
}
