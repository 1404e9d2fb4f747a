/** Defines the data of events about volunteers' qualifications. */
import { z } from 'zod';
import { QUALIFICATION_KINDS, QUALIFICATION_STATUSES } from '../qualifications/qualification';
import { day, id } from './fields';

const qualification = {
  qualification_id: id,
  volunteer_id: id,
  kind: z.enum(QUALIFICATION_KINDS),
  name: z.string(),
};

export const qualificationEvents = {
  'volunteer.qualification.updated': z
    .strictObject({
      ...qualification,
      status: z.enum(QUALIFICATION_STATUSES),
      reason: z.string().nullable(),
      expires_on: day.nullable(),
    })
    .meta({
      description:
        'A volunteer stated or withdrew a qualification, a reviewer decided about it, or it expired.',
    }),
  'volunteer.qualification.expiring': z
    .strictObject({ ...qualification, expires_on: day })
    .meta({ description: 'A confirmed qualification expires soon. Sent 30 and 7 days before.' }),
};
