/** The platform's own address in links, without a slash at the end. */
import { type Config } from '../config';

/** The origins of the platform's own pages. */
export function ownOrigins(
  config: Pick<Config, 'publicUrl' | 'port' | 'webOrigins' | 'environment'>,
): string[] {
  const origins = [new URL(publicAddress(config)).origin, ...config.webOrigins];
  // A sandbox without a public address also answers as localhost.
  const isLocal = config.environment === 'sandbox' && config.publicUrl === undefined;
  return isLocal ? [...origins, `http://localhost:${String(config.port)}`] : origins;
}

export function publicAddress({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl?.replace(/\/+$/, '') ?? `http://127.0.0.1:${port}`;
}
