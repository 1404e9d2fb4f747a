import { type z } from 'zod';
import { type CharityChange } from '../../db/queries/charities/changes';
import { presentLocation } from '../location';
import { charityChangeSchema } from '../routes/charities/schema';
import { project } from '../project';

/** Presents a change of a charity that needs a second person. */
export function presentChange(change: CharityChange): z.input<typeof charityChangeSchema> {
  return project(charityChangeSchema, change, {
    change_id: change.id,
    new_value: change.field === 'location' ? presentLocation(change.value) : change.value,
  });
}
