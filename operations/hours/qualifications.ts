import { type Database } from '../../db/database';
import { type Opportunity } from '../../db/queries/opportunities/opportunities';
import { listHeld } from '../../db/queries/qualifications/qualifications';
import { type Day } from '../../domain/days';
import { GivingError } from '../../domain/errors';
import { findLacking, type Lacking } from '../../domain/qualifications/qualification';

/** Refuses a volunteer who, on the day of the work, lacked a qualification that the opportunity requires. */
export async function checkQualifications(
  db: Database,
  { userId, opportunity, day }: { userId: string; opportunity: Opportunity; day: Day },
): Promise<void> {
  const { requiredQualifications: required } = opportunity;
  if (required.length === 0) return;
  const lacking = findLacking(required, await listHeld(db, userId, required), day);
  if (lacking.length === 0) return;
  const message = `${lacking.map((each) => explain(each, day)).join(' ')} Add a qualification with POST /v1/volunteer/qualifications.`;
  throw new GivingError('FORBIDDEN', message, { lacking });
}

function explain({ qualification, reason, expires_on: expiresOn }: Lacking, day: Day): string {
  const needed = `This opportunity needs the qualification "${qualification}".`;
  if (reason === 'pending') return `${needed} A reviewer has not confirmed yours yet.`;
  if (reason === 'missing') return `${needed} You hold none.`;
  const until = expiresOn === null ? '' : ` It expires on ${expiresOn}.`;
  return `${needed} Yours was not valid on ${day}.${until}`;
}
