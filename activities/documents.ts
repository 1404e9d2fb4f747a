/** Inspects a submitted document and lists the rules that it breaks. */
import { createHash } from 'node:crypto';
import { type Readable } from 'node:stream';
import { type Database, inTransaction } from '../db/database';
import { findUpload } from '../db/queries/documents/documents';
import { findDocument, type VerificationDocument } from '../db/queries/verification/documents';
import { findVerification } from '../db/queries/verification/verifications';
import {
  checkContent,
  type DocumentFormat,
  hasWordMacros,
  MAX_DOCUMENT_BYTES,
  recogniseFormat,
} from '../domain/documents/content';
import { findPdfFault } from '../domain/documents/pdf';
import { requireRow } from '../domain/errors';
import { checkDates, checkFormat } from '../domain/verification/document-types';
import { type DocumentFinding, type DocumentProblem } from '../domain/verification/documents';
import { type Gateways } from '../gateways';
import { OutboundError, type OutboundFailure } from '../gateways/outbound';
import { type VirusScanner } from '../gateways/documents/virus-scanner';
import {
  type DocumentContent,
  DocumentUnavailableError,
  fetchDocument,
} from '../gateways/documents/fetch-document';
import { createFairSlots, type Release } from '../gateways/documents/fair-slots';
import { findPdfThreat } from '../gateways/documents/pdf-content';
import { findWordFault } from '../gateways/documents/word-archive';
import { recordFinding } from '../operations/verification/steps';
import { type ActivityDependencies } from '.';

/**
 * Limits how many documents are read at once, because each takes up to 10 MB of memory. This limit is higher
 * than the limit for judging, because reading mostly waits for another server.
 */
const READING = { most: 16, mostOfOne: 1, mostWaiting: 32, mostWaitingOfOne: 4 };
/**
 * Limits how many documents are judged at once, because judging uses the CPU. The queue has room for every
 * document that is being read.
 */
const JUDGING = { most: 2, mostOfOne: 1, mostWaiting: READING.most, mostWaitingOfOne: READING.mostOfOne };
/** After this many attempts an unavailable document counts as unreachable. */
const FETCH_ATTEMPTS = 3;
/** Network failures that a retry may fix. */
const TRANSIENT: readonly OutboundFailure[] = ['dns', 'refused', 'timeout', 'reset'];

type Submitted = Pick<VerificationDocument, 'type' | 'url' | 'uploadId' | 'issuedOn' | 'expiresOn'> & {
  /** The inspection counts against this account's share of the slots. */
  accountId: string;
};
type InspectionGateways = Pick<Gateways, 'outbound' | 'documents' | 'scanner'>;

const takeReading = createFairSlots(READING);
const takeJudging = createFairSlots(JUDGING);

export function createDocumentActivities({ db, gateways, clock = () => new Date() }: ActivityDependencies) {
  /**
   * Counts this worker's failed attempts for each document. Temporal's own count is too high, because it
   * includes attempts that only waited for a slot.
   */
  const attempts = new Map<string, number>();

  /**
   * Throws the error again, so that Temporal retries. After the last attempt, returns the finding that the
   * document is unreachable.
   */
  function giveUpAfterLastAttempt(documentId: string, error: unknown): DocumentFinding {
    if (!(error instanceof DocumentUnavailableError)) throw error;
    const made = (attempts.get(documentId) ?? 0) + 1;
    if (made >= FETCH_ATTEMPTS) return unreachable(error.message);
    attempts.set(documentId, made);
    throw error;
  }

  return {
    /**
     * Inspects one document and stores the finding. Throws if the document's server is unavailable, so that
     * Temporal retries.
     */
    async checkDocument({ documentId }: { documentId: string }): Promise<void> {
      const document = await findDocument(db, documentId);
      if (document?.status !== 'pending') return;
      const at = await clock();
      const { accountId } = requireRow(await findVerification(db, document.verificationId), documentId);
      const finding = await inspectDocument(db, gateways, { ...document, accountId }, at).catch(
        (error: unknown) => giveUpAfterLastAttempt(documentId, error),
      );
      attempts.delete(documentId);
      await inTransaction(db, (tx) =>
        recordFinding({ tx, at, secrets: gateways.secrets }, { documentId, finding }),
      );
    },
  };
}

/**
 * Reads and judges a document. Returns the finding. Throws a DocumentUnavailableError if a later attempt may
 * succeed, and a NoSlotError if too many documents are waiting.
 */
export async function inspectDocument(
  db: Database,
  gateways: InspectionGateways,
  document: Submitted,
  at: Date,
): Promise<DocumentFinding> {
  try {
    const { read, release } = await readInTurn(db, gateways, document);
    try {
      return await judge(read, gateways.scanner, document, at);
    } finally {
      release();
    }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (TRANSIENT.includes(error.kind) && !error.isPartial) throw new DocumentUnavailableError(error.message);
    return unreachable(error.message);
  }
}

/**
 * Reads a document. Keeps the reading slot until a judging slot is free, to limit the number of documents in
 * memory.
 */
async function readInTurn(
  db: Database,
  gateways: InspectionGateways,
  document: Submitted,
): Promise<{ read: DocumentContent; release: Release }> {
  const releaseReading = await takeReading(document.accountId);
  try {
    const read = await readContent(db, gateways, document);
    return { read, release: await takeJudging(document.accountId) };
  } finally {
    releaseReading();
  }
}

/** Returns the finding for a document that could not be fetched. */
function unreachable(message: string): DocumentFinding {
  return { problems: [{ rule: 'reachable', message }], format: null, bytes: null, sha256: null };
}

async function readContent(
  db: Database,
  { outbound, documents }: InspectionGateways,
  { url, uploadId }: Submitted,
): Promise<DocumentContent> {
  if (url !== null) return fetchDocument(outbound, url);
  const upload = await findUpload(db, uploadId ?? '');
  if (upload === undefined) throw new Error('a submitted document has neither a URL nor an upload');
  return { content: await readWhole(documents.read(upload.storageKey)), isTruncated: false };
}

async function readWhole(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function judge(
  { content, isTruncated }: DocumentContent,
  scanner: VirusScanner | undefined,
  document: Submitted,
  at: Date,
): Promise<DocumentFinding> {
  const format = recogniseFormat(content);
  const contentProblems = checkContent(content, isTruncated || content.length > MAX_DOCUMENT_BYTES);
  const problems =
    contentProblems.length > 0 ? contentProblems : await checkOpening(content, format, scanner);
  return {
    problems: [
      ...problems,
      ...checkFormat(document.type, format),
      ...checkDates(document.type, document, at),
    ],
    format: format ?? null,
    bytes: isTruncated ? null : content.length,
    sha256: isTruncated ? null : createHash('sha256').update(content).digest('hex'),
  };
}

const STRUCTURE_PROBLEMS = {
  broken: { rule: 'opens', message: 'The file is damaged: it cannot be opened.' },
  encrypted: { rule: 'not_encrypted', message: 'The file is password-protected.' },
  bomb: {
    rule: 'safe_archive',
    message: 'The file unpacks to more data than it declares, or to far more than a document needs.',
  },
  script: {
    rule: 'no_active_content',
    message: 'The file contains a script or macros. Save it without them.',
  },
  launch: {
    rule: 'no_active_content',
    message: 'The file starts other programs. Save it without launch actions.',
  },
  file: { rule: 'no_active_content', message: 'The file contains other files. Submit them one by one.' },
  form: {
    rule: 'no_active_content',
    message: 'The file contains an XFA form, which can run scripts. Print it to a new PDF.',
  },
  external: {
    rule: 'no_active_content',
    message: 'The file loads a template or other content from elsewhere. Save it as a PDF.',
  },
  blank: { rule: 'has_pages', message: 'The file has no page.' },
  hidden: {
    rule: 'no_active_content',
    message: 'The file hides some of its objects. Print it to a new PDF.',
  },
} satisfies Record<string, DocumentProblem>;

/** Checks that the file is safe to open. Sends it to the virus scanner only if it has no other fault. */
async function checkOpening(
  content: Buffer,
  format: DocumentFormat | undefined,
  scanner: VirusScanner | undefined,
): Promise<DocumentProblem[]> {
  const fault = await findFault(content, format);
  if (fault !== undefined) return [STRUCTURE_PROBLEMS[fault]];
  const virus = await scanner?.scan(content);
  if (virus === undefined) return [];
  return [{ rule: 'no_malware', message: `The virus scanner found ${virus.slice(0, 100)}.` }];
}

async function findFault(
  content: Buffer,
  format: DocumentFormat | undefined,
): Promise<keyof typeof STRUCTURE_PROBLEMS | undefined> {
  switch (format) {
    case 'pdf':
      return findPdfFault(content) ?? (await findPdfThreat(content));
    case 'docx':
      return findWordFault(content);
    case 'doc':
      return hasWordMacros(content) ? 'script' : undefined;
    default:
      return undefined;
  }
}
