import { type Database } from '../../db/database';
import { countRequest } from '../../db/queries/platform/rate-windows';
import { PUBLIC_HOURLY_LIMIT } from '../../domain/access/scopes';
import { rateExceeded, setRateHeaders } from './rate-limit';
import { type ApiContext, type Next } from './state';

/** Limits the requests of an address to public endpoints. */
export function limitAddress(db: Database) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    const use = await countRequest(db, `public:${context.ip}`);
    setRateHeaders(context, PUBLIC_HOURLY_LIMIT, use);
    if (use.used > PUBLIC_HOURLY_LIMIT) throw rateExceeded(PUBLIC_HOURLY_LIMIT, use);
    await next();
  };
}
