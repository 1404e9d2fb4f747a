/** What the middleware hands down one request. */
import { type Context } from 'koa';
import { type Actor } from '../../db/queries/access/api-keys';
import { type RateUse } from '../../db/queries/platform/rate-windows';
import { type Database } from '../../db/database';
import { type StoredDocument } from '../../gateways/document-store';
import { type Route } from '../route';

export interface RequestState {
  requestId: string;
  /** The matched endpoint; absent for the pages and probes that need none. */
  route?: Route;
  params?: Record<string, string>;
  actor?: Actor;
  /** The key's hour, this request counted. */
  rateUse?: RateUse;
  /** The file of an upload. */
  upload?: StoredDocument;
  /** The body's bytes, empty when there is none. */
  rawBody?: Buffer;
  /** The request's transaction, in a write. */
  transaction?: Database;
}

export type ApiContext = Context & { state: RequestState };
export type Next = () => Promise<unknown>;

/** A part of the state that earlier middleware must have set. */
export function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the middleware before this one did not set ${what}`);
  return value;
}
