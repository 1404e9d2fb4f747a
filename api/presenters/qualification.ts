import { type z } from 'zod';
import { type Qualification } from '../../db/queries/qualifications/qualifications';
import { type qualificationSchema } from '../routes/qualifications/schema';

/** Presents a qualification. Callers pass `number` only if the reader may see it. `isStaff` shows who decided. */
export function presentQualification(
  qualification: Qualification,
  { number = null, isStaff = false }: { number?: string | null; isStaff?: boolean } = {},
): z.input<typeof qualificationSchema> {
  return {
    qualification_id: qualification.id,
    volunteer_id: qualification.userId,
    kind: qualification.kind,
    name: qualification.name,
    number,
    number_last4: qualification.numberLast4,
    authority: qualification.authority,
    country: qualification.country,
    issued_on: qualification.issuedOn,
    expires_on: qualification.expiresOn,
    documents: qualification.documents,
    status: qualification.status,
    reason: qualification.reason,
    decided_by: isStaff ? qualification.decidedBy : null,
    decided_at: qualification.decidedAt?.toISOString() ?? null,
    created_at: qualification.createdAt.toISOString(),
  };
}
