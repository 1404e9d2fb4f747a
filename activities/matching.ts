/** Charges sponsors for the matches of their pledges. */
import { type Database, inTransaction } from '../db/database';
import { listOpenCharges } from '../db/queries/matching/charges';
import { hasOpenMatches } from '../db/queries/matching/matches';
import { findPledge } from '../db/queries/matching/pledges';
import { requireRow } from '../domain/errors';
import { type PledgeStatus } from '../domain/matching/pledge';
import { attemptCharge, decideRetry } from '../operations/matching/charge';
import { collectMatches } from '../operations/matching/match';
import { type ActivityDependencies } from '.';

export interface MatchingStep {
  pledgeId: string;
  /** The time by the workflow's clock. */
  nowMs: number;
}

export interface FollowedPledge {
  status: PledgeStatus;
  /** The time of the next step, in milliseconds since 1970. Null once nothing is left to charge. */
  nextAtMs: number | null;
}

export function createMatchingActivities({ db, gateways }: ActivityDependencies) {
  const { environment } = gateways;
  return {
    /** Collects the due matches of a pledge into a charge. Then attempts every due charge, including retries. */
    async followPledge({ pledgeId, nowMs }: MatchingStep): Promise<FollowedPledge> {
      const at = new Date(Math.max(nowMs, Date.now()));
      await inTransaction(db, (tx) => collectMatches({ tx, at }, { pledgeId, environment }));
      for (const { id: chargeId, status } of await listOpenCharges(db, pledgeId)) {
        const declined = { chargeId, environment };
        if (status === 'declined') await inTransaction(db, (tx) => decideRetry({ tx, at }, declined));
        const attempt = { ...declined, pledgeId, gateways };
        await inTransaction(db, (tx) => attemptCharge({ tx, at }, attempt));
      }
      return readNextStep(db, pledgeId);
    },
  };
}

async function readNextStep(db: Database, pledgeId: string): Promise<FollowedPledge> {
  const pledge = requireRow(await findPledge(db, pledgeId), pledgeId);
  const charges = await listOpenCharges(db, pledgeId);
  const { status, endsAt, nextBatchAt } = pledge;
  const isOpen = status === 'accepted' || charges.length > 0 || (await hasOpenMatches(db, pledgeId));
  if (!isOpen) return { status, nextAtMs: null };
  const times = [
    nextBatchAt,
    status === 'accepted' ? endsAt : null,
    ...charges.map((each) => each.nextAttemptAt),
  ];
  return { status, nextAtMs: Math.min(...times.flatMap((time) => (time === null ? [] : [time.getTime()]))) };
}
