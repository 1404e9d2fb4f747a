import { type Database } from '../../db/database';
import { findCharity } from '../../db/queries/charities/charities';
import { markUploadsUsed } from '../../db/queries/documents/documents';
import {
  insertDocuments,
  listDocuments,
  replaceRefusedDocuments,
} from '../../db/queries/verification/documents';
import { type Verification } from '../../db/queries/verification/verifications';
import { type FieldFault, validationError } from '../../domain/errors';
import { actionsFor, actionsForMissing } from '../../domain/verification/documents';
import {
  type ActingParty,
  type DocumentType,
  type EntityType,
  type Level,
  SYSTEM,
} from '../../domain/verification/vocabulary';
import { type Gateways } from '../../gateways';
import { type Outbound, OutboundError } from '../../gateways/outbound';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { holdVerification, moveVerification } from './transition';

/** A submitted document. Either `url` or `uploadId` says where the file is. */
export interface DocumentSubmission {
  type: DocumentType;
  url: string | null;
  uploadId: string | null;
  /** True if the upload exists and the submitter may read it. */
  isUploadReadable: boolean;
  /** YYYY-MM-DD */
  issuedOn: string | null;
}

export interface DocumentSubmissions {
  verificationId: string;
  documents: DocumentSubmission[];
}

/** Returns what an application still needs when documents of these types were submitted. */
export async function listMissing(
  tx: Database,
  { entityType, entityId, level }: { entityType: EntityType; entityId: string; level: Level },
  types: DocumentType[],
): Promise<string[]> {
  const charity = entityType === 'organization' ? await findCharity(tx, entityId) : undefined;
  return actionsForMissing({ entityType, level, country: charity?.country ?? null }, types);
}

/**
 * Stores submitted documents as pending. Marks refused documents of the same types as replaced. Throws
 * VALIDATION_ERROR, which lists every URL that the platform never fetches and every upload that the submitter
 * cannot read.
 */
export async function storeDocuments(
  act: Act,
  { verificationId, documents }: DocumentSubmissions,
  { outbound }: Pick<Gateways, 'outbound'>,
): Promise<void> {
  const faults = documents.flatMap((document, index) => faultsOf(outbound, document, `documents.${index}`));
  if (faults.length > 0) throw validationError(faults);
  // A mutant survives: without documents the later statements write nothing
  if (documents.length === 0) return;
  await useUploads(act, documents);
  const types = documents.map(({ type }) => type);
  await replaceRefusedDocuments(act.tx, verificationId, types);
  await insertDocuments(
    act.tx,
    documents.map(({ type, url, uploadId, issuedOn }) => ({
      id: newId('document'),
      verificationId,
      type,
      url,
      uploadId,
      issuedOn,
      status: 'pending',
      problems: [],
      format: null,
      bytes: null,
      sha256: null,
      pictures: [],
      submittedAt: act.at,
      checkedAt: null,
    })),
  );
}

/** Marks the uploads as used. Refuses an upload that was removed after the caller looked it up. */
async function useUploads({ tx, at }: Act, documents: DocumentSubmission[]): Promise<void> {
  const ids = documents.flatMap(({ uploadId }) => (uploadId === null ? [] : [uploadId]));
  if (ids.length === 0) return;
  const present = new Set(await markUploadsUsed(tx, { ids, at }));
  const faults = documents.flatMap(({ uploadId }, index) =>
    uploadId === null || present.has(uploadId) ? [] : [noSuchDocument(`documents.${index}`)],
  );
  if (faults.length > 0) throw validationError(faults);
}

function noSuchDocument(field: string): FieldFault {
  return { field: `${field}.document_id`, code: 'not_found', message: 'there is no such document' };
}

function faultsOf(
  outbound: Outbound,
  { url, uploadId, isUploadReadable }: DocumentSubmission,
  field: string,
): FieldFault[] {
  const ofUrl = url === null ? [] : checkUrl(outbound, url, `${field}.url`);
  if (uploadId === null || isUploadReadable) return ofUrl;
  return [...ofUrl, noSuchDocument(field)];
}

function checkUrl(outbound: Outbound, url: string, field: string): FieldFault[] {
  try {
    outbound.checkUrl(url);
    return [];
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return [{ field, code: 'not_allowed', message: error.message }];
  }
}

export interface SubmissionOfDocuments extends DocumentSubmissions {
  by: ActingParty;
  statement: string | undefined;
}

/** Stores documents that the entity submits, or its answer to a request for information. */
export async function submitDocuments(
  { tx, at }: Act,
  input: SubmissionOfDocuments,
  gateways: Pick<Gateways, 'outbound'>,
): Promise<Verification> {
  const { verificationId, by, statement } = input;
  const verification = await holdVerification(tx, verificationId);
  await storeDocuments({ tx, at }, input, gateways);
  const requiredActions = await listActions(tx, verification);
  return moveVerification(tx, verification, {
    happening: 'documents_submitted',
    by,
    at,
    reason: statement,
    ...(requiredActions === undefined ? {} : { requiredActions }),
  });
}

/** Returns what an application still lacks while its documents are collected. In other stages, the stage decides. */
async function listActions(
  tx: Database,
  { id, entityId, state }: Verification,
): Promise<string[] | undefined> {
  if (state.stage !== 'document_submission') return undefined;
  const types = (await listDocuments(tx, id)).map(({ type }) => type);
  return listMissing(tx, { ...state, entityId }, types);
}

/**
 * Accepts the documents if all of them follow the rules. Otherwise, tells the entity which rules each
 * document breaks.
 */
export async function judgeDocuments({ tx, at }: Act, verification: Verification): Promise<Verification> {
  const requiredActions = actionsFor(await listDocuments(tx, verification.id));
  const isRefused = requiredActions.length > 0;
  return moveVerification(tx, verification, {
    happening: isRefused ? 'documents_refused' : 'documents_accepted',
    by: SYSTEM,
    at,
    requiredActions,
    ...(isRefused ? { reason: 'Some documents break a rule: see required_actions.' } : {}),
  });
}
