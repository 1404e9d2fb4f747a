/** Fetches a submitted document through the guarded sender and says what is wrong with it. */
import { createHash } from 'node:crypto';
import { type VerificationDocument } from '../db/queries/verifications';
import { type DocumentFinding } from '../db/queries/verification-moves';
import { checkDocument, MAX_DOCUMENT_BYTES, recogniseFormat } from '../domain/verification/documents';
import {
  type Outbound,
  type OutboundAnswer,
  OutboundError,
  type OutboundFailure,
} from '../gateways/outbound';

const FETCH_TIMEOUT_MS = 25_000;
const MAX_REDIRECTS = 3;
/** Failures that may be over in a moment. */
const PASSING: readonly OutboundFailure[] = ['dns', 'refused', 'timeout', 'reset'];

/** The server did not answer properly, but may later. */
export class DocumentUnavailableError extends Error {
  override readonly name = 'DocumentUnavailableError';
}

/** What was found; throws a DocumentUnavailableError when another attempt may fare better. */
export async function inspectDocument(
  outbound: Outbound,
  document: Pick<VerificationDocument, 'url' | 'issuedOn'>,
  at: Date,
): Promise<DocumentFinding> {
  try {
    return judge(await follow(outbound, document.url), document.issuedOn, at);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (PASSING.includes(error.kind)) throw new DocumentUnavailableError(error.message);
    return unreachable(error.message);
  }
}

/** The finding about a document that could not be had. */
export function unreachable(message: string): DocumentFinding {
  return { problems: [{ rule: 'reachable', message }], format: null, bytes: null, sha256: null };
}

/** Follows a few redirects; every address on the way is guarded like the first. */
async function follow(outbound: Outbound, firstUrl: string): Promise<OutboundAnswer> {
  const deadline = Date.now() + FETCH_TIMEOUT_MS;
  let url = firstUrl;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await outbound.get(url, {
      headers: { 'User-Agent': 'giving-platform-verification', Accept: '*/*' },
      timeoutMs: Math.max(1, deadline - Date.now()),
      maxResponseBytes: MAX_DOCUMENT_BYTES,
    });
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status > 399 || location === undefined) return answer;
    if (redirects === MAX_REDIRECTS || !URL.canParse(location, url)) {
      throw new OutboundError('protocol', 'The server redirects too often.');
    }
    url = new URL(location, url).href;
  }
}

function judge(
  { status, body, truncated }: OutboundAnswer,
  issuedOn: string | null,
  at: Date,
): DocumentFinding {
  if (status >= 500 || status === 429)
    throw new DocumentUnavailableError(`The server answered with status ${status}.`);
  if (status < 200 || status > 299) return unreachable(`The server answered with status ${status}.`);
  return {
    problems: checkDocument({ content: body, isTruncated: truncated, issuedOn, at }),
    format: recogniseFormat(body) ?? null,
    bytes: truncated ? null : body.length,
    sha256: truncated ? null : createHash('sha256').update(body).digest('hex'),
  };
}
