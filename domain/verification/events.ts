/** Defines the events of a verification in wire format. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { id, time } from '../events/fields';
import { statusOf, type VerificationState } from './decide';
import { isVerified } from './standing';
import {
  ENTITY_TYPES,
  type EntityType,
  type Happening,
  type Level,
  type Status,
  VERIFICATION_LEVELS,
} from './vocabulary';

const level = z.enum(VERIFICATION_LEVELS);
const subject = { entity_id: id, entity_type: z.enum(ENTITY_TYPES), level };

export const verificationEvents = {
  'charity.verification.updated': z
    .strictObject({
      charity_id: id,
      previous_status: z.string().nullable(),
      status: z.string(),
      level: level.nullable(),
      verified: z.boolean(),
    })
    .meta({ description: "A charity's verification status changed." }),
  'verification.completed': z
    .strictObject({ ...subject, status: z.string(), expires_at: time.nullable() })
    .meta({ description: 'A verification was approved.' }),
  'verification.failed': z
    .strictObject({ entity_id: id, reason: z.string(), required_actions: z.array(z.string()) })
    .meta({
      description: 'A verification failed, or needs the `required_actions` before it can continue.',
    }),
  'verification.reminder': z
    .strictObject({ ...subject, expires_at: time, days_left: z.int() })
    .meta({ description: 'A verification expires in 60, 30 or 7 days unless it is renewed.' }),
};
type VerificationEvent = EventOf<typeof verificationEvents>;

type PrintableState = Pick<VerificationState, 'entityType' | 'level'>;

/** Returns the wire form of what a verification is about, from which the API also presents it. */
export function printSubject(entityId: string, { entityType, level }: PrintableState) {
  return { entity_id: entityId, entity_type: entityType, level };
}

/** An entity's highest verified level, and the time when that verification expires. */
export interface Standing {
  level: Level | null;
  expiresAt: Date | null;
}

export interface Announced {
  entity: { id: string; type: EntityType };
  /** The state before the change; null for a new verification. */
  before: VerificationState | null;
  after: VerificationState;
  happening: Happening;
  standing: Standing;
}

const FAILED: readonly Status[] = ['information_required', 'rejected', 'revoked', 'expired', 'withdrawn'];

/** Builds the events of a change. A change within a status has none. */
export function announce({ entity, before, after, happening, standing }: Announced): VerificationEvent[] {
  const status = statusOf(after);
  const previous = before === null ? null : statusOf(before);
  const events: VerificationEvent[] = [];
  if (entity.type === 'organization' && status !== previous && after.stage !== 'superseded') {
    const data = {
      charity_id: entity.id,
      previous_status: previous,
      status,
      level: standing.level,
      verified: isVerified(standing.level),
    };
    events.push({ name: 'charity.verification.updated', data });
  }
  if (after.stage === 'verified' && happening === 'approve') {
    const about = printSubject(entity.id, { entityType: entity.type, level: after.level });
    const data = { ...about, status, expires_at: after.expiresAt?.toISOString() ?? null };
    events.push({ name: 'verification.completed', data });
  }
  if (FAILED.includes(status) && status !== previous && after.stage !== 'superseded') {
    const reason = after.reason ?? defaultReason(status);
    const data = { entity_id: entity.id, reason, required_actions: after.requiredActions };
    events.push({ name: 'verification.failed', data });
  }
  return events;
}

/** Builds the event for a verification that expires soon. */
export function verificationReminder(
  entityId: string,
  state: PrintableState & { expiresAt: Date },
  daysLeft: number,
): VerificationEvent {
  const expiry = { expires_at: state.expiresAt.toISOString(), days_left: daysLeft };
  return { name: 'verification.reminder', data: { ...printSubject(entityId, state), ...expiry } };
}

function defaultReason(status: Status): string {
  if (status === 'withdrawn') return 'The applicant withdrew the application.';
  return status === 'expired'
    ? 'The yearly renewal was not completed in time.'
    : 'The verification was not successful.';
}
