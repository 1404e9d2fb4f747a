import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findUpload, isProofForMember, type UploadedDocument } from '../../../db/queries/documents/documents';
import { notFound } from '../../../domain/errors';
import { mayReadDocument } from '../../policies/document';

/** Loads the document in the path. Throws 404 if the caller may not read it. */
export async function loadDocument(db: Database, actor: Actor, id: string): Promise<UploadedDocument> {
  const document = await findUpload(db, id);
  if (document === undefined) throw notFound('document');
  if (!mayReadDocument(actor, document) && !(await isProofForMember(db, id, actor.userId))) {
    throw notFound('document');
  }
  return document;
}
