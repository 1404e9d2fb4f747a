/** Which cases the address chooses. */
import { type ListVerificationQueueQuery } from '../../../client/index';

/** The choices of each filter, by the names of the API. */
export const CHOICES = {
  status: ['pending', 'in_review', 'information_required', 'approved', 'renewal_due', 'concern', 'appealed'],
  entity_type: ['organization', 'donor', 'volunteer'],
  claimed_by: ['me', 'nobody'],
  waits_for: ['reviewer', 'entity', 'system'],
} as const satisfies {
  [Name in keyof ListVerificationQueueQuery]?: readonly NonNullable<ListVerificationQueueQuery[Name]>[];
};
export type FilterName = keyof typeof CHOICES;

/** Leaves out what the API would refuse. */
export function readFilter(parameters: URLSearchParams): ListVerificationQueueQuery {
  const chosen = <Value extends string>(name: FilterName, values: readonly Value[]) => {
    const value = values.find((each) => each === parameters.get(name));
    return value === undefined ? {} : { [name]: value };
  };
  return {
    ...chosen('status', CHOICES.status),
    ...chosen('entity_type', CHOICES.entity_type),
    ...chosen('claimed_by', CHOICES.claimed_by),
    ...chosen('waits_for', CHOICES.waits_for),
  };
}
