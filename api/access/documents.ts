import { type Database } from '../../db/database';
import { findUpload, isProofForMember, type UploadedDocument } from '../../db/queries/documents/documents';
import { type Actor } from '../../domain/access/actor';
import { notFound } from '../../domain/errors';
import { isStaff } from './resource';

/** The uploading account, reviewers and operators may use a document. */
export function mayReadDocument(
  actor: Pick<Actor, 'accountId' | 'isReviewer' | 'isOperator'>,
  document: Pick<UploadedDocument, 'accountId'>,
): boolean {
  return isStaff(actor) || document.accountId === actor.accountId;
}

/** Loads the document in the path. Members of a charity may also read the proofs of its volunteer hours. */
export async function loadDocument(db: Database, actor: Actor, id: string): Promise<UploadedDocument> {
  const document = await findUpload(db, id);
  if (document === undefined) throw notFound('document');
  if (!mayReadDocument(actor, document) && !(await isProofForMember(db, id, actor.userId))) {
    throw notFound('document');
  }
  return document;
}
