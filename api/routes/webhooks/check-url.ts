import { validationError } from '../../../domain/errors';
import { type Outbound, OutboundError } from '../../../gateways/outbound';

/** Refuses a URL that could never be requested. */
export function checkUrl(outbound: Outbound, url: string): void {
  try {
    outbound.checkUrl(url);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw validationError([{ field: 'url', message: error.message }]);
  }
}
