import { type z } from 'zod';
import { type Reference } from '../../db/queries/references/references';
import { referenceStatus } from '../../domain/references/reference';
import { type referenceSchema } from '../routes/verification/reference-schema';

/** Presents a reference. The organization never sees the answer of its referee. */
export function presentReference(
  reference: Reference,
  showsAnswer: boolean,
  now: Date,
): z.input<typeof referenceSchema> {
  const { id, name, email, relation, answer, requestedAt, expiresAt, answeredAt } = reference;
  return {
    reference_id: id,
    name,
    email,
    relation,
    status: referenceStatus(reference, now),
    answer: showsAnswer ? answer : null,
    requested_at: requestedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
  };
}
