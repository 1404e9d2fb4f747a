import { GivingError } from '../../../domain/errors';
import { answerQuestions } from '../../../operations/hours/answer-questions';
import { isVolunteerOf } from '../../policies/hours';
import { defineRoute } from '../../route';
import { loadHours } from './load';
import { presentOne } from './present';
import { hoursParams, hoursSchema, informationSchema } from './schema';

export const answerInformationRequest = defineRoute({
  method: 'post',
  path: '/v1/volunteer/hours/{submission_id}/information',
  operationId: 'answerVolunteerHours',
  tag: 'Volunteering',
  summary: "Answer the charity's questions",
  description: 'The submission is pending again and keeps its deadline.',
  scope: 'volunteer:write',
  params: hoursParams,
  body: informationSchema,
  success: { status: 200, description: 'The updated submission', schema: hoursSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { hours } = await loadHours(db, actor, params.submission_id);
    if (!isVolunteerOf(actor, hours)) throw new GivingError('FORBIDDEN', 'Only the volunteer may answer.');
    const answered = await answerQuestions(db, {
      submissionId: hours.id,
      message: body.message,
      proofDocuments: body.proof_documents ?? [],
      byUserId: actor.userId,
      at: now,
    });
    return presentOne(db, answered);
  },
});
