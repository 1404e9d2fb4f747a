/** The platform's own address in links, without a slash at the end. */
import { type Config } from '../config';

export function publicAddress({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl?.replace(/\/+$/, '') ?? `http://127.0.0.1:${port}`;
}
