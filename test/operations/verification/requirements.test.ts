/** Whose acts count for an application, and what makes it look again (docs/rules/verification.md). */
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { insertHistory } from '../../../db/queries/verification/history';
import { findVerification } from '../../../db/queries/verification/verifications';
import { requireRow } from '../../../domain/errors';
import { type RequirementCode } from '../../../domain/verification/levels';
import { updateCharity } from '../../../operations/charities/update-charity';
import { acceptTerms } from '../../../operations/users/terms';
import { findRequirements } from '../../../operations/verification/requirements';
import { buildActor, buildCharity } from '../../factories';
import { completePeople } from '../../factories/complete-application';
import { verifyPerson } from '../../factories/people';
import { buildVerification } from '../../factories/verified-charity';
import { useDatabase } from '../../support/database';
import { means } from '../../support/member-mails';

const test = useDatabase();
const at = new Date();

async function statusesOf(verificationId: string, ...codes: RequirementCode[]) {
  const verification = requireRow(await findVerification(test.db, verificationId), verificationId);
  const { requirements } = await findRequirements(test.db, verification);
  return codes.map((code) => requirements.find((each) => each.code === code)?.status);
}

/** An open application of a charity with a member, who applied unless somebody else did. */
async function buildOpen(appliedBy?: string) {
  const charity = await buildCharity(test.db, { source: 'member', listed: false, ein: null });
  const member = await buildActor(test.db, { memberOf: charity.id });
  const id = await buildVerification(test.db, charity.id, 'request_for_additional_information', 'standard');
  const userId = appliedBy ?? member.userId;
  await inTransaction(test.db, (tx) =>
    insertHistory(tx, id, [
      {
        ...{ happening: 'applied', fromStage: null, toStage: 'document_submission', status: 'pending' },
        ...{ by: { kind: 'entity', userId, persons: [userId] }, reason: null, at },
      },
    ]),
  );
  return { id, charityId: charity.id, member };
}

it('what a colleague confirmed does not count for the member who applied, but anybody may be the officer', async () => {
  const { id, charityId, member } = await buildOpen();
  const colleague = await buildActor(test.db, { memberOf: charityId });
  await completePeople(test.db, charityId, colleague.userId);
  const codes = ['email', 'phone', 'terms', 'officer', 'social_profile'] as const;
  expect(await statusesOf(id, ...codes)).toEqual(['missing', 'missing', 'missing', 'passed', 'passed']);
  await completePeople(test.db, charityId, member.userId);
  expect(await statusesOf(id, ...codes)).toEqual(codes.map(() => 'passed'));
});

it('if an operator applied, or the applicant left, any member counts', async () => {
  const operator = await buildActor(test.db, { isOperator: true });
  const { id, charityId, member } = await buildOpen(operator.userId);
  await completePeople(test.db, charityId, member.userId);
  expect(await statusesOf(id, 'email', 'phone', 'terms')).toEqual(['passed', 'passed', 'passed']);
});

it.each([
  ['basic', 'verified', 'missing'],
  ['standard', 'initial_review', 'received'],
  ['standard', 'verified', 'passed'],
  ['standard', 'revoked', 'missing'],
] as const)('an officer whose %s verification is %s: %s', async (level, stage, status) => {
  const { id, member } = await buildOpen();
  const personal = await verifyPerson(test.db, member.userId, level);
  await runStatement(
    test.db,
    `UPDATE verifications SET stage = $2, in_force = $3, status = $4 WHERE id = $1`,
    [personal, stage, stage === 'verified', stage === 'initial_review' ? 'in_review' : stage],
  );
  expect(await statusesOf(id, 'officer')).toEqual([status]);
});

const signalsOf = async (verificationId: string) =>
  (
    await selectRows(test.db, `SELECT 1 FROM outbox WHERE workflow_id = $1 AND signal = 'changed'`, [
      verificationId,
    ])
  ).length;

it('a new profile and accepted terms make the open application look again', async () => {
  const { id, charityId, member } = await buildOpen();
  const by = { kind: 'entity', userId: member.userId, persons: [member.userId] } as const;
  const edits = { description: 'Teaches adults to read, in evening classes near where they live.' };
  const actor = { userId: member.userId, credentialId: 'key_1', accountId: member.accountId };
  const act = { at, secrets: means.secrets, actor };
  await inTransaction(test.db, (tx) =>
    updateCharity({ ...act, tx }, { charityId, edits, by, mayChangeGuarded: true }),
  );
  expect(await signalsOf(id)).toBe(1);
  await inTransaction(test.db, (tx) =>
    acceptTerms({ tx, at }, { userId: member.userId, version: '1', terms: { version: '1', url: undefined } }),
  );
  expect(await signalsOf(id)).toBe(2);
});
