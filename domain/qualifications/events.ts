/** Defines the events of a qualification in wire format. No event contains the number of a license. */
import { z } from 'zod';
import { type Day } from '../days';
import { type EventOf } from '../events/event-of';
import { day, id } from '../events/fields';
import {
  QUALIFICATION_KINDS,
  QUALIFICATION_STATUSES,
  type QualificationKind,
  type QualificationStatus,
} from './qualification';

const fields = {
  qualification_id: id,
  volunteer_id: id,
  kind: z.enum(QUALIFICATION_KINDS),
  name: z.string(),
};

export const qualificationEvents = {
  'volunteer.qualification.updated': z
    .strictObject({
      ...fields,
      status: z.enum(QUALIFICATION_STATUSES),
      reason: z.string().nullable(),
      expires_on: day.nullable(),
    })
    .meta({
      description:
        'A volunteer stated or withdrew a qualification, a reviewer decided about it, or it expired.',
    }),
  'volunteer.qualification.expiring': z
    .strictObject({ ...fields, expires_on: day })
    .meta({ description: 'A confirmed qualification expires soon. Sent 30 and 7 days before.' }),
};
type QualificationEvent = EventOf<typeof qualificationEvents>;

interface PrintableQualification {
  id: string;
  userId: string;
  kind: QualificationKind;
  name: string;
}

/** Returns the wire form of a qualification, from which the API also presents it. */
export function printQualification(qualification: PrintableQualification) {
  const { userId, kind, name } = qualification;
  return { qualification_id: qualification.id, volunteer_id: userId, kind, name };
}

export function qualificationUpdated(
  qualification: PrintableQualification & {
    status: QualificationStatus;
    reason: string | null;
    expiresOn: Day | null;
  },
): QualificationEvent {
  const { status, reason, expiresOn } = qualification;
  const data = { ...printQualification(qualification), status, reason, expires_on: expiresOn };
  return { name: 'volunteer.qualification.updated', data };
}

export function qualificationExpiring(
  qualification: PrintableQualification & { expiresOn: Day },
): QualificationEvent {
  const data = { ...printQualification(qualification), expires_on: qualification.expiresOn };
  return { name: 'volunteer.qualification.expiring', data };
}
