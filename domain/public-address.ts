/** Computes the addresses of the platform itself. */

interface OwnAddress {
  publicUrl: string | undefined;
  port: number;
}

/** Returns the platform's own address, without a slash at the end. */
export function publicAddress({ publicUrl, port }: OwnAddress): string {
  return publicUrl?.replace(/\/+$/, '') ?? `http://127.0.0.1:${String(port)}`;
}

/**
 * Returns the origins of the platform's own pages. A sandbox without a public address also answers as
 * localhost.
 */
export function ownOrigins(
  own: OwnAddress & { webOrigins: string[]; environment: 'sandbox' | 'production' },
): string[] {
  const origins = [new URL(publicAddress(own)).origin, ...own.webOrigins];
  const isLocal = own.environment === 'sandbox' && own.publicUrl === undefined;
  return isLocal ? [...origins, `http://localhost:${String(own.port)}`] : origins;
}
