/** Sends two conflicting requests at the same time, round after round. Only one of the two may succeed. */
import { type Database, inTransaction } from '../../../db/database';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { createGateways } from '../../../gateways';
import { GivingError } from '../../../domain/errors';
import { type DisputeOutcome } from '../../../domain/disputes/dispute';
import { type AskingRole, type RefundDecision } from '../../../domain/refunds/refund';
import { openDispute, resolveDispute } from '../../../operations/disputes/operator-changes';
import { approveWriteOff, requestWriteOff } from '../../../operations/ledger/write-offs';
import { decideRefund } from '../../../operations/refunds/decide-refund';
import { requestRefund } from '../../../operations/refunds/request-refund';
import { newId } from '../../../new-id';
import { buildActor, type BuiltActor } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';

/** A race makes its own rows and returns conflicting requests. Exactly one of the requests may succeed. */
type Race = (db: Database) => Promise<(() => Promise<unknown>)[]>;

export const RACES: Record<string, Race> = {
  'two refunds of one gift': async (db) => {
    const gift = await buildCompletedGift(db);
    return [refundOf(db, gift, 'donor'), refundOf(db, gift, 'donor')];
  },
  'a refund and a dispute': async (db) => {
    const gift = await buildCompletedGift(db);
    return [refundOf(db, gift, 'donor'), disputeOf(db, gift)];
  },
  'two refunds, and money for one': async (db) => {
    const gift = await buildCompletedGift(db);
    const other = await buildCompletedGift(db, { charityId: gift.charityId });
    return [refundOf(db, gift, 'charity'), refundOf(db, other, 'charity')];
  },
  'two decisions about one refund': async (db) => {
    const gift = await buildCompletedGift(db);
    await disputeOf(db, await buildCompletedGift(db, { charityId: gift.charityId }))();
    const refundId = (await refundOf(db, gift, 'donor')()).id;
    return [decisionOf(db, refundId, 'platform_bears'), decisionOf(db, refundId, 'refuse')];
  },
  'two disputes of one gift': async (db) => {
    const gift = await buildCompletedGift(db);
    return [disputeOf(db, gift), disputeOf(db, gift)];
  },
  'two outcomes of one dispute': async (db) => {
    const { id } = await disputeOf(db, await buildCompletedGift(db))();
    const { userId } = await buildActor(db);
    const end = (outcome: DisputeOutcome) => () =>
      inTransaction(db, (tx) =>
        resolveDispute({ tx, at: new Date() }, { disputeId: id, outcome, resolvedByUserId: userId }),
      );
    return [end('won'), end('lost')];
  },
  'two approvals of one write-off': async (db) => {
    const gift = await buildCompletedGift(db);
    await disputeOf(db, gift)();
    const [asker, approver] = [await buildActor(db), await buildActor(db)];
    const id = newId('writeoff');
    const order = {
      id,
      charityId: gift.charityId,
      currency: 'USD' as const,
      amount: '1.00',
      reason: 'Closed.',
    };
    await inTransaction(db, (tx) => requestWriteOff({ tx, at: new Date(), actor: holderOf(asker) }, order));
    const approve = () =>
      inTransaction(db, (tx) =>
        approveWriteOff({ tx, at: new Date(), actor: holderOf(approver) }, { writeOffId: id }),
      );
    return [approve, approve];
  },
};

/** Runs a race several times. Returns the number of rounds in which exactly one request succeeded. */
export async function runRace(db: Database, race: Race, rounds: number): Promise<number> {
  const activities = createActivities({ db, gateways: createGateways(readConfig({}), db) });
  let decided = 0;
  for (let round = 0; round < rounds; round += 1) {
    const contenders = await race(db);
    const results = await Promise.allSettled(contenders.map((contend) => contend()));
    for (const result of results) {
      if (result.status === 'rejected' && !(result.reason instanceof GivingError)) throw result.reason;
    }
    const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    if (won.length === 1) decided += 1;
    for (const refund of won) {
      const id = refundIdOf(refund);
      if (id !== undefined) await activities.settleRefund({ refundId: id });
    }
  }
  return decided;
}

function holderOf({ userId }: BuiltActor) {
  return { userId, credentialId: 'key_none' };
}

function refundOf(db: Database, gift: Gift, requestedBy: AskingRole) {
  return () =>
    inTransaction(db, (tx) =>
      requestRefund(
        { tx, at: new Date() },
        {
          id: newId('refund'),
          donationId: gift.id,
          reason: null,
          requestedBy,
          requestedByUserId: gift.donorUserId,
          environment: 'sandbox',
        },
      ),
    );
}

function disputeOf(db: Database, gift: Gift) {
  return () =>
    inTransaction(db, (tx) =>
      openDispute(
        { tx, at: new Date() },
        {
          id: newId('dispute'),
          donationId: gift.id,
          reason: null,
          evidenceDueAt: new Date(),
          openedByUserId: gift.donorUserId,
        },
      ),
    );
}

function decisionOf(db: Database, refundId: string, decision: RefundDecision) {
  return async () => {
    const { userId } = await buildActor(db);
    const at = new Date();
    const order = { refundId, decision, reason: 'Raced.', decidedByUserId: userId };
    return inTransaction(db, (tx) => decideRefund({ tx, at }, order));
  };
}

function refundIdOf(result: unknown): string | undefined {
  const { id } = Object(result) as { id?: string };
  return id?.startsWith('refund_') === true ? id : undefined;
}
