const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Returns true if the host name of a URL is this machine. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK_NAMES.includes(hostname);
}
