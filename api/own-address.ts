import { type Context } from 'koa';
import { type Config } from '../config';
import { publicAddress } from '../domain/public-address';

/** Returns the platform's own address. A sandbox without a public one uses the loopback name of the request. */
export function ownAddress(context: Context, config: Pick<Config, 'publicUrl' | 'port'>): string {
  if (config.publicUrl !== undefined) return publicAddress(config);
  // Accepts no other Host header. Otherwise the sender of a request would choose the address in our links
  // and tokens.
  const name = /^localhost(:\d+)?$/i.test(context.req.headers.host ?? '') ? 'localhost' : '127.0.0.1';
  return `http://${name}:${String(context.req.socket.localPort ?? config.port)}`;
}
