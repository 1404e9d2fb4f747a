import { type z } from 'zod';
import { type CharityChange } from '../../db/queries/charities/changes';
import { presentLocation } from '../location';
import { type charityChangeSchema } from '../routes/charities/schema';

/** Presents a change of a charity that needs a second person. */
export function presentChange(change: CharityChange): z.input<typeof charityChangeSchema> {
  return {
    change_id: change.id,
    field: change.field,
    new_value: change.field === 'location' ? presentLocation(change.value) : change.value,
    status: change.status,
    asked_by: change.askedBy,
    effective_at: change.effectiveAt?.toISOString() ?? null,
  };
}
