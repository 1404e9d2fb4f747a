import { GivingError } from '../../domain/errors';

/** The refusal of an EIN that another charity has. */
export function einTaken(charityId?: string): GivingError {
  return new GivingError('CONFLICT', 'A charity with this EIN already exists.', { charity_id: charityId });
}
