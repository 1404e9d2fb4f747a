/** What a stage of a verification is made of. */
import {
  type Checks,
  type EntityType,
  type Happening,
  type Level,
  type Stage,
  type Status,
} from '../vocabulary';

/** The facts on which a target stage can depend. */
export interface Facts {
  entityType: EntityType;
  level: Level;
  /** True if the entity may already submit documents for its yearly renewal. */
  isRenewalOpen: boolean;
  /** True if the approved year is over. */
  isPastExpiry: boolean;
  /** The appealed decision. It stays set after a lost appeal. */
  appealedFrom: 'rejected' | 'revoked' | null;
  isAppealOpen: boolean;
  isLookedUp: boolean;
}

/** A target stage, or a function that chooses it by the facts. Undefined refuses the happening. */
type Target = Stage | ((facts: Facts) => Stage | undefined);

export interface Move {
  to: Target;
  checks?: Partial<Checks> | ((facts: Facts) => Partial<Checks>);
}

export type Moves = Partial<Record<Happening, Move>>;

export interface StageRule {
  status: Status;
  /** True if the entity holds its level in this stage. */
  inForce: boolean;
  /** The party that must act next. */
  waitsFor: 'entity' | 'reviewer' | 'system' | 'nobody';
  on: Moves;
}

/** New documents wait for their check. */
export const SUBMITTED = { documents: 'in_review' } as const;
export const REFUSED = { documents: 'failed' } as const;

/** A decision can be appealed once, and for a limited time. */
const appealed = ({ isAppealOpen }: Facts) => (isAppealOpen ? 'appeal_initial_review' : undefined);
export const toAppeal: Move = { to: appealed };

/** In this stage, people who took no part in a decision hear the appeal against it. */
export const appealStage = (on: Moves): StageRule => ({
  status: 'appealed',
  inForce: false,
  waitsFor: 'reviewer',
  on,
});

export const ended = (status: Status, on: Moves = {}): StageRule => ({
  status,
  inForce: false,
  waitsFor: 'nobody',
  on,
});
