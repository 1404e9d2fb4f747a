import { findCharity } from '../../../db/queries/charities/charities';
import { insertMention } from '../../../db/queries/discovery/mentions';
import { GivingError, invalidCharity, validationError } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { defineRoute } from '../../route';
import { mentionSchema, recordedMentionSchema } from './schema';

export const recordTrendSignal = defineRoute({
  method: 'post',
  path: '/api/v1/trends/signals',
  operationId: 'recordTrendSignal',
  tag: 'Discovery',
  summary: 'Tell of a mention of a charity, or of an emergency (operators)',
  description: 'Trends take it into account within the hour.',
  scope: 'search:read',
  body: mentionSchema,
  success: { status: 201, description: 'It is kept', schema: recordedMentionSchema },
  errors: ['FORBIDDEN', 'INVALID_CHARITY'],
  async handle({ db, body, actor, now }) {
    if (!actor.isOperator) throw new GivingError('FORBIDDEN', 'Only operators tell of the world.');
    if (body.charity_id !== undefined && (await findCharity(db, body.charity_id)) === undefined) {
      throw invalidCharity(body.charity_id, 'There is no such charity.');
    }
    const occurredAt = body.occurred_at === undefined ? now : new Date(body.occurred_at);
    const endsAt = body.ends_at === undefined ? null : new Date(body.ends_at);
    if (endsAt !== null && endsAt <= occurredAt) {
      throw validationError([{ field: 'ends_at', message: 'must be after occurred_at' }]);
    }
    const id = newId('signal');
    await insertMention(db, {
      id,
      kind: body.kind,
      charityId: body.charity_id ?? null,
      category: body.category ?? null,
      state: body.state ?? null,
      title: body.title,
      sourceUrl: body.source_url ?? null,
      weight: body.weight,
      occurredAt,
      endsAt,
      createdBy: actor.userId,
      createdAt: now,
    });
    return { signal_id: id };
  },
});
