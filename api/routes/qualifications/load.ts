import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findQualification, type Qualification } from '../../../db/queries/qualifications/qualifications';
import { notFound } from '../../../domain/errors';
import { mayReadQualification } from '../../policies/qualification';

/** Loads the qualification in the path. Throws 404 if the caller may not read it. */
export async function loadQualification(db: Database, actor: Actor, id: string): Promise<Qualification> {
  const qualification = await findQualification(db, id);
  if (qualification === undefined || !mayReadQualification(actor, qualification)) {
    throw notFound('qualification');
  }
  return qualification;
}
