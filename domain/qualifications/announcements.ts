/** Builds the events of qualifications in wire format. No event contains the number of a license. */
import { type Day } from '../days';
import { type DomainEvent } from '../events/event';
import { type QualificationKind, type QualificationStatus } from './qualification';

interface Announced {
  id: string;
  userId: string;
  kind: QualificationKind;
  name: string;
  status: QualificationStatus;
  reason: string | null;
  expiresOn: Day | null;
}

export function qualificationUpdated(qualification: Announced): DomainEvent {
  const { status, reason, expiresOn } = qualification;
  const data = { ...common(qualification), status, reason, expires_on: expiresOn };
  return { name: 'volunteer.qualification.updated', data };
}

export function qualificationExpiring(qualification: Announced & { expiresOn: Day }): DomainEvent {
  const data = { ...common(qualification), expires_on: qualification.expiresOn };
  return { name: 'volunteer.qualification.expiring', data };
}

function common({ id, userId, kind, name }: Announced) {
  return { qualification_id: id, volunteer_id: userId, kind, name };
}
