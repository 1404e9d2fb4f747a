/**
 * Sends requests to URLs that users supply, for webhooks and documents. Connects only to checked addresses.
 */
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher, Pool } from 'undici';
import { createAddressCheck } from './addresses';
import {
  asPartial,
  blockedAddress,
  explainFailure,
  OutboundError,
  ownInstallation,
  unresolvedName,
} from './errors';
import { resolveName } from './names';
import { type ApiCheck, createOwnServiceCheck, type OwnService, portOf } from './own-services';

export { OutboundError, type OutboundFailure } from './errors';

interface GetOptions {
  headers?: Record<string, string>;
  /** The time limit, from the first DNS query to the last byte of the answer. */
  timeoutMs: number;
  /** The size limit. A longer answer is truncated, and its rest is never read. */
  maxResponseBytes: number;
}

interface PostOptions extends GetOptions {
  body: string | Buffer;
}

export interface OutboundAnswer {
  status: number;
  /** Names are in lower case. Repeated headers are joined with a comma. */
  headers: Record<string, string>;
  body: Buffer;
  /** True if the answer was longer than maxResponseBytes. */
  truncated: boolean;
  durationMs: number;
}

export interface Outbound {
  /** Throws an OutboundError if requests to the URL are forbidden. Makes no DNS query. */
  checkUrl(url: string): void;
  /** Posts a body. Resolves for any status. Does not follow redirects. Rejects only with an OutboundError. */
  post(url: string, options: PostOptions): Promise<OutboundAnswer>;
  /** Gets a URL. Resolves for any status. Does not follow redirects. Rejects only with an OutboundError. */
  get(url: string, options: GetOptions): Promise<OutboundAnswer>;
  /** Closes the pooled connections. Running requests fail. */
  close(): Promise<void>;
}

export interface OutboundSettings {
  /** Private CIDR blocks that requests may also reach. */
  allowedCidrs: string[];
  /** The installation's own services. No request may reach them. */
  ownServices?: OwnService[];
  /** Recognizes the API itself, so that `checkUrl` can say so. */
  isApi?: ApiCheck;
  /** Returns every address of a host name. */
  resolve?: (hostname: string) => Promise<string[]>;
}

/**
 * The time for a server to accept a connection. Node's default of 250 ms is too short for distant servers.
 */
const ADDRESS_ATTEMPT_TIMEOUT_MS = 2_000;

/** Creates the HTTP client of a process. It checks each address before it connects. It pools connections. */
export function createOutbound(settings: OutboundSettings): Outbound {
  const { allowedCidrs, ownServices = [], resolve = resolveName, isApi = () => false } = settings;
  const isListed = createAddressCheck(allowedCidrs);
  const own = createOwnServiceCheck(ownServices, resolve);
  const isAllowed: AddressCheck = (address, port) => isListed(address) && !own.isKnown(address, port);
  const check = (url: string) => {
    if (URL.canParse(url) && isApi(new URL(url))) throw ownInstallation();
    const parsed = parseUrl(url, isAllowed);
    if (own.isNamed(parsed.hostname, portOf(parsed))) throw blockedAddress();
  };
  const isAllowedNow = async (address: string, port: number) =>
    isListed(address) && !(await own.isOwn(address, port));
  const agent = new Agent({
    factory: (origin, options) =>
      new Pool(origin, {
        ...(options as Pool.Options),
        connect: {
          lookup: checkedLookup(resolve, (address) => isAllowedNow(address, portOf(new URL(origin)))),
          autoSelectFamily: true,
          autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_TIMEOUT_MS,
        },
      }),
  });

  const send = async (
    method: 'GET' | 'POST',
    url: string,
    { timeoutMs, maxResponseBytes, ...options }: GetOptions & Partial<PostOptions>,
  ): Promise<OutboundAnswer> => {
    const startedAt = performance.now();
    const parsed = parseUrl(url, isAllowed);
    const { origin, pathname, search } = parsed;
    let hasBegun = false;
    const exchange = async (signal: AbortSignal) => {
      const host = literalAddress(parsed);
      if (host !== undefined && !(await isAllowedNow(host, portOf(parsed)))) throw blockedAddress();
      const request = { ...options, method, origin, path: pathname + search, signal };
      const response = await agent.request(request);
      hasBegun = true;
      return readAnswer(response, maxResponseBytes);
    };
    const answer = await within(timeoutMs, exchange).catch((error: unknown) => {
      const failure = explainFailure(error);
      throw hasBegun ? asPartial(failure) : failure;
    });
    return { ...answer, durationMs: Math.round(performance.now() - startedAt) };
  };

  return {
    checkUrl: check,
    post: (url, options) => send('POST', url, options),
    get: (url, options) => send('GET', url, options),
    close: () => agent.destroy(),
  };
}

type AddressCheck = (address: string, port: number) => boolean;

/**
 * Parses a URL or throws. Also checks a URL with an IP address, because no DNS lookup will check it later.
 */
function parseUrl(text: string, isAllowed: AddressCheck): URL {
  if (!URL.canParse(text))
    throw new OutboundError(
      'invalid_url',
      'The URL is malformed. Use a full address such as https://example.org/hooks.',
    );
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OutboundError('invalid_url', 'The URL must begin with http:// or https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new OutboundError('invalid_url', 'The URL must not carry a user name or password.');
  }
  const address = literalAddress(url);
  if (address !== undefined && !isAllowed(address, portOf(url))) throw blockedAddress();
  return url;
}

/** Returns the IP address in a URL, or undefined if the URL has a host name. */
function literalAddress({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
}

/**
 * Creates the lookup for new connections. It checks every address of a host, and fails if one of them is
 * blocked.
 */
function checkedLookup(
  resolve: (hostname: string) => Promise<string[]>,
  isAllowed: (address: string) => Promise<boolean>,
): LookupFunction {
  const find = async (hostname: string) => {
    const addresses = await resolve(hostname).catch((error: unknown) => {
      throw unresolvedName(error);
    });
    if (addresses.length === 0) throw unresolvedName(undefined);
    const allowed = await Promise.all(addresses.map(isAllowed));
    if (!allowed.every(Boolean)) throw blockedAddress();
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };
  return (hostname, _options, callback) => {
    find(hostname).then(
      (addresses) => callback(null, addresses),
      (error: unknown) => callback(explainFailure(error), []),
    );
  };
}

/**
 * Limits the time of a request. A request that is still connecting ignores the abort signal. So the timer
 * also rejects the promise.
 */
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

/** Reads at most `maxBytes` of an answer. Leaving the loop early closes the connection. */
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
