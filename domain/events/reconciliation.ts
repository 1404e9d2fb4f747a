/** Defines the data of events about the reconciliation. Only the platform's own account gets them. */
import { z } from 'zod';
import { DIFFERENCE_KINDS, RECONCILIATION_SOURCES, RESOLUTIONS } from '../reconciliation/item';
import { id } from './fields';

const item = {
  item_id: id,
  source: z.enum(RECONCILIATION_SOURCES),
  kind: z.enum(DIFFERENCE_KINDS),
  reference: z.string(),
};

export const reconciliationEvents = {
  'reconciliation.difference_found': z
    .strictObject({ ...item, ours: z.string().nullable(), theirs: z.string().nullable() })
    .meta({ description: 'The ledger differs from the processor, the bank or the receipt log.' }),
  'reconciliation.difference_resolved': z
    .strictObject({ ...item, resolution: z.enum(RESOLUTIONS) })
    .meta({ description: 'Two operators decided about a difference, or it disappeared.' }),
};
