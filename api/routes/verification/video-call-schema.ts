import { z } from 'zod';
import { CALL_RESULTS, MOST_PEOPLE, VIDEO_CALL_STATUSES } from '../../../domain/video-calls/video-call';
import { dependOn, describeSchema } from '../../describe';
import { faultBetween } from '../../faults';
import { nameField, textField, timeField, webUrlField } from '../../fields';

export const appointmentSchema = z
  .strictObject({
    at: timeField,
    link: webUrlField.optional().meta({ description: 'The address of the call; from a reviewer' }),
  })
  .meta({ id: 'VideoCallRequest' });

export const callRecordSchema = z
  .strictObject({
    result: z.enum(CALL_RESULTS),
    present: z.array(nameField(100)).max(MOST_PEOPLE).default([]).meta({ description: 'Who took part' }),
    notes: textField(2_000).min(1).optional().meta({ description: 'For reviewers and operators only' }),
  })
  .refine(
    ({ result, present }) => result === 'no_show' || present.length > 0,
    faultBetween('present', 'required', 'is required unless the result is "no_show"', ['result', 'present']),
  )
  .meta({
    id: 'VideoCallRecord',
    ...describeSchema(
      dependOn('result', [
        {
          of: CALL_RESULTS.filter((result) => result !== 'no_show'),
          needs: ['present'],
          fields: { present: { minItems: 1 } },
        },
        { of: ['no_show'] },
      ]),
    ),
  });

export const videoCallSchema = z
  .object({
    call_id: z.string(),
    status: z.enum(VIDEO_CALL_STATUSES),
    at: timeField,
    link: z.string().nullable(),
    present: z.array(z.string()),
    notes: z.string().nullable().meta({ description: 'For reviewers and operators only' }),
    recorded_by: z.string().nullable().meta({ description: 'For reviewers and operators only' }),
    recorded_at: timeField.nullable(),
  })
  .meta({ id: 'VideoCall' });
