import { type Database } from '../../db/database';
import { insertMatchingCharge, removeMatchingCharge } from '../../db/queries/matching/charges';
import { collectDueMatches } from '../../db/queries/matching/matches';
import { lockPledge, updatePledge } from '../../db/queries/matching/pledges';
import { requireRow } from '../../domain/errors';
import { dueBefore, type MatchingEnvironment, nextBatchAt } from '../../domain/matching/pledge';
import { newId } from '../../new-id';
import { endPledge } from './end-pledge';

export interface Collection {
  pledgeId: string;
  environment: MatchingEnvironment;
  at: Date;
}

/**
 * Collects the due matches of a pledge into one charge, if the pledge's next batch is due. Also ends the pledge if its
 * time is over.
 */
export async function collectMatches(tx: Database, { pledgeId, environment, at }: Collection): Promise<void> {
  const pledge = requireRow(await lockPledge(tx, pledgeId), pledgeId);
  if (pledge.status === 'accepted' && pledge.endsAt <= at)
    await endPledge(tx, { pledge, reason: 'time', at });
  if (pledge.acceptedAt === null || pledge.nextBatchAt === null || at < pledge.nextBatchAt) return;
  const chargeId = newId('matchcharge');
  await insertMatchingCharge(tx, {
    id: chargeId,
    pledgeId,
    status: 'due',
    attempts: 0,
    donationId: null,
    amountMinor: 0n,
    firstAttemptAt: null,
    nextAttemptAt: at,
    failureCode: null,
    failureMessage: null,
    createdAt: at,
  });
  const collected = await collectDueMatches(tx, { pledgeId, chargeId, before: dueBefore(environment, at) });
  if (collected === 0) await removeMatchingCharge(tx, chargeId);
  await updatePledge(tx, pledgeId, { nextBatchAt: nextBatchAt(pledge.acceptedAt, environment, at) });
}
