import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { findUpload } from '../../../db/queries/documents/documents';
import { insertDocuments } from '../../../db/queries/verification/moves';
import { type FieldFault, validationError } from '../../../domain/errors';
import { type Outbound, OutboundError } from '../../../gateways/outbound';
import { newId } from '../../../new-id';
import { mayReadDocument } from '../../policies/document';
import { type RouteRequest } from '../../route';
import { type documentSchema } from './schema';

type Submitted = z.output<typeof documentSchema>;
type Submission = Pick<
  RouteRequest<unknown, unknown, { documents: Submitted[] }>,
  'db' | 'actor' | 'gateways' | 'now' | 'body'
>;

/**
 * Stores the documents that a request submits, to be fetched and examined; VALIDATION_ERROR names every URL that could
 * never be fetched and every upload that is not there for the caller.
 */
export async function submitDocuments(request: Submission, verificationId: string): Promise<void> {
  const { db, gateways, now } = request;
  const { documents } = request.body;
  const faults = await Promise.all(
    documents.map(async ({ url, document_id: uploadId }, index) => [
      ...(url === undefined ? [] : checkUrl(gateways.outbound, url, `documents.${index}.url`)),
      ...(uploadId === undefined
        ? []
        : await checkUpload(request, uploadId, `documents.${index}.document_id`)),
    ]),
  );
  if (faults.flat().length > 0) throw validationError(faults.flat());
  await insertDocuments(
    db,
    documents.map(({ type, url = null, document_id: uploadId = null, issued_on: issuedOn = null }) => ({
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
      submittedAt: now,
      checkedAt: null,
    })),
  );
}

function checkUrl(outbound: Outbound, url: string, field: string): FieldFault[] {
  try {
    outbound.checkUrl(url);
    return [];
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return [{ field, message: error.message }];
  }
}

async function checkUpload(
  { db, actor }: { db: Database; actor: Submission['actor'] },
  uploadId: string,
  field: string,
): Promise<FieldFault[]> {
  const upload = await findUpload(db, uploadId);
  if (upload !== undefined && mayReadDocument(actor, upload)) return [];
  return [{ field, message: 'there is no such document' }];
}
