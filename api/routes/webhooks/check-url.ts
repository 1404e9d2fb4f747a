import { validationError } from '../../../domain/errors';
import { type Outbound, OutboundError } from '../../../gateways/outbound';

/** Refuses a URL that no delivery could ever reach. */
export function checkUrl(outbound: Outbound, url: string): void {
  try {
    outbound.checkUrl(url);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw validationError([{ field: 'url', code: 'not_allowed', message: error.message }]);
  }
}
