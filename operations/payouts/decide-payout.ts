import { type Database } from '../../db/database';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import {
  findPayout,
  lockPayout,
  type Payout,
  type PayoutMove,
  updatePayout,
} from '../../db/queries/payouts/payouts';
import { findPayoutAccount } from '../../db/queries/payout-accounts/accounts';
import { type Actor } from '../../domain/access/actor';
import { GivingError, notFound, requireRow } from '../../domain/errors';
import { APPROVAL_HOLD, type PayoutDecision, waitsForAccount } from '../../domain/payouts/payout';
import { type ActOf } from '../act';
import { refuseTied, requireMayDecide } from '../ties/may-decide';
import { lockMovable, movePayout, payoutConflict } from './state';
import { tellMembers } from './audience';
import { wakePayout } from './wake-payout';

export interface DecidedPayout {
  payoutId: string;
  decision: PayoutDecision;
  /** Members can read the reason of a hold. The audit log stores every reason. */
  reason: string;
}

/**
 * Holds a payout that has not left, releases a held one, or approves one that needs two operators. Nobody approves it who
 * is tied to the operator who released it.
 */
export async function decidePayout(act: ActOf<Actor>, order: DecidedPayout): Promise<Payout> {
  const { tx, at, actor } = act;
  const { payoutId, decision, reason } = order;
  const payout = await lockDecidable(tx, order);
  const persons = await findPersons(tx, actor);
  const changes = CHANGES[decision](payout, { actor, persons, reason });
  if (decision === 'approve') {
    await refuseTied(act, persons, { charityId: payout.charityId, parties: payout.releasingPersons });
  }
  const decided = await storeDecision(tx, payout, changes);
  await recordAudit(tx, {
    action: `payout.${WORDS[decision]}`,
    actor,
    subject: { type: 'payout', id: payoutId },
    details: { reason },
    at,
  });
  if (decision === 'hold') await tellMembers(tx, payout, 'payout_held');
  await wakePayout(tx, payoutId);
  return decided;
}

/** A hold on top of a cooling-off, and the first of two operators who release a payout, leave it held. */
async function storeDecision(
  tx: Database,
  payout: Payout,
  { status, ...changes }: PayoutMove,
): Promise<Payout> {
  if (status !== payout.status) return movePayout(tx, payout, { status, ...changes });
  await updatePayout(tx, payout.id, changes);
  return { ...payout, ...changes };
}

/** Operators may hold a payout beyond its account's cooling-off, but may not release it before the end. */
async function lockDecidable(tx: Database, { payoutId, decision }: DecidedPayout): Promise<Payout> {
  const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
  if (!waitsForAccount(payout)) return lockMovable(tx, payoutId, decision === 'hold' ? 'held' : 'scheduled');
  if (decision === 'hold') return payout;
  throw payoutConflict(payout, 'The payout leaves automatically when the cooling-off of its account ends.');
}

/** The audit log's words for the decisions. */
const WORDS = { hold: 'held', release: 'released', approve: 'approved' } as const;

interface Decider {
  actor: Actor;
  /** Everybody who can use the operator's credential. */
  persons: string[];
  reason: string;
}

const LET_GO = { status: 'scheduled', holdReason: null } as const;
const STILL_HELD = { status: 'held', holdReason: APPROVAL_HOLD } as const;

const CHANGES: Record<PayoutDecision, (payout: Payout, decider: Decider) => PayoutMove> = {
  // A new hold voids an earlier release and approval.
  hold: (_payout, { actor, reason }) => ({
    status: 'held',
    holdReason: reason,
    heldBy: actor.userId,
    releasedBy: null,
    releasingPersons: [],
    approvedBy: null,
  }),

  release: (payout, { actor, persons }) => {
    if (payout.releasedBy !== null) {
      throw payoutConflict(payout, 'The payout is already released. Another operator must approve it.');
    }
    const released = { releasedBy: actor.userId, releasingPersons: persons };
    return { ...released, ...(payout.needsApproval ? STILL_HELD : LET_GO) };
  },

  approve: (payout, { actor }) => {
    if (!payout.needsApproval) {
      throw payoutConflict(payout, 'The payout needs no second operator. Release it.');
    }
    if (payout.releasedBy === null) {
      throw payoutConflict(payout, 'One operator must release the payout before another approves it.');
    }
    return { ...LET_GO, approvedBy: actor.userId };
  },
};

/** Finds a payout that the actor may decide about. Throws FORBIDDEN unless the actor is an independent operator. */
export async function findPayoutToDecide(act: ActOf<Actor>, payoutId: string): Promise<Payout> {
  if (!act.actor.isOperator || !act.actor.scopes.includes('payouts:manage')) {
    const message = 'Only an operator with the scope payouts:manage may decide about a payout.';
    throw new GivingError('FORBIDDEN', message);
  }
  const payout = await findPayout(act.tx, payoutId);
  if (payout === undefined) throw notFound('payout');
  const parties = await listAskers(act.tx, payout);
  await requireMayDecide(act, { charityId: payout.charityId, parties });
  return payout;
}

/** Nobody asks for the payout of a run. It goes where somebody asked that the charity be paid. */
async function listAskers(
  tx: Database,
  { askingPersons, payoutAccountId }: Payout,
): Promise<readonly string[]> {
  if (askingPersons.length > 0) return askingPersons;
  const account = requireRow(await findPayoutAccount(tx, payoutAccountId), payoutAccountId);
  return account.askingPersons;
}
