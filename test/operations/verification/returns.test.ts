/** Who comes back after a revocation is refused or needs two people, as the table of answers says. */
import { inTransaction, runStatement } from '../../../db/database';
import { insertEvidence } from '../../../db/queries/verification/evidence';
import { type Verification } from '../../../db/queries/verification/verifications';
import { shiftByDays } from '../../../domain/days';
import { GivingError } from '../../../domain/errors';
import { REGISTER } from '../../../domain/verification/evidence';
import { type EntityType } from '../../../domain/verification/vocabulary';
import { appealVerification, applyForVerification } from '../../../operations/verification/apply';
import { sealDetails } from '../../../operations/payout-accounts/sealed-details';
import { reviewVerification } from '../../../operations/verification/review';
import { RETURNS, type ReturnRow } from '../../domain/verification/cells/people';
import { buildActor, buildCharity } from '../../factories';
import { completeApplication } from '../../factories/complete-application';
import { buildPayoutAccount } from '../../factories/payees';
import { verifyPerson } from '../../factories/people';
import { buildVerification } from '../../factories/verified-charity';
import { useDatabase } from '../../support/database';
import { secrets } from '../../support/member-mails';

const test = useDatabase();
const at = new Date();

interface Applicant {
  entityType: EntityType;
  entityId: string;
  isByOperator?: boolean;
  /** Who the applicant turns out to be after applying. */
  erasedUserId?: string;
}

const revoke = (verificationId: string, days: number, changes = "stage = 'revoked', status = 'revoked'") =>
  runStatement(
    test.db,
    `UPDATE verifications SET ${changes}, in_force = false, revoked_at = $2 WHERE id = $1`,
    [verificationId, shiftByDays(at, -days)],
  );

async function revokedCharity(days: number, changes?: string) {
  const { id: entityId } = await buildCharity(test.db, { ein: null });
  const verificationId = await buildVerification(test.db, entityId, 'verified');
  await revoke(verificationId, days, changes);
  return { entityId, verificationId };
}

const organization = (entityId: string): Applicant => ({ entityType: 'organization', entityId });
const newCharity = async (changes = {}) => (await buildCharity(test.db, { ein: null, ...changes })).id;

/** A new charity and a revoked one, each with an officer. Returns both officers. */
async function withOfficers(days: number) {
  const { entityId: revoked } = await revokedCharity(days);
  const charity = await newCharity();
  const theirs = await buildActor(test.db, { memberOf: revoked });
  const own = await buildActor(test.db, { memberOf: charity });
  const proofs = [await verifyPerson(test.db, theirs.userId), await verifyPerson(test.db, own.userId)];
  await runStatement(test.db, "UPDATE verifications SET identity_check = 'completed' WHERE id = ANY($1)", [
    proofs,
  ]);
  return { charity, theirs, own, proofs };
}

const comeBack = (userId: string, erasedUserId: string) =>
  runStatement(test.db, 'INSERT INTO returned_people VALUES ($1, $2, now())', [userId, erasedUserId]);

async function revokedPerson(days: number): Promise<string> {
  const { userId } = await buildActor(test.db);
  await revoke(await verifyPerson(test.db, userId), days);
  return userId;
}

const APPEAL = "stage = 'appeal_full_review', status = 'appealed', appealed_from = 'revoked'";
const OVER = "stage = 'expired', status = 'expired', appealed_from = 'revoked'";

const APPLICANTS: Record<ReturnRow['who'], (days: number) => Promise<Applicant>> = {
  'the charity': async (days) => organization((await revokedCharity(days)).entityId),
  'the charity, through an operator': async (days) => ({
    ...organization((await revokedCharity(days)).entityId),
    isByOperator: true,
  }),
  'the charity, with its appeal open': async (days) =>
    organization((await revokedCharity(days, APPEAL)).entityId),
  'the charity, whose appeal was granted and whose year is over': async (days) =>
    organization((await revokedCharity(days, OVER)).entityId),
  'a new charity with its EIN': async (days) => {
    const { verificationId } = await revokedCharity(days);
    const ein = String(100_000_000 + (Date.now() % 100_000_000));
    const facts = { ein };
    await insertEvidence(test.db, {
      verificationId,
      source: REGISTER,
      outcome: 'match',
      facts,
      checkedAt: at,
    });
    return organization(await newCharity({ ein }));
  },
  "a new charity with its officer's document": async (days) => {
    const { charity, proofs } = await withOfficers(days);
    await runStatement(
      test.db,
      `INSERT INTO verification_documents (id, verification_id, type, url, status, sha256, submitted_at)
       SELECT 'document_' || id, id, 'government_id', 'https://files.example/id.pdf', 'accepted', $2, now()
       FROM verifications WHERE id = ANY($1)`,
      [proofs, charity],
    );
    return organization(charity);
  },
  'a new charity with its payout account': async (days) => {
    const { entityId } = await revokedCharity(days);
    const charity = await newCharity();
    const account = {
      routingNumber: '021000021',
      accountNumber: String(Date.now()),
      holderName: 'Oak Grove',
    };
    const details = { kind: 'bank_us', accountType: 'checking', ...account } as const;
    const sealed = { sealedDetails: sealDetails(secrets, details), last4: account.accountNumber.slice(-4) };
    await buildPayoutAccount(test.db, entityId, sealed);
    await buildPayoutAccount(test.db, charity, sealed);
    return organization(charity);
  },
  'a new charity of its officer, who was erased and is back': async (days) => {
    const { charity, theirs, own } = await withOfficers(days);
    await comeBack(own.userId, theirs.userId);
    return organization(charity);
  },
  'the person': async (days) => ({ entityType: 'donor', entityId: await revokedPerson(days) }),
  'the person, who was erased and is back': async (days) => {
    const { userId } = await buildActor(test.db);
    await comeBack(userId, await revokedPerson(days));
    return { entityType: 'donor', entityId: userId };
  },
  'the person, who was erased and is recognized after applying': async (days) => {
    const { userId } = await buildActor(test.db);
    return { entityType: 'donor', entityId: userId, erasedUserId: await revokedPerson(days) };
  },
};

const isRevokedError = (error: unknown) =>
  error instanceof GivingError && error.details['reason'] === 'revoked';

/** Applies for `basic`, and counts the people whose approvals it takes. */
async function outcomeOf({
  entityType,
  entityId,
  isByOperator = false,
  erasedUserId,
}: Applicant): Promise<string> {
  const { userId, accountId } = await buildActor(test.db, { isOperator: isByOperator });
  const kind = isByOperator ? 'operator' : 'entity';
  const by = { kind, userId, persons: [userId] } as const;
  const application = { entityType, entityId, level: 'basic' as const, documents: [], by, accountId };
  const outbound = undefined as never;
  const applied = await inTransaction(test.db, (tx) =>
    applyForVerification({ tx, at }, application, { outbound }),
  ).catch((error: unknown) => error);
  if (isRevokedError(applied)) return 'refused';
  if (applied instanceof Error) throw applied;
  const { id: verificationId } = applied as { id: string };
  if (erasedUserId !== undefined) await comeBack(entityId, erasedUserId);
  await completeApplication(test.db, verificationId);
  await runStatement(
    test.db,
    "UPDATE verifications SET stage = 'compliance_check', status = 'in_review' WHERE id = $1",
    [verificationId],
  );
  const approve = async () => {
    const { userId: reviewer } = await buildActor(test.db, { isReviewer: true });
    const decider = { kind: 'reviewer', userId: reviewer, persons: [reviewer] } as const;
    const review = { verificationId, by: decider, decision: 'approve', reason: 'As seen.' } as const;
    return inTransaction(test.db, (tx) => reviewVerification({ tx, at, secrets }, review));
  };
  const first = await approve().catch((error: unknown) => error);
  if (isRevokedError(first)) return 'refused';
  if (first instanceof Error) throw first;
  if ((first as Verification).state.stage === 'verified') return 'as anybody';
  expect((await approve()).state.stage).toBe('verified');
  return 'two people';
}

it.each(RETURNS)(
  '$who, $daysAfter days after the revocation: $answer',
  async ({ who, daysAfter, answer }) => {
    expect(await outcomeOf(await APPLICANTS[who](daysAfter))).toBe(answer);
  },
);

it('nor does a rejected person appeal, who was revoked before the erasure', async () => {
  const { userId } = await buildActor(test.db);
  const verificationId = await verifyPerson(test.db, userId);
  await runStatement(
    test.db,
    "UPDATE verifications SET stage = 'rejected', status = 'rejected', in_force = false WHERE id = $1",
    [verificationId],
  );
  await comeBack(userId, await revokedPerson(364));
  const by = { kind: 'entity', userId, persons: [userId] } as const;
  const appeal = { verificationId, by, documents: [], explanation: 'Look again.' };
  const outbound = undefined as never;
  await expect(
    inTransaction(test.db, (tx) => appealVerification({ tx, at }, appeal, { outbound })),
  ).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'revoked' } });
});
