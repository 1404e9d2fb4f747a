/** Inspects a submitted document and lists the rules that it breaks. */
import { createHash } from 'node:crypto';
import { type Readable } from 'node:stream';
import { type Database } from '../db/database';
import { findUpload } from '../db/queries/documents/documents';
import { type VerificationDocument } from '../db/queries/verification/documents';
import {
  checkContent,
  type DocumentFormat,
  MAX_DOCUMENT_BYTES,
  recogniseFormat,
} from '../domain/documents/content';
import { findPdfFault } from '../domain/documents/pdf';
import { checkAge, type DocumentFinding, type DocumentProblem } from '../domain/verification/documents';
import { type Gateways } from '../gateways';
import { OutboundError, type OutboundFailure } from '../gateways/outbound';
import { DocumentUnavailableError, fetchDocument } from './document-fetch';
import { limitConcurrency } from './limit-concurrency';
import { findWordFault } from './word-archive';

/** Limits memory, because each inspection holds up to 10 MB. */
const MOST_AT_ONCE = 4;
/** Network failures that a retry may fix. */
const TRANSIENT: readonly OutboundFailure[] = ['dns', 'refused', 'timeout', 'reset'];

/** `isTruncated` means that the document is longer than the size limit. */
export interface DocumentContent {
  content: Buffer;
  isTruncated: boolean;
}

type Submitted = Pick<VerificationDocument, 'url' | 'uploadId' | 'issuedOn'>;

const withinLimit = limitConcurrency(MOST_AT_ONCE);

/** Inspects one document. Throws a DocumentUnavailableError if another attempt may succeed. */
export function inspectDocument(
  db: Database,
  gateways: Pick<Gateways, 'outbound' | 'documents'>,
  document: Submitted,
  at: Date,
): Promise<DocumentFinding> {
  return withinLimit(async () => {
    try {
      return await judge(await readContent(db, gateways, document), document.issuedOn, at);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      if (TRANSIENT.includes(error.kind)) throw new DocumentUnavailableError(error.message);
      return unreachable(error.message);
    }
  });
}

/** Returns the finding for a document that could not be fetched. */
export function unreachable(message: string): DocumentFinding {
  return { problems: [{ rule: 'reachable', message }], format: null, bytes: null, sha256: null };
}

async function readContent(
  db: Database,
  { outbound, documents }: Pick<Gateways, 'outbound' | 'documents'>,
  { url, uploadId }: Submitted,
): Promise<DocumentContent> {
  if (url !== null) return fetchDocument(outbound, url);
  const upload = await findUpload(db, uploadId ?? '');
  if (upload === undefined) throw new Error('a submitted document names neither a URL nor an upload');
  return { content: await readWhole(documents.read(upload.storageKey)), isTruncated: false };
}

async function readWhole(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function judge(
  { content, isTruncated }: DocumentContent,
  issuedOn: string | null,
  at: Date,
): Promise<DocumentFinding> {
  const format = recogniseFormat(content);
  const contentProblems = checkContent(content, isTruncated || content.length > MAX_DOCUMENT_BYTES);
  const problems = contentProblems.length > 0 ? contentProblems : await checkStructure(content, format);
  return {
    problems: [...problems, ...checkAge(issuedOn, at)],
    format: format ?? null,
    bytes: isTruncated ? null : content.length,
    sha256: isTruncated ? null : createHash('sha256').update(content).digest('hex'),
  };
}

const STRUCTURE_PROBLEMS = {
  broken: { rule: 'opens', message: 'The file is damaged: it cannot be opened.' },
  encrypted: { rule: 'not_encrypted', message: 'The file is password-protected.' },
  bomb: { rule: 'safe_archive', message: 'The file unpacks to far more data than a document needs.' },
} satisfies Record<string, DocumentProblem>;

async function checkStructure(
  content: Buffer,
  format: DocumentFormat | undefined,
): Promise<DocumentProblem[]> {
  const fault =
    format === 'pdf' ? findPdfFault(content) : format === 'docx' ? await findWordFault(content) : undefined;
  return fault === undefined ? [] : [STRUCTURE_PROBLEMS[fault]];
}
