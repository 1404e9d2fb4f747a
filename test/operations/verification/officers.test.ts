/** The identity of an organization is that of its officers. */
import { inTransaction, runStatement } from '../../../db/database';
import { hasIdentifiedOfficer } from '../../../db/queries/verification/officers';
import { findVerification, insertVerification } from '../../../db/queries/verification/verifications';
import { beginApplication, decide } from '../../../domain/verification/decide';
import { type EntityType, type Level, type Stage } from '../../../domain/verification/vocabulary';
import { newId } from '../../../new-id';
import { judgeLookUp } from '../../../operations/verification/judge-look-up';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';
import { secrets } from '../../support/member-mails';
import { buildVerification } from '../../factories/verified-charity';

const test = useDatabase();

const at = new Date('2026-03-01T00:00:00Z');

function begin(entityType: EntityType, level: Level) {
  const by = { kind: 'entity' as const, userId: 'user_a', persons: ['user_a'] };
  const application = { entityType, level, hasDocuments: true, isIdentityKnown: false, requiredActions: [] };
  return beginApplication({ ...application, by, at }).state;
}

async function verifyPerson(actor: BuiltActor, level: Level, stage: Stage): Promise<void> {
  const begun = begin('volunteer', level);
  const state = { ...begun, stage, checks: { ...begun.checks, identity: 'completed' as const } };
  const { userId: entityId, accountId } = actor;
  await inTransaction(test.db, (tx) =>
    insertVerification(tx, { id: newId('verification'), entityId, accountId, submittedAt: at, state }),
  );
}

it.each<[Level, Stage, boolean]>([
  ['standard', 'verified', true],
  ['enhanced', 'renewal_review', true],
  ['basic', 'verified', false],
  ['standard', 'revoked', false],
  ['standard', 'compliance_check', false],
])(
  'a member whose %s verification is %s identifies the organization: %s',
  async (level, stage, isIdentified) => {
    const charity = await buildCharity(test.db);
    expect(await hasIdentifiedOfficer(test.db, charity.id)).toBe(false);
    const member = await buildActor(test.db, { memberOf: charity.id });
    await verifyPerson(member, level, stage);
    expect(await hasIdentifiedOfficer(test.db, charity.id)).toBe(isIdentified);
    await runStatement(test.db, 'DELETE FROM charity_members WHERE charity_id = $1', [charity.id]);
    expect(await hasIdentifiedOfficer(test.db, charity.id)).toBe(false);
  },
);

it('the pass of a reviewer identifies a person, not an organization', () => {
  const reviewer = { kind: 'reviewer' as const, userId: 'user_r', persons: ['user_r'] };
  const passed = (entityType: EntityType) =>
    decide(
      { ...begin(entityType, 'standard'), stage: 'initial_review' },
      { happening: 'pass', by: reviewer, at },
    ).state.checks;
  expect(passed('donor')).toMatchObject({ identity: 'completed', documents: 'completed' });
  expect(passed('organization')).toMatchObject({ identity: 'in_review', documents: 'completed' });
});

it.each([
  ['completed', true],
  ['in_review', false],
])(
  'after the look-up, the identity of an organization is %s if it has a verified officer: %s',
  async (identity, hasOfficer) => {
    const charity = await buildCharity(test.db, { ein: null });
    const verificationId = await buildVerification(test.db, charity.id, 'database_verification', 'standard');
    const member = await buildActor(test.db, { memberOf: charity.id });
    if (hasOfficer) await verifyPerson(member, 'standard', 'verified');
    const screening = { name: charity.name, lists: [], hits: [] };
    const lookUp = { screening, registration: { charity, found: undefined } };
    await inTransaction(test.db, (tx) => judgeLookUp({ tx, at, secrets }, { verificationId, lookUp }));
    const found = await findVerification(test.db, verificationId);
    expect(found?.state).toMatchObject({ stage: 'manual_review', checks: { identity } });
  },
);
