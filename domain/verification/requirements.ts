/** Defines the references and the video call that an organization needs for an approval at `enhanced`. */
import { GivingError } from '../errors';
import { type ReferenceStatus, REFERENCES_NEEDED } from '../references/reference';
import { type VideoCallStatus } from '../video-calls/video-call';
import { type VerificationState } from './decide';
import { type EntityType, type Level } from './vocabulary';

export const REQUIREMENTS = ['references', 'video_call'] as const;

export interface Requirement {
  name: (typeof REQUIREMENTS)[number];
  needed: number;
  met: number;
}

/** The referees' answers and the calls of a verification. */
export interface Attestations {
  references: readonly { status: ReferenceStatus }[];
  calls: readonly { status: VideoCallStatus }[];
}

/** Returns true if a verification needs references and a video call. */
export function needsAttestations(entityType: EntityType, level: Level): boolean {
  return entityType === 'organization' && level === 'enhanced';
}

/** Returns the requirements of a verification, with the needed and the present number of each. */
export function requirementsOf(
  { entityType, level }: Pick<VerificationState, 'entityType' | 'level'>,
  { references, calls }: Attestations,
): Requirement[] {
  if (!needsAttestations(entityType, level)) return [];
  const answered = references.filter(({ status }) => status === 'answered').length;
  const passed = calls.some(({ status }) => status === 'passed');
  return [
    { name: 'references', needed: REFERENCES_NEEDED, met: answered },
    { name: 'video_call', needed: 1, met: passed ? 1 : 0 },
  ];
}

/** Returns true if an approval grants the level for the first time. Renewals need no new references. */
function grantsLevel({ stage, appealedFrom }: VerificationState): boolean {
  return stage === 'compliance_check' || (stage === 'appeal_full_review' && appealedFrom === 'rejected');
}

/** Throws CONFLICT, with the missing requirements, if an approval would grant the level without them. */
export function requireAttestations(state: VerificationState, attestations: Attestations): void {
  if (!grantsLevel(state)) return;
  const missing = requirementsOf(state, attestations).filter(({ needed, met }) => met < needed);
  if (missing.length === 0) return;
  throw new GivingError('CONFLICT', 'The organization does not meet all requirements: see details.missing.', {
    stage: state.stage,
    missing,
  });
}
