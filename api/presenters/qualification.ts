import { type z } from 'zod';
import { type Qualification } from '../../db/queries/qualifications/qualifications';
import { printQualification } from '../../domain/qualifications/events';
import { qualificationSchema } from '../routes/qualifications/schema';
import { project } from '../project';

/** Presents a qualification. Callers pass `number` only if the reader may see it. `isStaff` shows who decided. */
export function presentQualification(
  qualification: Qualification,
  { number = null, isStaff = false }: { number?: string | null; isStaff?: boolean } = {},
): z.input<typeof qualificationSchema> {
  return project(qualificationSchema, qualification, {
    ...printQualification(qualification),
    number,
    decided_by: isStaff ? qualification.decidedBy : null,
  });
}
