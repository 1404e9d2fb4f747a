/** Defines the events of the reconciliation in wire format. Only the platform's own account gets them. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { id } from '../events/fields';
import {
  type Difference,
  DIFFERENCE_KINDS,
  RECONCILIATION_SOURCES,
  type ReconciliationSource,
  type Resolution,
  RESOLUTIONS,
} from './item';

const fields = {
  item_id: id,
  source: z.enum(RECONCILIATION_SOURCES),
  kind: z.enum(DIFFERENCE_KINDS),
  reference: z.string(),
};

export const reconciliationEvents = {
  'reconciliation.difference_found': z
    .strictObject({ ...fields, ours: z.string().nullable(), theirs: z.string().nullable() })
    .meta({ description: 'The ledger differs from the processor, the bank or the receipt log.' }),
  'reconciliation.difference_resolved': z
    .strictObject({ ...fields, resolution: z.enum(RESOLUTIONS) })
    .meta({ description: 'Two operators decided about a difference, or it disappeared.' }),
};
type ReconciliationEvent = EventOf<typeof reconciliationEvents>;

interface PrintableItem extends Pick<Difference, 'kind' | 'reference'> {
  id: string;
  source: ReconciliationSource;
}

/** Returns the wire form of a difference, from which the API also presents it. */
export function printDifference({ id: itemId, source, kind, reference }: PrintableItem) {
  return { item_id: itemId, source, kind, reference };
}

export function differenceFound(
  item: PrintableItem & Pick<Difference, 'ours' | 'theirs'>,
): ReconciliationEvent {
  const { ours, theirs } = item;
  return { name: 'reconciliation.difference_found', data: { ...printDifference(item), ours, theirs } };
}

export function differenceResolved(item: PrintableItem, resolution: Resolution): ReconciliationEvent {
  return { name: 'reconciliation.difference_resolved', data: { ...printDifference(item), resolution } };
}
