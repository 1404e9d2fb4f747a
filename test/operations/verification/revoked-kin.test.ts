/** Two reviewers must approve a new charity that has an officer or payout account of a revoked one. */
import { inTransaction, runStatement } from '../../../db/database';
import { insert } from '../../../db/rows';
import { verificationDocuments } from '../../../db/tables/verification';
import { insertEvidence, listEvidence } from '../../../db/queries/verification/evidence';
import { insertHistory } from '../../../db/queries/verification/history';
import {
  findVerification,
  insertVerification,
  listOfEntity,
} from '../../../db/queries/verification/verifications';
import { DAY_MS } from '../../../domain/days';
import { requireRow } from '../../../domain/errors';
import { type AccountDetails, isSameAccount } from '../../../domain/payout-accounts/account';
import { beginApplication } from '../../../domain/verification/decide';
import { SYSTEM } from '../../../domain/verification/vocabulary';
import { newId } from '../../../new-id';
import { sealDetails } from '../../../operations/payout-accounts/sealed-details';
import { findApprovalsNeeded, isAfterRevocation } from '../../../operations/verification/after-revocation';
import { judgeLookUp } from '../../../operations/verification/judge-look-up';
import { reviewVerification } from '../../../operations/verification/review';
import { buildActor, type BuiltActor, buildCharity } from '../../factories';
import { completeApplication } from '../../factories/complete-application';
import { buildPayoutAccount } from '../../factories/payees';
import { buildVerification } from '../../factories/verified-charity';
import { useDatabase } from '../../support/database';
import { means, secrets } from '../../support/member-mails';

const test = useDatabase();

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

/** Builds a charity that was revoked some days ago. Returns its id. */
async function buildRevoked(days = 30): Promise<string> {
  const { id } = await buildCharity(test.db);
  const verificationId = await buildVerification(test.db, id, 'revoked');
  await runStatement(test.db, 'UPDATE verifications SET revoked_at = $2 WHERE id = $1', [
    verificationId,
    daysAgo(days),
  ]);
  return id;
}

const numbers = (accountNumber: string): AccountDetails => ({
  ...{ kind: 'bank_us', routingNumber: '021000021', accountType: 'checking', holderName: 'Oak Grove' },
  accountNumber,
});

const addAccount = (charityId: string, accountNumber: string) =>
  buildPayoutAccount(test.db, charityId, {
    sealedDetails: sealDetails(secrets, numbers(accountNumber)),
    last4: accountNumber.slice(-4),
  });

/** Stores a verified person's verification. Returns its id. */
async function verifyPerson({ userId: entityId, accountId }: BuiltActor): Promise<string> {
  const by = { kind: 'entity' as const, userId: entityId, persons: [entityId] };
  const { state: begun } = beginApplication({
    ...{ entityType: 'volunteer', level: 'standard', hasDocuments: true, isIdentityKnown: false },
    ...{ requiredActions: [], by, at: now },
  });
  const state = {
    ...begun,
    stage: 'verified' as const,
    checks: { ...begun.checks, identity: 'completed' as const },
  };
  const id = newId('verification');
  await insertVerification(test.db, { id, entityId, accountId, submittedAt: now, state });
  return id;
}

async function buildOfficer(
  charityId: string,
  fileSha256?: string,
  pictures: string[] = [],
): Promise<BuiltActor> {
  const officer = await buildActor(test.db, { memberOf: charityId });
  const verificationId = await verifyPerson(officer);
  if (fileSha256 === undefined) return officer;
  await insert(test.db, verificationDocuments, {
    ...{ id: newId('document'), verificationId, type: 'government_id', status: 'accepted' },
    ...{ url: 'https://files.example/id.pdf', sha256: fileSha256, pictures, submittedAt: now },
  });
  return officer;
}

const join = (charityId: string, { userId }: BuiltActor) =>
  runStatement(test.db, 'INSERT INTO charity_members (charity_id, user_id) VALUES ($1, $2)', [
    charityId,
    userId,
  ]);

/** Has reviewers approve an application for `basic`. Returns how many it took, and the evidence for reviewers. */
async function approve(charityId: string): Promise<{ approvals: number; facts: object[] }> {
  const verificationId = await buildVerification(test.db, charityId, 'compliance_check');
  await completeApplication(test.db, verificationId);
  let approvals = 0;
  let stage: string | undefined;
  while (stage !== 'verified') {
    const { userId } = await buildActor(test.db, { isReviewer: true });
    const by = { kind: 'reviewer' as const, userId, persons: [userId] };
    const review = { verificationId, by, decision: 'approve', reason: 'As seen.' } as const;
    ({ stage } = (
      await inTransaction(test.db, (tx) =>
        reviewVerification({ tx, at: now, secrets: means.secrets }, review),
      )
    ).state);
    approvals += 1;
  }
  const evidence = await listEvidence(test.db, verificationId);
  return { approvals, facts: evidence.map(({ facts }) => facts) };
}

const NOBODY = { approvals: 1, facts: [] };

it('needs two deciders for a payout account of a revoked charity, and says whose it is', async () => {
  const [revoked, charity] = [await buildRevoked(), await buildCharity(test.db)];
  await addAccount(revoked, '000123456789');
  await addAccount(charity.id, '000123456789');
  const facts = [{ same_ein: [], same_officer: [], same_payout_account: [revoked] }];
  expect(await approve(charity.id)).toEqual({ approvals: 2, facts });
});

it('needs two deciders for the EIN that was looked up for a revoked charity', async () => {
  const [revoked, charity] = [await buildRevoked(), await buildCharity(test.db, { ein: '313131313' })];
  const [verification] = await listOfEntity(test.db, { entityId: revoked });
  const found = { source: 'irs_register', outcome: 'match', facts: { ein: '313131313' }, checkedAt: now };
  await insertEvidence(test.db, { verificationId: verification?.id ?? '', ...found });
  const facts = [{ same_ein: [revoked], same_officer: [], same_payout_account: [] }];
  expect(await approve(charity.id)).toEqual({ approvals: 2, facts });
});

it('compares whole account numbers', async () => {
  const [revoked, charity] = [await buildRevoked(), await buildCharity(test.db)];
  await addAccount(revoked, '000555550001');
  await addAccount(charity.id, '000666660001');
  expect(await approve(charity.id)).toEqual(NOBODY);
  expect(isSameAccount(numbers('1'), numbers('1'))).toBe(true);
  expect(isSameAccount(numbers('1'), { ...numbers('1'), routingNumber: '011000015' } as AccountDetails)).toBe(
    false,
  );
});

it('needs two deciders for an officer of a revoked charity, also one who has left it', async () => {
  const [revoked, charity] = [await buildRevoked(), await buildCharity(test.db)];
  const officer = await buildOfficer(revoked);
  await join(charity.id, officer);
  const facts = [{ same_ein: [], same_officer: [revoked], same_payout_account: [] }];
  expect(await approve(charity.id)).toEqual({ approvals: 2, facts });
  await runStatement(
    test.db,
    `WITH gone AS (DELETE FROM charity_members WHERE charity_id = $1 RETURNING charity_id, user_id)
     INSERT INTO former_members (charity_id, user_id, left_at) SELECT charity_id, user_id, now() FROM gone`,
    [revoked],
  );
  const other = await buildCharity(test.db);
  await join(other.id, officer);
  expect(await approve(other.id)).toEqual({ approvals: 2, facts });
});

it('needs two deciders for an officer under another login with the same identity document', async () => {
  const [revoked, charity] = [await buildRevoked(), await buildCharity(test.db)];
  await buildOfficer(revoked, 'a'.repeat(64));
  await buildOfficer(charity.id, 'a'.repeat(64));
  const facts = [{ same_ein: [], same_officer: [revoked], same_payout_account: [] }];
  expect(await approve(charity.id)).toEqual({ approvals: 2, facts });
});

it('needs two deciders for an officer whose identity document shows the same picture in another file', async () => {
  const [revoked, charity, other] = [
    await buildRevoked(),
    await buildCharity(test.db),
    await buildCharity(test.db),
  ];
  await buildOfficer(revoked, 'c'.repeat(64), ['0'.repeat(64), '01'.repeat(32)]);
  // A re-encoded picture differs in a few bits, another picture in many.
  await buildOfficer(charity.id, 'd'.repeat(64), ['10' + '01'.repeat(31)]);
  await buildOfficer(other.id, 'e'.repeat(64), ['1'.repeat(64)]);
  const facts = [{ same_ein: [], same_officer: [revoked], same_payout_account: [] }];
  expect(await approve(charity.id)).toEqual({ approvals: 2, facts });
  expect(await approve(other.id)).toEqual(NOBODY);
});

it('needs one for members whom nobody identified, and for officers of their own', async () => {
  const [revoked, charity] = [await buildRevoked(), await buildCharity(test.db)];
  await join(charity.id, await buildActor(test.db, { memberOf: revoked }));
  await buildOfficer(charity.id, 'b'.repeat(64));
  expect(await approve(charity.id)).toEqual(NOBODY);
});

it('needs one after 365 days, or once an appeal has undone the revocation', async () => {
  const officer = await buildOfficer(await buildRevoked(366));
  const reinstated = await buildRevoked();
  await join(reinstated, officer);
  await runStatement(
    test.db,
    `UPDATE verifications SET stage = 'verified', status = 'approved', in_force = true WHERE entity_id = $1`,
    [reinstated],
  );
  const charity = await buildCharity(test.db);
  await join(charity.id, officer);
  expect(await approve(charity.id)).toEqual(NOBODY);
});

it.each([
  ['before', 40, 1],
  ['after', 20, 2],
])(
  'a charity approved %s the revocation needs, for what it reports with the same account: %s days ago, %s',
  async (_order, approvedDaysAgo, people) => {
    const [revoked, charity] = [await buildRevoked(30), await buildCharity(test.db)];
    const verificationId = await buildVerification(test.db, charity.id, 're_verification');
    await runStatement(
      test.db,
      'UPDATE verifications SET period = 1, is_self_reported = true WHERE id = $1',
      [verificationId],
    );
    const approved = { happening: 'approve', fromStage: 'compliance_check', toStage: 'verified' } as const;
    await insertHistory(test.db, verificationId, [
      { ...approved, status: 'approved', by: SYSTEM, reason: null, at: daysAgo(approvedDaysAgo) },
    ]);
    for (const id of [revoked, charity.id]) await addAccount(id, `00077777${String(approvedDaysAgo)}`);
    const verification = requireRow(await findVerification(test.db, verificationId), verificationId);
    const act = { tx: test.db, at: now, secrets };
    expect(await findApprovalsNeeded(act, verification)).toBe(people);
    expect(await isAfterRevocation(act, verification)).toBe(people === 2);
    const evidence = await listEvidence(test.db, verificationId);
    expect(evidence.map(({ source }) => source)).toEqual(people === 2 ? ['revoked_entities'] : []);
  },
);

it('counts who must approve by what is true now, not by old evidence', async () => {
  const { id } = await buildCharity(test.db);
  const verificationId = await buildVerification(test.db, id, 'compliance_check');
  const facts = { same_ein: [], same_officer: [await buildRevoked(366)], same_payout_account: [] };
  const found = { source: 'revoked_entities', outcome: 'possible_match', facts, checkedAt: daysAgo(2) };
  await insertEvidence(test.db, { verificationId, ...found });
  const verification = requireRow(await findVerification(test.db, verificationId), verificationId);
  expect(await findApprovalsNeeded({ tx: test.db, at: now, secrets }, verification)).toBe(1);
});

it('the look-up of such an application goes to a reviewer, and repeats no evidence', async () => {
  const ein = '121212121';
  const revoked = await buildRevoked();
  const charity = await buildCharity(test.db, { ein, country: 'US' });
  await join(charity.id, await buildOfficer(revoked));
  const verificationId = await buildVerification(test.db, charity.id, 'database_verification', 'standard');
  const found = {
    ...{ ein, name: charity.name, deductibility: 'yes' as const, subsection: '03' },
    ...{ rulingMonth: '2020-01', importedAt: now },
  };
  const lists = [{ digest: 'd', list: 'ofac-sdn', names: 7, importedAt: now }];
  const lookUp = {
    screening: { name: charity.name, lists, hits: [] },
    registration: { charity, found },
  };
  const order = { verificationId, lookUp };
  await inTransaction(test.db, (tx) => judgeLookUp({ tx, at: now, secrets }, order));
  expect((await findVerification(test.db, verificationId))?.state.stage).toBe('manual_review');
  const { userId } = await buildActor(test.db, { isReviewer: true });
  const by = { kind: 'reviewer' as const, userId, persons: [userId] };
  const review = { verificationId, by, decision: 'pass', reason: 'As seen.' } as const;
  await inTransaction(test.db, (tx) => reviewVerification({ tx, at: now, secrets: means.secrets }, review));
  const evidence = await listEvidence(test.db, verificationId);
  expect(evidence.filter(({ source }) => source === 'revoked_entities')).toMatchObject([
    { outcome: 'possible_match', facts: { same_ein: [], same_officer: [revoked], same_payout_account: [] } },
  ]);
});
