/** Builds the events of a verification in wire format. */
import { type DomainEvent } from '../events/event';
import { statusOf, type VerificationState } from './decide';
import { type EntityType, type Happening, type Level, type Status } from './vocabulary';

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

export function announce({ entity, before, after, happening, standing }: Announced): DomainEvent[] {
  const status = statusOf(after);
  const previous = before === null ? null : statusOf(before);
  const events: DomainEvent[] = [];
  if (entity.type === 'organization' && status !== previous && after.stage !== 'superseded') {
    const { level } = standing;
    const data = {
      charity_id: entity.id,
      previous_status: previous,
      status,
      level,
      verified: level !== null,
    };
    events.push({ name: 'charity.verification.updated', data });
  }
  if (after.stage === 'verified' && happening === 'approve') {
    const expires_at = after.expiresAt?.toISOString() ?? null;
    const data = { entity_id: entity.id, entity_type: entity.type, level: after.level, status, expires_at };
    events.push({ name: 'verification.completed', data });
  }
  if (FAILED.includes(status) && status !== previous && after.stage !== 'superseded') {
    const reason = after.reason ?? defaultReason(status);
    const data = { entity_id: entity.id, reason, required_actions: after.requiredActions };
    events.push({ name: 'verification.failed', data });
  }
  return events;
}

function defaultReason(status: Status): string {
  return status === 'expired'
    ? 'The yearly renewal was not completed in time.'
    : 'The verification was not successful.';
}
