/** Requests to URLs that users named: webhooks and documents. Every address is checked, and the checked one is used. */
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { createAddressCheck } from './outbound-addresses';
import { blockedAddress, explainFailure, OutboundError, unresolvedName } from './outbound-errors';
import { resolveName } from './outbound-names';

export { OutboundError, type OutboundFailure } from './outbound-errors';

export interface GetOptions {
  headers?: Record<string, string>;
  /** From the first DNS query to the last byte of the answer. */
  timeoutMs: number;
  /** The answer is cut here; what follows is never read. */
  maxResponseBytes: number;
}

export interface PostOptions extends GetOptions {
  body: string | Buffer;
}

export interface OutboundAnswer {
  status: number;
  /** Names in lower case; repeated headers joined with a comma. */
  headers: Record<string, string>;
  body: Buffer;
  /** Whether the answer was longer than maxResponseBytes. */
  truncated: boolean;
  durationMs: number;
}

export interface Outbound {
  /** Throws an OutboundError when a URL could never be requested; asks no DNS. */
  checkUrl(url: string): void;
  /** Sends a body; any status is an answer, also a redirect. Rejects with an OutboundError alone. */
  post(url: string, options: PostOptions): Promise<OutboundAnswer>;
  /** Reads a URL; any status is an answer, also a redirect. Rejects with an OutboundError alone. */
  get(url: string, options: GetOptions): Promise<OutboundAnswer>;
  /** Ends kept connections and fails what is under way. */
  close(): Promise<void>;
}

export interface OutboundSettings {
  /** Addresses beyond the public internet that may be reached, as CIDR blocks. */
  allowedCidrs: string[];
  /** Every address of a host name. */
  resolve?: (hostname: string) => Promise<string[]>;
}

/** Long enough for a far server: Node's 250 ms would drop its address and try the next. */
const ADDRESS_ATTEMPT_TIMEOUT_MS = 2_000;

/** Makes the sender of one process; it keeps connections, each to an address that was checked when it was opened. */
export function createOutbound({ allowedCidrs, resolve = resolveName }: OutboundSettings): Outbound {
  const isAllowed = createAddressCheck(allowedCidrs);
  const agent = new Agent({
    connect: {
      lookup: checkedLookup(resolve, isAllowed),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_TIMEOUT_MS,
    },
  });

  const send = async (
    method: 'GET' | 'POST',
    url: string,
    { timeoutMs, maxResponseBytes, ...options }: GetOptions & Partial<PostOptions>,
  ): Promise<OutboundAnswer> => {
    const startedAt = performance.now();
    const { origin, pathname, search } = parseUrl(url, isAllowed);
    const exchange = async (signal: AbortSignal) => {
      const request = { ...options, method, origin, path: pathname + search, signal };
      return readAnswer(await agent.request(request), maxResponseBytes);
    };
    const answer = await within(timeoutMs, exchange).catch((error: unknown) => {
      throw explainFailure(error);
    });
    return { ...answer, durationMs: Math.round(performance.now() - startedAt) };
  };

  return {
    checkUrl: (url) => void parseUrl(url, isAllowed),
    post: (url, options) => send('POST', url, options),
    get: (url, options) => send('GET', url, options),
    close: () => agent.destroy(),
  };
}

/** Reads a URL, or throws; a host written as a number, in any notation, is checked here because no lookup will see it. */
function parseUrl(text: string, isAllowed: (address: string) => boolean): URL {
  if (!URL.canParse(text)) throw new OutboundError('invalid_url', 'The URL cannot be read.');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OutboundError('invalid_url', 'The URL must begin with http:// or https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new OutboundError('invalid_url', 'The URL must not carry a user name or password.');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw blockedAddress();
  return url;
}

/** The lookup of every new connection: it hands over the very addresses it checked, or none if one is refused. */
function checkedLookup(
  resolve: (hostname: string) => Promise<string[]>,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  const find = async (hostname: string) => {
    const addresses = await resolve(hostname).catch((error: unknown) => {
      throw unresolvedName(error);
    });
    if (addresses.length === 0) throw unresolvedName(undefined);
    if (!addresses.every(isAllowed)) throw blockedAddress();
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };
  return (hostname, _options, callback) => {
    find(hostname).then(
      (addresses) => callback(null, addresses),
      (error: unknown) => callback(explainFailure(error), []),
    );
  };
}

/** Bounds the whole exchange; it races because a request that still connects does not react to its signal. */
async function within<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const late = new OutboundError('timeout', `No complete answer within ${timeoutMs} ms.`);
      controller.abort(late);
      reject(late);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(controller.signal), expiry]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads at most maxBytes; leaving the loop early closes the connection. */
async function readAnswer(
  response: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<Omit<OutboundAnswer, 'durationMs'>> {
  const chunks: Buffer[] = [];
  let roomBytes = maxBytes;
  let truncated = false;
  for await (const chunk of response.body as AsyncIterable<Buffer>) {
    truncated = chunk.length > roomBytes;
    chunks.push(chunk.subarray(0, roomBytes));
    roomBytes -= chunk.length;
    if (truncated) break;
  }
  const headers = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return {
    status: response.statusCode,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: Buffer.concat(chunks),
    truncated,
  };
}
