import { type z } from 'zod';
import { listDocuments } from '../../../db/queries/verification/documents';
import { listEvidence } from '../../../db/queries/verification/evidence';
import { type Verification } from '../../../db/queries/verification/verifications';
import { type IdentityLink } from '../../../gateways/identity/identity-vendor';
import { mayReadEvidence } from '../../policies/verification';
import { presentVerification } from '../../presenters/verification';
import { type RouteRequest } from '../../route';
import { type verificationSchema } from './schema';

/** Presents the record of a verification with the evidence that the caller may read. */
export async function presentRecord(
  { db, actor, config }: Pick<RouteRequest<unknown, unknown, unknown>, 'db' | 'actor' | 'config'>,
  verification: Verification,
  link?: IdentityLink,
): Promise<z.input<typeof verificationSchema>> {
  const documents = await listDocuments(db, verification.id);
  const all = await listEvidence(db, verification.id);
  const showsReviewers = actor.isReviewer || actor.isOperator;
  const evidence = all.filter(({ source }) => mayReadEvidence(actor, source));
  return presentVerification(verification, { showsReviewers, documents, evidence, link }, config.publicUrl);
}
