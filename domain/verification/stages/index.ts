/**
 * Defines the stages of a verification. A happening is an action or a passed deadline. Each stage has a status, and a
 * target stage for each happening that it allows. All other happenings get CONFLICT. An application and a standing
 * verification have a machine each: application.ts and standing.ts. An approval leads from one to the other. See
 * docs/rules/verification.md.
 */
import { type Checks, type Happening, type Stage, STAGES } from '../vocabulary';
import { APPLICATION } from './application';
import { type Facts, type Moves, type StageRule } from './rule';
import { STANDING } from './standing';

export { type Facts } from './rule';

/** What each stage means. The stages of an appeal mean the same in both machines, but lead elsewhere. */
export const STAGE_RULES: Record<Stage, Omit<StageRule, 'on'>> = { ...APPLICATION, ...STANDING };

/**
 * Stages that a verification leaves immediately. For example, the platform sends a notice of concern as soon
 * as the concern is recorded.
 */
export const PASSES_BY: Partial<Record<Stage, Happening>> = { notice_of_concern: 'notice_sent' };

/**
 * An entity has at most one open application and at most one standing verification. All others are past. Only the stage
 * decides which one a verification is. In the stages of an appeal, so does the appealed decision.
 */
const ROLES = ['application', 'standing', 'past'] as const;
export type Role = (typeof ROLES)[number];

/** Returns true if the look-up of the present details was answered, by itself or by a reviewer. */
export function isLookedUp({ checks }: { checks: Checks }): boolean {
  return checks.database === 'completed' || checks.database === 'failed';
}

type Staged = Pick<Facts, 'appealedFrom'> & { stage: Stage };

const PAST_STAGES: readonly Stage[] = ['rejected', 'withdrawn', 'superseded'];

export function roleOf(state: Staged): Role {
  if (PAST_STAGES.includes(state.stage)) return 'past';
  return isOfApplication(state) ? 'application' : 'standing';
}

function isOfApplication({ stage, appealedFrom }: Staged): boolean {
  return stage in APPLICATION && !(stage in STANDING && appealedFrom === 'revoked');
}

function movesOf(state: Staged): Moves {
  const machine: Partial<Record<Stage, StageRule>> = isOfApplication(state) ? APPLICATION : STANDING;
  return machine[state.stage]?.on ?? {};
}

/** Returns true if the stage knows the happening. The facts may still refuse it. */
export function allows(state: Staged, happening: Happening): boolean {
  return movesOf(state)[happening] !== undefined;
}

/** Returns the target stage of a happening, and the changed checks. Returns undefined to refuse it. */
export function findMove(
  stage: Stage,
  happening: Happening,
  facts: Facts,
): { to: Stage; checks: Partial<Checks> } | undefined {
  const move = movesOf({ ...facts, stage })[happening];
  const to = typeof move?.to === 'function' ? move.to(facts) : move?.to;
  if (to === undefined) return undefined;
  const checks = typeof move?.checks === 'function' ? move.checks(facts) : move?.checks;
  return { to, checks: checks ?? {} };
}

/** Lists the happenings that a stage allows, for the details of a refusal. */
export function listPossible(stage: Stage, facts: Facts): Happening[] {
  const known = Object.keys(movesOf({ ...facts, stage })) as Happening[];
  return known.filter((happening) => findMove(stage, happening, facts) !== undefined);
}

/** The stages in which a reviewer must act. */
export const STAGES_FOR_REVIEWERS = STAGES.filter((stage) => STAGE_RULES[stage].waitsFor === 'reviewer');

/** The stages in which somebody must act: the entity, a reviewer or the platform. */
export const STAGES_THAT_WAIT = STAGES.filter((stage) => STAGE_RULES[stage].waitsFor !== 'nobody');
