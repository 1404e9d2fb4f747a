/** Chooses which of an entity's verifications a call is about. See docs/rules/verification.md. */
import { type VerificationState } from './decide';
import { isRevoked } from './revocation';
import { type Role, roleOf } from './stages';

/** What a call with the id of an entity is about. */
export type Subject = 'standing' | 'application' | 'appeal';

interface Chosen {
  state: VerificationState;
}

/**
 * Returns the chosen one of an entity's verifications, which are given oldest first. Returns undefined if there is none.
 * If nothing stands, or nothing is applied for, another one is chosen. Its stage then refuses what it does not allow.
 */
export function chooseVerification<Verification extends Chosen>(
  verifications: readonly Verification[],
  subject: Subject,
): Verification | undefined {
  const standing = findByRole(verifications, 'standing');
  const application = findByRole(verifications, 'application');
  const newest = verifications.at(-1);
  switch (subject) {
    case 'standing':
      return standing ?? application ?? newest;
    case 'application':
      return application ?? standing ?? newest;
    case 'appeal':
      return (
        verifications.find(({ state }) => isRevoked(state)) ??
        verifications.findLast(({ state }) => state.stage === 'rejected') ??
        chooseVerification(verifications, 'application')
      );
  }
}

/** Returns the open application of an entity whose verification stands. For any other verification, the standing one. */
export function findOther<Verification extends Chosen>(
  verifications: readonly Verification[],
  { state }: Chosen,
): Verification | undefined {
  return findByRole(verifications, roleOf(state) === 'standing' ? 'application' : 'standing');
}

/** A user who is both donor and volunteer may have two. Then the newest one counts. */
function findByRole<Verification extends Chosen>(verifications: readonly Verification[], role: Role) {
  return verifications.findLast(({ state }) => roleOf(state) === role);
}
