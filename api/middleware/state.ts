/** The state that middleware passes along with one request. */
import { type Context } from 'koa';
import { type Actor } from '../../db/queries/access/api-keys';
import { type RateUse } from '../../db/queries/platform/rate-windows';
import { type Database } from '../../db/database';
import { type StoredDocument } from '../../gateways/document-store';
import { type Route } from '../route';

export interface RequestState {
  requestId: string;
  /** The matched endpoint. Absent for pages and probes. */
  route?: Route;
  params?: Record<string, string>;
  actor?: Actor;
  /** Tells the request's credential from every other one. */
  credentialHash?: string;
  /** How many requests the account, or the client and user, made in the current hour, including this one. */
  rateUse?: RateUse;
  /** The uploaded file. */
  upload?: StoredDocument;
  /** The body's bytes, empty when there is none. */
  rawBody?: Buffer;
  /** The transaction of a write. */
  transaction?: Database;
}

export type ApiContext = Context & { state: RequestState };
export type Next = () => Promise<unknown>;

/** Returns a part of the state. Throws when earlier middleware did not set it. */
export function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the middleware before this one did not set ${what}`);
  return value;
}
