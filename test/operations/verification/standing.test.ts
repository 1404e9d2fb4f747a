/** What an approval and a revocation do to the charity, by the operations alone. */
import { type Database, inTransaction } from '../../../db/database';
import { findCharity, updateCharity } from '../../../db/queries/charities/charities';
import { DAY_MS } from '../../../domain/days';
import { requireRow } from '../../../domain/errors';
import { REVOCATION_DAYS } from '../../../domain/verification/revocation';
import { type ActingParty } from '../../../domain/verification/vocabulary';
import { createGateways, type Gateways } from '../../../gateways';
import { readConfig } from '../../../config';
import { advanceVerification } from '../../../operations/verification/steps';
import { applyForVerification } from '../../../operations/verification/apply';
import { determineConcern, raiseConcern, remedyConcern } from '../../../operations/verification/concerns';
import { judgeLookUp } from '../../../operations/verification/judge-look-up';
import { reviewVerification } from '../../../operations/verification/review';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { completeApplication } from '../../factories/complete-application';
import { openTestDatabase, type TestDatabase } from '../../support/database';

let test: TestDatabase;
let gateways: Gateways;
let member: BuiltActor;
let reviewers: [ActingParty, ActingParty];
beforeAll(async () => {
  test = await openTestDatabase();
  gateways = createGateways(readConfig({ DATABASE_URL: test.url }), test.db);
  member = await buildActor(test.db);
  reviewers = [await buildReviewer(), await buildReviewer()];
});
afterAll(async () => {
  await gateways.outbound.close();
  await test.close();
});

async function buildReviewer(): Promise<ActingParty> {
  const { userId } = await buildActor(test.db, { isReviewer: true });
  return { kind: 'reviewer', userId, persons: [userId] };
}

const start = new Date();
const at = start;
const run = <Result>(work: (tx: Database) => Promise<Result>) => inTransaction(test.db, work);

/** Brings an application for `basic` to its approval, and answers the verification's id. */
async function approve(charityId: string, at = start): Promise<string> {
  const by: ActingParty = { kind: 'entity', userId: member.userId, persons: [member.userId] };
  const { id: verificationId } = await run((tx) =>
    applyForVerification(
      { tx, at },
      {
        entityType: 'organization',
        entityId: charityId,
        level: 'basic',
        documents: [],
        by,
        accountId: member.accountId,
      },
      gateways,
    ),
  );
  const review = (decision: 'approve', by = reviewers[0]) =>
    run((tx) =>
      reviewVerification(
        { tx, at, secrets: gateways.secrets },
        { verificationId, by, decision, reason: 'Good.' },
      ),
    );
  await completeApplication(test.db, verificationId);
  await run((tx) => advanceVerification({ tx, at, secrets: gateways.secrets }, verificationId));
  const charity = requireRow(await findCharity(test.db, charityId), charityId);
  const screening = { name: charity.name, lists: [], hits: [] };
  const lookUp = { screening, registration: { charity, found: undefined } };
  await run((tx) => judgeLookUp({ tx, at, secrets: gateways.secrets }, { verificationId, lookUp }));
  const first = await review('approve');
  const approved = first.state.approvals.length === 0 ? first : await review('approve', reviewers[1]);
  expect(approved.state.stage).toBe('verified');
  return verificationId;
}

async function revoke(verificationId: string): Promise<void> {
  const reason = 'The letter is forged.';
  const [first, second] = reviewers;
  await run((tx) =>
    raiseConcern(
      { tx, at, secrets: gateways.secrets },
      { verificationId, by: first, grounds: 'fraudulent_documents', reason },
    ),
  );
  const by: ActingParty = { kind: 'entity', userId: member.userId, persons: [member.userId] };
  const remedy = { verificationId, by, documents: [], statement: 'It is not.' };
  await run((tx) => remedyConcern({ tx, at }, remedy, gateways));
  for (const reviewer of [first, second]) {
    await run((tx) =>
      determineConcern(
        { tx, at, secrets: gateways.secrets },
        { verificationId, by: reviewer, decision: 'revoke', reason },
      ),
    );
  }
}

it('an approval lists a charity that its members made; a revocation ends that, and no later write lists it', async () => {
  const { id } = await buildCharity(test.db, { source: 'member', listed: false, verified: false, ein: null });
  const verificationId = await approve(id);
  expect(await findCharity(test.db, id)).toMatchObject({
    verified: false,
    verificationLevel: 'basic',
    listed: true,
    revokedAt: null,
  });
  await revoke(verificationId);
  const ended = { verified: false, listed: false, revokedAt: at, listedBeforeRevocation: true };
  expect(await findCharity(test.db, id)).toMatchObject(ended);
  await updateCharity(test.db, id, { listed: true });
  expect(await findCharity(test.db, id)).toMatchObject(ended);
});

it('a charity of the register that is not listed stays unlisted when it is verified', async () => {
  const { id } = await buildCharity(test.db, { source: 'register', listed: false, verified: false });
  await approve(id);
  expect(await findCharity(test.db, id)).toMatchObject({ verificationLevel: 'basic', listed: false });
});

it('a charity whose number is not in the register is verified all the same', async () => {
  const { id } = await buildCharity(test.db, { source: 'member', listed: false, ein: '987654321' });
  await approve(id);
  expect(await findCharity(test.db, id)).toMatchObject({ verificationLevel: 'basic', listed: true });
});

it('a charity that nobody renews loses its verification, and stays listed', async () => {
  const { id } = await buildCharity(test.db, { source: 'member', listed: false, ein: null });
  const verificationId = await approve(id);
  // The renewal is due, and then its grace period is over.
  for (const years of [3, 4]) {
    const later = new Date(at.getTime() + years * 366 * DAY_MS);
    await run((tx) => advanceVerification({ tx, at: later, secrets: gateways.secrets }, verificationId));
  }
  expect(await findCharity(test.db, id)).toMatchObject({
    verificationLevel: null,
    listed: true,
    revokedAt: null,
  });
});

it('a verification that is granted 365 days after a revocation stands, and lists the charity again', async () => {
  const { id } = await buildCharity(test.db, { source: 'member', listed: false, ein: null });
  await revoke(await approve(id));
  await approve(id, new Date(at.getTime() + REVOCATION_DAYS * DAY_MS));
  expect(await findCharity(test.db, id)).toMatchObject({
    verified: false,
    verificationLevel: 'basic',
    listed: true,
    revokedAt: null,
  });
});
