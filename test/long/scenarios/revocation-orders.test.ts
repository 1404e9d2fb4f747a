/** Random orders of calls about one person: after a revocation, only two people who took no part bring a level back. */
import fc from 'fast-check';
import { type Verification, type VerificationHistoryEntry } from '../../../client/index';
import { readConfig } from '../../../config';
import { inTransaction } from '../../../db/database';
import { DAY_MS } from '../../../domain/days';
import { REVOCATION_DAYS } from '../../../domain/verification/revocation';
import { type Happening, SYSTEM } from '../../../domain/verification/vocabulary';
import { createGateways, type Gateways } from '../../../gateways';
import { advanceVerification } from '../../../operations/verification/steps';
import { holdVerification, moveVerification } from '../../../operations/verification/transition';
import { type Person, useApi } from '../../support/api';
import { isLarge, sizeOf } from '../../support/large';
import { outcome } from '../../support/refusal';

const ORDERS = sizeOf({ usual: 40, large: 200 });
const SEED = Date.now();
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
const api = useApi({}, {}, now);
let gateways: Gateways;
let deciders: Person[];
let operator: Person;
beforeAll(async () => {
  gateways = createGateways(readConfig({ DATABASE_URL: api.databaseUrl }), api.db);
  operator = await api.person({ isReviewer: true, isOperator: true });
  const reviewers = await Promise.all([1, 2, 3, 4].map(() => api.person({ isReviewer: true })));
  deciders = [...reviewers, operator];
});
afterAll(() => gateways?.outbound.close());

interface Case {
  member: Person;
  decider: Person;
  /** The open application if there is one, else the standing verification. */
  record: Verification | undefined;
}

type Act = (given: Case) => Promise<unknown>;
const REASON = { reason: 'As seen.' };

/** What the platform finds: the documents are good, and the look-up is clear. */
const FOUND: Partial<Record<Verification['stage'], Happening>> = {
  document_submission: 'documents_accepted',
  database_verification: 'found_in_database',
};

/** Does what the workflow does: it checks documents, looks up, and ends what is over. */
async function follow({ record }: Case): Promise<void> {
  if (record === undefined) return;
  const id = record.verification_id;
  await inTransaction(api.db, async (tx) => {
    const act = { tx, at: now(), secrets: gateways.secrets };
    await advanceVerification(act, id);
    const held = await holdVerification(tx, id);
    const happening = FOUND[held.state.stage];
    if (happening !== undefined) await moveVerification(tx, held, { happening, by: SYSTEM, at: now() });
  });
}

const review =
  (decision: 'pass' | 'fail' | 'approve' | 'deny'): Act =>
  ({ decider, member }) =>
    decider.client.verification.review(member.userId, { decision, ...REASON });
const determine =
  (decision: 'dismiss' | 'revoke'): Act =>
  ({ decider, member }) =>
    decider.client.verification.determine(member.userId, { decision, ...REASON });
const apply =
  (level: 'basic' | 'standard'): Act =>
  ({ member: { client, userId } }) =>
    client.verification.initiate({ entity_type: 'donor', entity_id: userId, verification_level: level });

const ACTS = {
  applyForBasic: apply('basic'),
  applyForStandard: apply('standard'),
  withdraw: ({ member }) => member.client.verification.withdraw(member.userId, REASON),
  documents: ({ member }) =>
    member.client.verification.submitDocuments(member.userId, { statement: 'Here.' }),
  remedy: ({ member }) => member.client.verification.remedy(member.userId, { statement: 'Remedied.' }),
  appeal: ({ member }) => member.client.verification.appeal(member.userId, { explanation: 'It is real.' }),
  trigger: ({ member }) => member.client.verification.trigger(member.userId, { trigger: 'address_change' }),
  concern: ({ decider, member }) =>
    decider.client.verification.raiseConcern(member.userId, { grounds: 'terms_violations', ...REASON }),
  pass: review('pass'),
  fail: review('fail'),
  approve: review('approve'),
  deny: review('deny'),
  dismiss: determine('dismiss'),
  revoke: determine('revoke'),
  follow,
} satisfies Record<string, Act>;
type ActName = keyof typeof ACTS;
const NAMES = Object.keys(ACTS) as ActName[];

/** What usually comes next. In all other stages somebody applies. */
const USUAL: Partial<Record<Verification['stage'], ActName>> = {
  document_submission: 'follow',
  database_verification: 'follow',
  initial_review: 'pass',
  manual_review: 'pass',
  compliance_check: 'approve',
  renewal_review: 'approve',
  re_verification: 'approve',
  verified: 'concern',
  opportunity_to_remedy: 'remedy',
  final_determination: 'revoke',
  revocation_confirmation: 'revoke',
  revoked: 'appeal',
  appeal_initial_review: 'pass',
  appeal_full_review: 'approve',
};

function usualFor(record: Verification | undefined, decider: number): ActName {
  const usual = record === undefined ? undefined : USUAL[record.stage];
  // A revoked person appeals, or applies again.
  return usual === undefined || (usual === 'appeal' && decider === 0) ? 'applyForBasic' : usual;
}

const order = fc.array(
  fc.record({
    act: fc.oneof(
      { weight: 4, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...NAMES) },
    ),
    decider: fc.nat(4),
    days: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 400),
  }),
  { minLength: 25, maxLength: 40 },
);

async function readBoth({ userId }: Person): Promise<Verification[]> {
  const { verification } = operator.client;
  const entity = { entity_type: 'donor' } as const;
  if ((await outcome(verification.status(userId, entity))) !== 'accepted') return [];
  const record = await verification.status(userId, entity);
  const other = record.other_verification_id;
  return other === null ? [record] : [record, await verification.status(other)];
}

const HOLDING: Verification['status'][] = ['approved', 'renewal_due', 'concern'];
const holdingOf = (records: Verification[]) =>
  records.find(({ status, stage }) => HOLDING.includes(status) || stage === 're_verification');

/** The people of the last two approvals, and those who took part in the last revocation before them. */
async function expectTwo(holding: Verification, userId: string): Promise<'appeal' | 'application' | 'first'> {
  const all = await operator.client.verification.history(userId, { limit: 100 });
  const steps = all.history;
  const lastRevocation = steps.findLastIndex(
    ({ to_stage: stage, happening }) => stage === 'revoked' && happening === 'revoke',
  );
  if (lastRevocation === -1) return 'first';
  const revoked = steps[lastRevocation];
  const own = steps.filter(({ verification_id }) => verification_id === holding.verification_id);
  const [last, before] = own.toReversed();
  expect([last?.happening, before?.happening]).toEqual(['approve', 'approve']);
  expect(last?.actor.id).not.toBe(before?.actor.id);
  const appealed = own.findLast(({ happening }) => happening === 'appeal');
  if (revoked?.verification_id === holding.verification_id && appealed?.from_stage === 'revoked') {
    const accusers = accusersOf(own);
    expect(accusers.length).toBeGreaterThanOrEqual(2);
    expect(accusers).not.toContain(last?.actor.id);
    expect(accusers).not.toContain(before?.actor.id);
    return 'appeal';
  }
  const days = (Date.parse(holding.submitted_at) - Date.parse(revoked?.at ?? '')) / DAY_MS;
  const isUndone = steps.some(
    ({ verification_id, to_stage: stage }, index) =>
      index > lastRevocation &&
      verification_id === revoked?.verification_id &&
      (stage === 'verified' || stage === 'renewal_review'),
  );
  if (!isUndone) expect(days).toBeGreaterThanOrEqual(REVOCATION_DAYS);
  return 'application';
}

/** Who raised the latest concern, and who decided `revoke` after it. */
function accusersOf(steps: VerificationHistoryEntry[]): (string | null)[] {
  const raised = steps.findLastIndex(({ happening }) => happening === 'concern_raised');
  return steps
    .slice(raised)
    .filter(({ happening }) => happening === 'concern_raised' || happening === 'revoke')
    .map(({ actor }) => actor.id);
}

it(`${ORDERS} random orders through the API, of the seed ${SEED}`, async () => {
  const returns = { first: 0, appeal: 0, application: 0 };
  for (const steps of fc.sample(order, { numRuns: ORDERS, seed: SEED })) {
    aheadMs = 0;
    const member = await api.person({ verificationLevel: 'none' });
    let records: Verification[] = [];
    for (const { act, decider, days } of steps) {
      aheadMs += days * DAY_MS;
      const record = records.find(({ standing }) => !standing) ?? records[0];
      const name = act ?? usualFor(record, decider);
      const given = { member, decider: deciders[decider] ?? operator, record };
      await outcome(ACTS[name](given));
      const next = await readBoth(member);
      expect(next.filter(({ standing }) => standing).length).toBeLessThanOrEqual(1);
      const holding = holdingOf(next);
      if (holding !== undefined && holdingOf(records) === undefined) {
        returns[await expectTwo(holding, member.userId)] += 1;
      }
      records = next;
    }
  }
  process.stderr.write(`${JSON.stringify(returns)}\n`);
  expect(returns.first).toBeGreaterThan(0);
  // Few orders may miss the rarer ways back.
  if (!isLarge()) return;
  expect(returns.appeal).toBeGreaterThan(0);
  expect(returns.application).toBeGreaterThan(0);
}, 600_000);
