import { type z } from 'zod';
import { type Reference } from '../../db/queries/references/references';
import { referenceStatus } from '../../domain/references/reference';
import { referenceSchema } from '../routes/verification/reference-schema';
import { project } from '../project';

/** Presents a reference. The organization never sees the answer of its referee. */
export function presentReference(
  reference: Reference,
  showsAnswer: boolean,
  now: Date,
): z.input<typeof referenceSchema> {
  const { id, answer } = reference;
  return project(referenceSchema, reference, {
    reference_id: id,
    status: referenceStatus(reference, now),
    answer: showsAnswer ? answer : null,
  });
}
