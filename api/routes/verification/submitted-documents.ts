import { type z } from 'zod';
import { type VerificationDocument } from '../../../db/queries/verifications';
import { type FieldFault, validationError } from '../../../domain/errors';
import { type Outbound, OutboundError } from '../../../gateways/outbound';
import { newId } from '../../../new-id';
import { type documentSchema } from './schema';

type Submitted = z.output<typeof documentSchema>;

/** The rows of submitted documents, to be fetched; VALIDATION_ERROR names every URL that could never be. */
export function readDocuments(
  submitted: Submitted[],
  { outbound, verificationId, at }: { outbound: Outbound; verificationId: string; at: Date },
): VerificationDocument[] {
  const faults = submitted.flatMap(({ url }, index) => checkUrl(outbound, url, `documents.${index}.url`));
  if (faults.length > 0) throw validationError(faults);
  return submitted.map(({ type, url, issued_on }) => ({
    id: newId('document'),
    verificationId,
    type,
    url,
    issuedOn: issued_on ?? null,
    status: 'pending',
    problems: [],
    format: null,
    bytes: null,
    sha256: null,
    submittedAt: at,
    checkedAt: null,
  }));
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
