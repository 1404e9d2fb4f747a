/** Middleware passes this state along with a request. */
import { type Context } from 'koa';
import { type Actor } from '../../domain/access/actor';
import { type RateUse } from '../../db/queries/platform/rate-windows';
import { type Database } from '../../db/database';
import { type GivingError } from '../../domain/errors';
import { type StoredDocument } from '../../gateways/documents/document-store';
import { type Route } from '../route';

interface RequestState {
  requestId: string;
  /** The matched endpoint. Absent for pages and probes. */
  route?: Route;
  params?: Record<string, string>;
  actor?: Actor;
  /** Identifies the request's credential. */
  credentialHash?: string;
  /**
   * The number of requests in this hour, including this one, by the same account or by the same client and
   * user.
   */
  rateUse?: RateUse;
  /** The uploaded file. */
  upload?: StoredDocument;
  /** The body's bytes. Empty if the request has no body. */
  rawBody?: Buffer;
  /** The result of the route's `prepare`, or the refusal that `handle` must throw. */
  prepared?: { value: unknown } | { refusal: GivingError };
  /** The name for calls to an outside system. A repeated request with the same Idempotency-Key has the same name. */
  outsideName?: string;
  /** The transaction of a write. */
  transaction?: Database;
}

export type ApiContext = Context & { state: RequestState };
export type Next = () => Promise<unknown>;

/** Returns a part of the state. Throws if earlier middleware did not set this part. */
export function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the middleware before this one did not set ${what}`);
  return value;
}
