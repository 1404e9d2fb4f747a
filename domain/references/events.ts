/** Defines the event of a reference in wire format. It does not contain the referee's answer. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { id } from '../events/fields';
import { REFERENCE_STATUSES, type ReferenceStatus } from './reference';

export const referenceEvents = {
  'verification.reference.updated': z
    .strictObject({ entity_id: id, reference_id: id, status: z.enum(REFERENCE_STATUSES) })
    .meta({ description: 'A referee was asked, answered, declined, or did not answer in time.' }),
};

export function referenceUpdated(
  entityId: string,
  reference: { id: string; status: ReferenceStatus },
): EventOf<typeof referenceEvents> {
  const data = { entity_id: entityId, reference_id: reference.id, status: reference.status };
  return { name: 'verification.reference.updated', data };
}
