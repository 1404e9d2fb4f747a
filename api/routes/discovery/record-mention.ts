import { GivingError } from '../../../domain/errors';
import { recordMention } from '../../../operations/discovery/record-mention';
import { requireIndependence } from '../../../operations/members/independence';
import { mayRecordMention } from '../../policies/mention';
import { defineRoute } from '../../route';
import { mentionSchema, recordedMentionSchema } from './schema';

export const recordTrendSignal = defineRoute({
  method: 'post',
  path: '/api/v1/trends/signals',
  operationId: 'recordTrendSignal',
  tag: 'Discovery',
  summary: 'Report that a charity was mentioned. Operators also report emergencies',
  description: 'Trends include the report within an hour.',
  scope: 'search:read',
  body: mentionSchema,
  success: { status: 201, description: 'The report is stored', schema: recordedMentionSchema },
  errors: ['FORBIDDEN', 'INVALID_CHARITY'],
  async handle({ db, body, actor, now }) {
    if (!mayRecordMention(actor)) throw new GivingError('FORBIDDEN', 'Only operators may report signals.');
    if (body.charity_id !== undefined)
      await requireIndependence(db, { charityId: body.charity_id, actor, at: now });
    const { id } = await recordMention(db, {
      kind: body.kind,
      charityId: body.charity_id ?? null,
      category: body.category ?? null,
      state: body.state ?? null,
      title: body.title,
      sourceUrl: body.source_url ?? null,
      weight: body.weight,
      occurredAt: body.occurred_at === undefined ? now : new Date(body.occurred_at),
      endsAt: body.ends_at === undefined ? null : new Date(body.ends_at),
      createdBy: actor.userId,
      at: now,
    });
    return { signal_id: id };
  },
});
