/** Tells the pages of other hosts (`WEB_ORIGINS`) where the API is. Pages beside the API need not be told. */
import { type Context } from 'koa';
import { type Config } from '../../config';
import { ownAddress } from '../own-address';
import { type Policy } from '../page-policies';

export interface ApiPlace {
  /** Undefined if no other host shows the pages. */
  apiAddress: string | undefined;
  /** Lets the page send it calls and show its photographs. */
  apiHosts: Policy;
}

/** The answer is the same on each host, so a proxy may send any Host header and a cache may serve several hosts. */
export function apiPlace(context: Context, config: Config): ApiPlace {
  if (config.webOrigins.length === 0) return { apiAddress: undefined, apiHosts: {} };
  const apiAddress = ownAddress(context, config);
  const { origin } = new URL(apiAddress);
  return { apiAddress, apiHosts: { 'connect-src': [origin], 'img-src': [origin] } };
}
