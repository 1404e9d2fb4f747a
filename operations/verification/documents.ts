import { type Database } from '../../db/database';
import { markUploadsUsed } from '../../db/queries/documents/documents';
import { insertDocuments, replaceRefusedDocuments } from '../../db/queries/verification/documents';
import { wasSentBackByReviewer } from '../../db/queries/verification/requirement-facts';
import { updateVerification, type Verification } from '../../db/queries/verification/verifications';
import { type FieldFault, validationError } from '../../domain/errors';
import { actionsFor } from '../../domain/verification/documents';
import { awaitsLookUp } from '../../domain/verification/next-step';
import { allows, roleOf } from '../../domain/verification/stages';
import { type ActingParty, type DocumentType, SYSTEM } from '../../domain/verification/vocabulary';
import { type Gateways } from '../../gateways';
import { type Outbound, OutboundError } from '../../gateways/outbound';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { findRequirements, withOfficer } from './requirements';
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
  /** YYYY-MM-DD */
  expiresOn: string | null;
}

export interface DocumentSubmissions {
  verificationId: string;
  documents: DocumentSubmission[];
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
    documents.map(({ type, url, uploadId, issuedOn, expiresOn }) => ({
      id: newId('document'),
      verificationId,
      type,
      url,
      uploadId,
      issuedOn,
      expiresOn,
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
  const isOpen = roleOf(verification.state) === 'application';
  const requiredActions = isOpen ? (await findRequirements(tx, verification)).actions : undefined;
  return moveVerification(tx, verification, {
    happening: 'documents_submitted',
    by,
    at,
    reason: statement,
    ...(requiredActions === undefined ? {} : { requiredActions }),
  });
}

/**
 * Accepts the documents if all of them follow the rules, and if an application lacks nothing. Otherwise tells the entity
 * what to do.
 */
export async function judgeDocuments({ tx, at }: Act, verification: Verification): Promise<Verification> {
  const found = await findRequirements(tx, verification);
  const isApplication = roleOf(verification.state) === 'application';
  const requiredActions = isApplication ? found.actions : actionsFor(found.documents);
  const isLacking = requiredActions.length > 0;
  return moveVerification(tx, withOfficer(verification, found), {
    happening: isLacking ? 'documents_refused' : 'documents_accepted',
    by: SYSTEM,
    at,
    requiredActions,
    ...(isLacking ? { reason: 'Something is missing or breaks a rule: see required_actions.' } : {}),
  });
}

/**
 * Continues an application that waited for something other than documents, such as a confirmed phone, once nothing is
 * missing. Otherwise stores what is still missing. Returns true if the application continues. Does nothing if a reviewer
 * asked, because only the entity can answer that.
 */
export async function reconsider({ tx, at }: Act, verification: Verification): Promise<boolean> {
  const { id, state } = verification;
  if (await hasNewOfficer(tx, verification)) {
    await moveVerification(tx, verification, { happening: 'details_changed', by: SYSTEM, at });
    return true;
  }
  if (state.stage !== 'request_for_additional_information' || (await wasSentBackByReviewer(tx, id)))
    return false;
  const found = await findRequirements(tx, verification);
  const current = withOfficer(verification, found);
  if (found.actions.length === 0) {
    await moveVerification(tx, current, { happening: 'information_provided', by: SYSTEM, at });
    return true;
  }
  await updateVerification(tx, id, { ...current.state, requiredActions: found.actions });
  return false;
}

/** Returns true if the officer whom the look-up of an enhanced application checked has left. */
async function hasNewOfficer(tx: Database, verification: Verification): Promise<boolean> {
  const { state } = verification;
  if (state.level !== 'enhanced' || awaitsLookUp(state) || !allows(state, 'details_changed')) return false;
  return (await findRequirements(tx, verification)).isOfficerNew;
}
