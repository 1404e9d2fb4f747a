/** What the pages of an applicant and of a reviewer need to know about a verification. */
import { z } from 'zod';
import { STEPS_OF_PEOPLE } from '../../../domain/verification/vocabulary';

export const entityNameField = z.string().meta({ description: 'The name of the organization or person' });

const forReviewers = 'For reviewers and operators only';

export const caseFields = {
  entity_name: entityNameField,
  claimed_by: z
    .string()
    .nullable()
    .meta({ description: `The user who works on it. ${forReviewers}` }),
  approvals_needed: z
    .int()
    .nullable()
    .meta({ description: `How many different people must approve. ${forReviewers}` }),
  possible: z.array(z.enum(STEPS_OF_PEOPLE)).meta({
    description: 'The steps that the stage allows now. The rules say who may take each of them.',
  }),
};

/** Where to open a document. */
export const fileFields = {
  document_id: z.string().nullable().meta({ description: 'The uploaded document' }),
  url: z
    .string()
    .nullable()
    .meta({ description: `The address from which the platform fetched the document. ${forReviewers}` }),
};
