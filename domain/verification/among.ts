/** Decides about one of an entity's verifications, and about the others that end with it. See docs/rules/verification.md. */
import { GivingError } from '../errors';
import { levelIncludes } from '../gifts/gift';
import { decide, type Decision, type Occurrence, statusOf, type VerificationState } from './decide';
import { refuseIfRevoked } from './revocation';
import { allows, roleOf, STAGE_RULES } from './stages';
import { type Level, SYSTEM } from './vocabulary';

/** One of an entity's verifications. */
interface Known {
  id: string;
  state: VerificationState;
}

export interface Change<Verification extends Known> extends Decision {
  verification: Verification;
}

/** Everything that one happening changes. At most one verification is replaced, and at most one is withdrawn. */
export interface Changes<Verification extends Known> {
  /** The standing verification, in whose place an approved application steps. */
  superseded: Change<Verification> | undefined;
  moved: Change<Verification>;
  /** The open application of an entity that is revoked. */
  withdrawn: Change<Verification> | undefined;
}

/**
 * Applies a happening to one of an entity's verifications. An approved application replaces the standing verification.
 * Throws CONFLICT if this one is under a concern or an appeal, because the approval would end it undecided. A revocation
 * withdraws the open application.
 */
export function decideAmong<Verification extends Known>(
  all: readonly Verification[],
  verification: Verification,
  occurrence: Occurrence,
): Changes<Verification> {
  const { state } = verification;
  const replaced = occurrence.happening === 'approve' ? findReplaced(all, state) : undefined;
  const moved = decide(state, occurrence);
  const { at } = occurrence;
  const isApproved = roleOf(state) === 'application' && roleOf(moved.state) === 'standing';
  const isRevoked = moved.state.stage === 'revoked' && occurrence.happening === 'revoke';
  const open = isRevoked ? findOpen(all) : undefined;
  const reason = 'The verification of this entity was revoked.';
  return {
    superseded:
      isApproved && replaced !== undefined
        ? change(replaced, { happening: 'superseded', by: SYSTEM, at })
        : undefined,
    moved: { verification, ...moved },
    withdrawn:
      open === undefined ? undefined : change(open, { happening: 'withdraw', by: SYSTEM, at, reason }),
  };
}

function change<Verification extends Known>(
  verification: Verification,
  occurrence: Occurrence,
): Change<Verification> {
  return { verification, ...decide(verification.state, occurrence) };
}

function findReplaced<Verification extends Known>(
  all: readonly Verification[],
  state: VerificationState,
): Verification | undefined {
  if (roleOf(state) !== 'application') return undefined;
  const standing = all.find((each) => roleOf(each.state) === 'standing');
  if (standing === undefined || allows(standing.state, 'superseded')) return standing;
  const message = 'Decide about the concern or the appeal of the standing verification first.';
  throw new GivingError('CONFLICT', message, detailsOf(standing));
}

function findOpen<Verification extends Known>(all: readonly Verification[]): Verification | undefined {
  return all.find(({ state }) => roleOf(state) === 'application');
}

/** Throws CONFLICT after a revocation, if an application is open, or if the entity already holds the level. */
export function refuseApplication(all: readonly Known[], level: Level, at: Date): void {
  refuseIfRevoked(all, at);
  refuseIfOpen(all);
  const held = all.find(({ state }) => STAGE_RULES[state.stage].inForce && levelIncludes(state.level, level));
  if (held === undefined) return;
  const message = 'The entity holds this level or a higher one. Renew that verification instead.';
  throw new GivingError('CONFLICT', message, detailsOf(held));
}

/** Throws CONFLICT while the entity is revoked, or while another application is open. */
export function refuseAppealOfRejection(all: readonly Known[], at: Date): void {
  refuseIfRevoked(all, at);
  refuseIfOpen(all);
}

function refuseIfOpen(all: readonly Known[]): void {
  const open = findOpen(all);
  if (open === undefined) return;
  throw new GivingError('CONFLICT', 'A verification of this entity is already in progress.', detailsOf(open));
}

/** Describes a verification that stands in the way of another one. */
function detailsOf({ id, state }: Known) {
  return { verification_id: id, status: statusOf(state), level: state.level };
}
