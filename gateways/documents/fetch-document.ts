/** Fetches a document through the HTTP client that checks every address. */
import { MAX_DOCUMENT_BYTES } from '../../domain/documents/content';
import { type Outbound, type OutboundAnswer, OutboundError } from '../outbound';

const FETCH_TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

/** The content of a document. `isTruncated` is true if the document is longer than the size limit. */
export interface DocumentContent {
  content: Buffer;
  isTruncated: boolean;
}

interface FetchedDocument extends DocumentContent {
  /** Where the last redirect led. */
  url: string;
}

/** Thrown if the document cannot be fetched now, but a later attempt may succeed. */
export class DocumentUnavailableError extends Error {
  override readonly name = 'DocumentUnavailableError';
}

/**
 * Fetches a URL and truncates the body at the size limit. Throws a DocumentUnavailableError for status 429
 * and 5xx. Throws an OutboundError for every other failure.
 */
export async function fetchDocument(
  outbound: Outbound,
  firstUrl: string,
  maxBytes = MAX_DOCUMENT_BYTES,
): Promise<FetchedDocument> {
  const { status, body, truncated, url } = await follow(outbound, firstUrl, maxBytes);
  if (status >= 500 || status === 429) {
    throw new DocumentUnavailableError(`The server answered with status ${status}.`);
  }
  if (status < 200 || status > 299) {
    throw new OutboundError('protocol', `The server answered with status ${status}.`);
  }
  return { content: body, isTruncated: truncated, url };
}

/** Follows at most MAX_REDIRECTS redirects. `outbound.get` checks the address of each redirect. */
async function follow(
  outbound: Outbound,
  firstUrl: string,
  maxBytes: number,
): Promise<OutboundAnswer & { url: string }> {
  const deadline = Date.now() + FETCH_TIMEOUT_MS;
  let url = firstUrl;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await outbound.get(url, {
      headers: { 'User-Agent': 'giving-platform-verification', Accept: '*/*' },
      timeoutMs: Math.max(1, deadline - Date.now()),
      maxResponseBytes: maxBytes,
    });
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status > 399 || location === undefined) return { ...answer, url };
    if (redirects === MAX_REDIRECTS || !URL.canParse(location, url)) {
      throw new OutboundError('protocol', 'The server redirects too often or to an invalid address.');
    }
    url = new URL(location, url).href;
  }
}
