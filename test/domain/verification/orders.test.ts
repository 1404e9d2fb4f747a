/** In any order of events, a revoked entity is verified again only by two people, who took no part if it is an appeal. */
import fc from 'fast-check';
import { DAY_MS } from '../../../domain/days';
import { GivingError } from '../../../domain/errors';
import { decideAmong, refuseAppealOfRejection, refuseApplication } from '../../../domain/verification/among';
import {
  beginApplication,
  type Occurrence,
  type VerificationState,
} from '../../../domain/verification/decide';
import { REVOCATION_DAYS } from '../../../domain/verification/revocation';
import { allows, roleOf, STAGE_RULES } from '../../../domain/verification/stages';
import {
  type ActingParty,
  type Happening,
  HAPPENINGS,
  SYSTEM,
  VERIFICATION_LEVELS,
} from '../../../domain/verification/vocabulary';

const RUNS = 10_000;
const DECISIONS = new Set<Happening>([
  'pass',
  'fail',
  'approve',
  'deny',
  'dismiss',
  'revoke',
  'concern_raised',
]);
const OF_ENTITY = new Set<Happening>(['documents_submitted', 'remedy_submitted', 'appeal', 'withdraw']);
const member: ActingParty = { kind: 'entity', userId: 'member', persons: ['member'] };
/** Five reviewers and an operator, who counts as a decider. */
const DECIDERS = ['one', 'two', 'three', 'four', 'five', 'operator'].map((userId): ActingParty => ({
  kind: userId === 'operator' ? 'operator' : 'reviewer',
  userId,
  persons: [userId],
}));

interface Known {
  id: string;
  appliedAt: Date;
  state: VerificationState;
  /** Who approved in the current stage, one after the other. */
  approvers: string[];
  /** Who raised the concern, proposed the revocation or confirmed it. */
  accusers: string[];
}

interface Pick {
  /** True for what usually comes next. Otherwise `act` chooses one of the acts that some stage allows. */
  isUsual: boolean;
  act: number;
  decider: number;
  days: number;
}

const picks = fc.array(
  fc.record({
    isUsual: fc.constantFrom(true, true, true, false),
    act: fc.nat(),
    decider: fc.nat(DECIDERS.length - 1),
    days: fc.constantFrom(0, 0, 0, 1, 20, 150),
  }),
  { minLength: 20, maxLength: 45 },
);

/** From an application to a revocation and its appeal. */
const USUAL: Happening[] = [
  ...(['documents_accepted', 'found_in_database', 'pass', 'approve'] as const),
  ...(['remedy_submitted', 'revoke', 'appeal', 'concern_raised'] as const),
];

const isInForce = (all: Known[]) => all.some(({ state }) => STAGE_RULES[state.stage].inForce);
const revokedAt = (all: Known[]) => Math.max(0, ...all.map(({ state }) => state.revokedAt?.getTime() ?? 0));

/** What came back after a revocation, over all runs. */
const returned = { byAppeal: 0, byApplication: 0 };

it(`${RUNS} random orders of applying, deciding, revoking, appealing, expiring and withdrawing`, () => {
  fc.assert(
    fc.property(picks, (order) => {
      let all: Known[] = [];
      let at = new Date('2026-01-01T12:00:00.000Z');
      for (const pick of order) {
        at = new Date(at.getTime() + pick.days * DAY_MS);
        const before = all;
        const acted = tryTo(() => act(before, pick, at));
        if (acted === undefined) continue;
        all = acted.all;
        for (const role of ['standing', 'application'] as const) {
          if (all.filter(({ state }) => roleOf(state) === role).length > 1) throw new Error(`two of ${role}`);
        }
        if (!isInForce(before) && isInForce(all)) expectTwo(before, acted.moved, at);
      }
    }),
    { numRuns: RUNS },
  );
  expect(returned.byAppeal).toBeGreaterThan(0);
  expect(returned.byApplication).toBeGreaterThan(0);
});

/** Whatever brings a level back after a revocation was approved by two, who took no part in the revocation they undo. */
function expectTwo(before: Known[], moved: Known | undefined, at: Date): void {
  const revoked = revokedAt(before);
  if (revoked === 0) return;
  if (moved === undefined) throw new Error('a level came back without a decision');
  expect(new Set(moved.approvers).size).toBeGreaterThanOrEqual(2);
  const appealed = before.find(({ id }) => id === moved.id)?.state.appealedFrom;
  if (appealed === 'revoked') {
    expect(moved.approvers.filter((each) => moved.accusers.includes(each))).toEqual([]);
    returned.byAppeal += 1;
  } else {
    const isUndone = !before.some(({ state }) => state.stage === 'revoked');
    if (!isUndone)
      expect(moved.appliedAt.getTime() - revoked).toBeGreaterThanOrEqual(REVOCATION_DAYS * DAY_MS);
    expect(at.getTime()).toBeGreaterThan(revoked);
    returned.byApplication += 1;
  }
}

function tryTo<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof GivingError) return undefined;
    throw error;
  }
}

/** Does one of the acts that some stage allows, or applies for a level. */
function act(all: Known[], pick: Pick, at: Date): { all: Known[]; moved?: Known } {
  const { act: chosen, decider } = pick;
  const open = all.flatMap((known) =>
    HAPPENINGS.filter((each) => allows(known.state, each) && !['superseded', 'applied'].includes(each)).map(
      (happening) => ({ known, happening }),
    ),
  );
  const usual = USUAL.flatMap((each) => open.find(({ happening }) => happening === each) ?? []);
  const option = pick.isUsual ? usual[0] : open[chosen % (open.length + 1)];
  if (option === undefined) return { all: [...all, apply(all, chosen, at)] };
  const { known, happening } = option;
  const by = DECISIONS.has(happening)
    ? (DECIDERS[decider] ?? SYSTEM)
    : OF_ENTITY.has(happening)
      ? member
      : SYSTEM;
  const isAfterRevocation = revokedAt(all) > 0;
  if (happening === 'appeal' && known.state.stage === 'rejected') refuseAppealOfRejection(all, at);
  const occurrence: Occurrence = { happening, by, at, isAfterRevocation, trigger: 'suspicious_activity' };
  const { superseded, moved, withdrawn } = decideAmong(all, known, occurrence);
  const changed = new Map(
    [superseded, withdrawn].flatMap((each) =>
      each === undefined
        ? []
        : [[each.verification.id, { ...each.verification, state: each.state }] as const],
    ),
  );
  const next = remember({ ...known, state: moved.state }, happening, by);
  changed.set(known.id, next);
  return { all: all.map((each) => changed.get(each.id) ?? each), moved: next };
}

function remember(known: Known, happening: Happening, { userId }: ActingParty): Known {
  const who = userId ?? 'system';
  const approvers = happening === 'approve' ? [...known.approvers, who] : [];
  if (happening === 'concern_raised') return { ...known, approvers, accusers: [who] };
  return {
    ...known,
    approvers,
    accusers: happening === 'revoke' ? [...known.accusers, who] : known.accusers,
  };
}

function apply(all: Known[], chosen: number, at: Date): Known {
  const level = VERIFICATION_LEVELS[chosen % VERIFICATION_LEVELS.length] ?? 'basic';
  refuseApplication(all, level, at);
  const { state } = beginApplication({
    ...{ entityType: 'organization', level, hasDocuments: true, isIdentityKnown: true },
    ...{ requiredActions: [], by: member, at },
  });
  return { id: `verification_${all.length + 1}`, appliedAt: at, state, approvers: [], accusers: [] };
}
