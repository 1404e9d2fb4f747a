/** Reviewers decide at the same moment: one decision ends the case, and nobody counts twice. */
import { inTransaction, selectRows } from '../../../db/database';
import { lockCharity } from '../../../db/queries/charities/charities';
import { findVerification, insertVerification } from '../../../db/queries/verification/verifications';
import { beginApplication, type VerificationState } from '../../../domain/verification/decide';
import { GivingError } from '../../../domain/errors';
import { type ActingParty } from '../../../domain/verification/vocabulary';
import { readConfig } from '../../../config';
import { createGateways, type Gateways } from '../../../gateways';
import { newId } from '../../../new-id';
import { determineConcern } from '../../../operations/verification/concerns';
import { reviewVerification } from '../../../operations/verification/review';
import { holdVerification } from '../../../operations/verification/transition';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { completeApplication } from '../../factories/complete-application';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { sizeOf } from '../../support/large';
import { countWaiting } from '../../support/locks';
import { waitFor } from '../../support/wait';

const RUNS = sizeOf({ usual: 20, large: 200 });
const FEW_RUNS = sizeOf({ usual: 5, large: 200 });
const at = new Date();

let test: TestDatabase;
let gateways: Gateways;
let member: BuiltActor;
let reviewers: [ActingParty, ActingParty, ActingParty];
beforeAll(async () => {
  test = await openTestDatabase(4);
  gateways = createGateways(readConfig({ DATABASE_URL: test.url }), test.db);
  member = await buildActor(test.db);
  reviewers = [await buildReviewer(), await buildReviewer(), await buildReviewer()];
});
afterAll(async () => {
  await gateways.outbound.close();
  await test.close();
});

async function buildReviewer(): Promise<ActingParty> {
  const { userId } = await buildActor(test.db, { isReviewer: true });
  return { kind: 'reviewer', userId, persons: [userId] };
}

/** A charity's application that waits for its approval, or its verification in another stage. */
async function buildCase(changes: Partial<VerificationState> = {}, charityId?: string): Promise<string> {
  const entityId = charityId ?? (await buildCharity(test.db)).id;
  const by: ActingParty = { kind: 'entity', userId: member.userId, persons: [member.userId] };
  const { state } = beginApplication({
    entityType: 'organization',
    level: 'standard',
    hasDocuments: true,
    isIdentityKnown: true,
    requiredActions: [],
    by,
    at,
  });
  const id = newId('verification');
  await insertVerification(test.db, {
    id,
    entityId,
    accountId: member.accountId,
    submittedAt: at,
    state: { ...state, stage: 'compliance_check', ...changes },
  });
  await completeApplication(test.db, id);
  return id;
}

type Try = [by: ActingParty, decision: 'approve' | 'deny'];

/** Makes the decisions at once; answers how many were taken. */
async function decideAtOnce(verificationId: string, tries: Try[]): Promise<number> {
  const results = await Promise.allSettled(
    tries.map(([by, decision]) =>
      inTransaction(test.db, (tx) =>
        reviewVerification(
          { tx, at, secrets: gateways.secrets },
          { verificationId, by, decision, reason: 'As seen.' },
        ),
      ),
    ),
  );
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(GivingError);
    expect(refusal).toMatchObject({ code: 'CONFLICT' });
  }
  return tries.length - refusals.length;
}

async function stepsOf(verificationId: string): Promise<string[]> {
  const rows = await selectRows<{ step: string }>(
    test.db,
    `SELECT happening || ' → ' || to_stage AS step FROM verification_history WHERE verification_id = $1 ORDER BY id`,
    [verificationId],
  );
  return rows.map(({ step }) => step);
}

it(
  `three approvals at once, ${RUNS} times: two count, the second verifies`,
  async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const id = await buildCase();
      expect(
        await decideAtOnce(
          id,
          reviewers.map((by) => [by, 'approve']),
        ),
      ).toBe(2);
      expect(await stepsOf(id)).toEqual(['approve → compliance_check', 'approve → verified']);
    }
  },
  120_000 + RUNS * 500,
);

it(
  `one reviewer twice at once, ${FEW_RUNS} times: counts once`,
  async () => {
    const [one] = reviewers;
    for (let run = 0; run < FEW_RUNS; run += 1) {
      const id = await buildCase();
      expect(
        await decideAtOnce(id, [
          [one, 'approve'],
          [one, 'approve'],
        ]),
      ).toBe(1);
      expect((await findVerification(test.db, id))?.state).toMatchObject({
        stage: 'compliance_check',
        approvals: [{ by: one.userId }],
      });
    }
  },
  120_000 + RUNS * 500,
);

it(
  `the last approval against a denial, ${RUNS} times: one of them ends the case`,
  async () => {
    const [one, two, three] = reviewers;
    const ends = new Set<string | undefined>();
    for (let run = 0; run < RUNS; run += 1) {
      const id = await buildCase();
      await decideAtOnce(id, [[one, 'approve']]);
      const tries: Try[] = [
        [two, 'approve'],
        [three, 'deny'],
      ];
      expect(await decideAtOnce(id, run % 2 === 0 ? tries : tries.toReversed())).toBe(1);
      ends.add((await findVerification(test.db, id))?.state.stage);
      expect(await stepsOf(id)).toHaveLength(2);
    }
    expect(ends).toEqual(new Set(['verified', 'rejected']));
  },
  120_000 + RUNS * 500,
);

it('an edit that holds the application does not deadlock with a revocation, which withdraws it', async () => {
  const { id: charityId } = await buildCharity(test.db);
  const standing = await buildCase({ stage: 'revocation_confirmation' }, charityId);
  const application = await buildCase({}, charityId);
  const revoking = await inTransaction(test.db, async (tx) => {
    await holdVerification(tx, application);
    const determination = {
      verificationId: standing,
      by: reviewers[0],
      decision: 'revoke',
      reason: 'Forged.',
    } as const;
    const revoked = inTransaction(test.db, (other) =>
      determineConcern({ tx: other, at, secrets: gateways.secrets }, determination),
    );
    await waitFor('the revocation to wait', async () => (await countWaiting(test.db)) > 0);
    await lockCharity(tx, charityId);
    return { revoked };
  });
  await revoking.revoked;
  expect((await findVerification(test.db, standing))?.state.stage).toBe('revoked');
  expect((await findVerification(test.db, application))?.state.stage).toBe('withdrawn');
});
