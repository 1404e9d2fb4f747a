/** Whatever an operator does to a dispute's workflow, the dispute ends, once, and its evidence reaches the processor. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { moveCharge } from '../../../db/queries/charges/charges';
import { findDisputeByReference } from '../../../db/queries/disputes/disputes';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { requireRow } from '../../../domain/errors';
import { createGateways } from '../../../gateways';
import { type Evidence } from '../../../gateways/processors/processor-reports';
import { newId } from '../../../new-id';
import { followDispute } from '../../../operations/disputes/follow-dispute';
import { giveEvidence } from '../../../operations/disputes/evidence';
import { openDispute, resolveDispute } from '../../../operations/disputes/operator-changes';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useDatabase } from '../../support/database';
import {
  type Interrupter,
  type Interruption,
  interruptionsOf,
  nameOf,
  openInterrupter,
  unexpectedEnds,
} from '../../support/interruptions';

const TEST_TIMEOUT_MS = 300_000;
/** The evidence is due this much later, so that a slow machine interrupts disputes while they wait. */
const LATER_MS = 20_000;
const UNANSWERED = 'lost, gift refunded, disputed dispute_lost';
const WON = 'won, gift completed, disputed dispute_won';

const test = useDatabase(20);

/** Who decides: nobody before the deadline, the issuer through an operator, or the processor. */
type Decider = 'deadline' | 'issuer' | 'processor';

interface Case extends Interruption {
  decider: Decider;
  ends: readonly string[];
}

function casesOf(decider: Decider, end: string, calls: Parameters<typeof interruptionsOf>[0]): Case[] {
  return interruptionsOf(calls).map((each) => ({ ...each, decider, ends: [end] }));
}

const CASES = [
  ...casesOf('deadline', UNANSWERED, [
    ['readDispute', 1, 'waits'],
    ['endUnanswered', 1],
  ]),
  ...casesOf('issuer', WON, [['readDispute', 1, 'waits']]),
  ...casesOf('processor', WON, [
    ['readDispute', 1],
    ['sendEvidence', 1, 'waits'],
  ]),
];

let disputes: Map<string, Case>;
/** The disputes whose evidence the processor has. It ignores evidence that it has already. */
let answered: Set<string>;
let interrupter: Interrupter;
beforeAll(async () => {
  const created = createGateways(readConfig({}), test.db);
  disputes = new Map();
  answered = new Set();
  const submitEvidence = ({ disputeId }: Evidence) => {
    answered.add(disputeId);
    return Promise.resolve();
  };
  const reports = { ...created.processor.reports, submitEvidence };
  const gateways = { ...created, processor: { ...created.processor, reports } };
  const activities = createActivities({ db: test.db, gateways });
  interrupter = await openInterrupter({ db: test.db, gateways, activities });
  for (const each of CASES) {
    const id = await beginDispute(each.decider);
    disputes.set(id, each);
    interrupter.plan(id, each);
  }
  await interrupter.work(async () => {
    await decideInterrupted();
    const open = `SELECT 1 FROM disputes WHERE status IN ('opened', 'under_review')`;
    return (await selectRows(test.db, open)).length === 0;
  });
}, TEST_TIMEOUT_MS);
afterAll(() => interrupter?.close());

async function beginDispute(decider: Decider): Promise<string> {
  const gift = await buildCompletedGift(test.db);
  const id = decider === 'processor' ? await reportDispute(gift) : await openOwnDispute(gift);
  const at = new Date();
  const evidence = { disputeId: id, evidence: 'A photo of the roof.' };
  if (decider !== 'deadline') await inTransaction(test.db, (tx) => giveEvidence({ tx, at }, evidence));
  return id;
}

async function openOwnDispute({ id: donationId, donorUserId }: Gift): Promise<string> {
  const at = new Date();
  const order = { donationId, reason: null, openedByUserId: donorUserId };
  const evidenceDueAt = new Date(at.getTime() + LATER_MS);
  const id = newId('dispute');
  await inTransaction(test.db, (tx) => openDispute({ tx, at }, { ...order, id, evidenceDueAt }));
  return id;
}

async function reportDispute(gift: Gift): Promise<string> {
  await moveCharge(test.db, gift.id, ['unasked'], { state: 'approved', reference: gift.id });
  await follow(gift.id, gift.totalChargeMinor, 'open');
  return requireRow(await findDisputeByReference(test.db, 'sandbox', gift.id), gift.id).id;
}

async function follow(giftId: string, minor: bigint, state: 'open' | 'won'): Promise<void> {
  const known = {
    ...{ reference: giftId, payment: giftId, donationId: giftId, state },
    ...{ withdrawn: { currency: 'USD' as const, minor }, reason: null, returnCode: null },
    evidenceDueAt: null,
  };
  await inTransaction(test.db, (tx) => followDispute({ tx, at: new Date() }, { known }));
}

/** Has the issuer or the processor decide each dispute, once the operator has acted and the evidence is sent. */
async function decideInterrupted(): Promise<void> {
  const open = await selectRows<{ id: string; giftId: string; minor: string; isSent: boolean; by: string }>(
    test.db,
    `SELECT d.id, d.donation_id AS "giftId", d.returned_minor::text AS minor, evidence_sent_at IS NOT NULL AS "isSent",
       g.donor_user_id AS by FROM disputes d JOIN donations g ON g.id = d.donation_id WHERE d.status = 'under_review'`,
  );
  for (const { id, giftId, minor, isSent, by } of open) {
    if (!interrupter.hasInterrupted(id)) continue;
    const at = new Date();
    const decision = { disputeId: id, outcome: 'won', resolvedByUserId: by } as const;
    const { decider } = requireRow(disputes.get(id), id);
    if (decider === 'issuer') await inTransaction(test.db, (tx) => resolveDispute({ tx, at }, decision));
    else if (isSent) await follow(giftId, BigInt(minor), 'won');
  }
}

it('a dispute ends at each moment', async () => {
  const rows = await selectRows<{ id: string; end: string }>(
    test.db,
    `SELECT d.id, d.status || ', gift ' || g.status || ', '
       || (SELECT string_agg(t.kind, ' ' ORDER BY t.id) FROM ledger_transactions t WHERE t.cause = d.id) AS end
     FROM disputes d JOIN donations g ON g.id = d.donation_id`,
  );
  expect(unexpectedEnds(disputes, rows)).toEqual([]);
});

it('the evidence reaches the processor, and nobody else’s does', () => {
  const expected = [...disputes].flatMap(([id, { decider }]) => (decider === 'processor' ? [id] : []));
  expect([...answered].sort()).toEqual(expected.sort());
});

it('every workflow was interrupted', () => {
  const missed = [...disputes].filter(([id]) => !interrupter.hasInterrupted(id));
  expect(missed.map(([, each]) => nameOf(each))).toEqual([]);
});
