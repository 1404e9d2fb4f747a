/** The identity of an organization is that of its officers. */
import { inTransaction, runStatement } from '../../../db/database';
import { hasIdentifiedOfficer } from '../../../db/queries/verification/officers';
import { findVerification, insertVerification } from '../../../db/queries/verification/verifications';
import { beginApplication, decide, type VerificationState } from '../../../domain/verification/decide';
import { type EntityType, type Level, type Stage } from '../../../domain/verification/vocabulary';
import { type PersonFinding } from '../../../gateways/verification/checks';
import { newId } from '../../../new-id';
import { updateCharity } from '../../../operations/charities/update-charity';
import { judgeLookUp } from '../../../operations/verification/judge-look-up';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';
import { secrets } from '../../support/member-mails';
import { advanceVerification } from '../../../operations/verification/steps';
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

/** Judges a look-up that finds the charity as it was given. Returns the stage after it. */
async function judge(
  verificationId: string,
  charity: Awaited<ReturnType<typeof buildCharity>>,
  findings: PersonFinding[] = [],
  officerId?: string,
): Promise<VerificationState | undefined> {
  const lists = [{ digest: 'd', list: 'ofac-sdn', names: 7, importedAt: at }];
  const found = {
    ...{ ein: charity.ein ?? '', name: charity.name, deductibility: 'yes' as const, subsection: '03' },
    ...{ rulingMonth: '2020-01', importedAt: at },
  };
  const screening = { name: charity.name, lists, hits: [] };
  const lookUp = { screening, registration: { charity, found }, findings, officerId };
  await inTransaction(test.db, (tx) => judgeLookUp({ tx, at, secrets }, { verificationId, lookUp }));
  return (await findVerification(test.db, verificationId))?.state;
}

const CLEAR: PersonFinding = { check: 'criminal_background', outcome: 'clear', vendor: 'fake' };

it('a reviewer looks at an enhanced organization whose officer no vendor checked', async () => {
  const stageAfter = async (ein: string, level: Level, findings: PersonFinding[]) => {
    const charity = await buildCharity(test.db, { name: `Oak Grove ${ein}`, ein, country: 'US' });
    const id = await buildVerification(test.db, charity.id, 'database_verification', level);
    return (await judge(id, charity, findings))?.stage;
  };
  expect(await stageAfter('343434345', 'standard', [])).toBe('financial_review');
  expect(await stageAfter('343434346', 'enhanced', [CLEAR])).toBe('financial_review');
  expect(await stageAfter('343434347', 'enhanced', [])).toBe('manual_review');
});

it('answers about a name, EIN or country that changed during the look-up count for nothing', async () => {
  const charity = await buildCharity(test.db, { ein: '343434342', country: 'US' });
  const id = await buildVerification(test.db, charity.id, 'database_verification');
  for (const change of [{ name: 'Oak Grove' }, { ein: '343434349' }, { country: 'FR' }]) {
    expect(await judge(id, { ...charity, ...change })).toMatchObject({ stage: 'database_verification' });
  }
  expect(await judge(id, charity)).not.toMatchObject({ stage: 'database_verification' });
});

it('a rejected application is no longer looked up once the EIN changes', async () => {
  const charity = await buildCharity(test.db, { source: 'member', listed: false, ein: '343434343' });
  const member = await buildActor(test.db, { memberOf: charity.id });
  const id = await buildVerification(test.db, charity.id, 'rejected');
  await runStatement(test.db, `UPDATE verifications SET database_check = 'completed' WHERE id = $1`, [id]);
  const by = { kind: 'entity', userId: member.userId, persons: [member.userId] } as const;
  const actor = { userId: member.userId, credentialId: 'key_1', accountId: member.accountId };
  const update = { charityId: charity.id, edits: { ein: '343434344' }, by, mayChangeGuarded: true };
  await inTransaction(test.db, (tx) => updateCharity({ tx, at, secrets, actor }, update));
  expect((await findVerification(test.db, id))?.state).toMatchObject({
    stage: 'rejected',
    checks: { database: 'pending' },
  });
});

it('the background of an officer who left does not count for the next one: the look-up is repeated', async () => {
  const charity = await buildCharity(test.db, { ein: '343434348', country: 'US' });
  const first = await buildActor(test.db, { memberOf: charity.id });
  await verifyPerson(first, 'standard', 'verified');
  const id = await buildVerification(test.db, charity.id, 'database_verification', 'enhanced');
  await runStatement(test.db, `UPDATE verifications SET documents_check = 'completed' WHERE id = $1`, [id]);
  const moved = await judge(id, charity, [CLEAR], first.userId);
  expect(moved).toMatchObject({ stage: 'financial_review', checks: { database: 'completed' } });
  const advance = async () => {
    await inTransaction(test.db, (tx) => advanceVerification({ tx, at, secrets }, id));
    return (await findVerification(test.db, id))?.state.stage;
  };
  expect(await advance()).toBe('financial_review');
  await runStatement(test.db, 'DELETE FROM charity_members WHERE charity_id = $1', [charity.id]);
  expect(await advance()).toBe('database_verification');
  expect(await judge(id, charity)).toMatchObject({ stage: 'manual_review' });
  expect(await advance()).toBe('manual_review');
});
