import { type Hours, updateHours } from '../../../db/queries/hours/hours';
import { GivingError, validationError } from '../../../domain/errors';
import { defineRoute } from '../../route';
import { forbidden, loadLockedHours, present, requireMove } from './load';
import { hoursParams, hoursSchema, informationSchema } from './schema';

const MOST_DOCUMENTS = 60;

export const answerInformationRequest = defineRoute({
  method: 'post',
  path: '/v1/volunteer/hours/{submission_id}/information',
  operationId: 'answerVolunteerHours',
  tag: 'Volunteering',
  summary: 'Answer what the charity asked',
  description: 'The submission is pending again; its deadline stays.',
  scope: 'volunteer:write',
  params: hoursParams,
  body: informationSchema,
  success: { status: 200, description: 'The submission as it is now', schema: hoursSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { hours } = await loadLockedHours(db, actor, params.submission_id);
    if (hours.volunteerUserId !== actor.userId) throw forbidden('Only the volunteer answers.');
    if (hours.status !== 'information_required') {
      throw new GivingError('CONFLICT', 'Nothing is asked of the volunteer now.', { status: hours.status });
    }
    const proofDocuments = addDocuments(hours, body.proof_documents ?? []);
    await updateHours(db, hours.id, { proofDocuments });
    const moved = await requireMove(
      db,
      { ...hours, proofDocuments },
      { to: 'pending', detail: `The volunteer answered: ${body.message}`, byUserId: actor.userId, at: now },
    );
    return present(db, moved);
  },
});

function addDocuments(hours: Hours, added: string[]): string[] {
  const all = [...new Set([...hours.proofDocuments, ...added])];
  if (all.length <= MOST_DOCUMENTS) return all;
  throw validationError([
    { field: 'proof_documents', message: `makes more than ${MOST_DOCUMENTS} documents in all` },
  ]);
}
