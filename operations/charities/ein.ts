import { GivingError } from '../../domain/errors';

/** Builds the error for an EIN that another charity already has. */
export function einTaken(charityId?: string): GivingError {
  return new GivingError('CONFLICT', 'A charity with this EIN already exists.', { charity_id: charityId });
}
