import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findUpload } from '../../../db/queries/documents/documents';
import { type DocumentSubmission } from '../../../operations/verification/documents';
import { mayReadDocument } from '../../access/documents';
import { type documentSchema } from './schema';

interface Submission {
  db: Database;
  actor: Actor;
  body: { documents: z.output<typeof documentSchema>[] };
}

/** Reads the documents of a body. Also checks if the caller may read each uploaded document. */
export async function submittedDocuments({ db, actor, body }: Submission): Promise<DocumentSubmission[]> {
  return Promise.all(
    body.documents.map(
      async ({ type, url = null, document_id = null, issued_on = null, expires_on = null }) => ({
        type,
        url,
        uploadId: document_id,
        isUploadReadable: document_id !== null && (await isReadable(db, actor, document_id)),
        issuedOn: issued_on,
        expiresOn: expires_on,
      }),
    ),
  );
}

async function isReadable(db: Database, actor: Actor, uploadId: string): Promise<boolean> {
  const upload = await findUpload(db, uploadId);
  return upload !== undefined && mayReadDocument(actor, upload);
}
