import { type Config } from '../../config';
import { type Database } from '../../db/database';
import { type Actor } from '../../db/queries/access/api-keys';
import { findPersons } from '../../db/queries/access/persons';
import { type CharityChange } from '../../db/queries/charities/changes';
import { enqueueWorkflow, type WorkflowStart } from '../../db/queries/platform/promise-workflows';
import { findJoinedAt, hasBroughtMember } from '../../db/queries/members/members';
import { CONFIRMER_DAYS, coolingOffEnd } from '../../domain/charities/changes';
import { shiftByDays } from '../../domain/days';
import { GivingError } from '../../domain/errors';
import { sharePerson } from '../../domain/members/independence';
import { type SecretBox } from '../../gateways';
import { type CharityChangeInput } from '../../workflows/messages';
import { changeConflict, lockChange } from './locked-change';
import { moveChange } from './move-change';

export interface Confirmation {
  charityId: string;
  changeId: string;
  actor: Actor;
  environment: Config['environment'];
  secrets: SecretBox;
  at: Date;
}

/** Confirms a change as a second person, and starts its cooling-off. */
export async function confirmChange(tx: Database, order: Confirmation): Promise<CharityChange> {
  const { actor, environment, secrets, at } = order;
  const { charity, change } = await lockChange(tx, order);
  await requireSecondPerson(tx, change, actor, at);
  requirePerson(change, order);
  if (change.status !== 'pending_confirmation') throw changeConflict(change);
  const effectiveAt = coolingOffEnd(environment, at);
  const to = { status: 'cooling_off', confirmedBy: actor.userId, effectiveAt } as const;
  const confirmed = await moveChange(tx, { charity, change, to, actor, secrets, at });
  await enqueueWorkflow(tx, startOf(confirmed, effectiveAt));
  return confirmed;
}

/** Refuses the person who asked, and anybody whom that person may control through keys or an invitation. */
async function requireSecondPerson(
  tx: Database,
  { charityId, askedBy, askingPersons }: CharityChange,
  actor: Actor,
  at: Date,
): Promise<void> {
  const { userId, isOperator } = actor;
  if (userId === askedBy) throw refusal('Somebody else must confirm this change, because you asked for it.');
  if (sharePerson(await findPersons(tx, actor), askingPersons)) {
    throw refusal('Somebody else must confirm this, as one person can use your key and the requesting key.');
  }
  if (isOperator) return;
  const joinedAt = await findJoinedAt(tx, charityId, userId);
  if (joinedAt === undefined || joinedAt > shiftByDays(at, -CONFIRMER_DAYS)) {
    throw refusal(
      `Only an operator, or a member for ${CONFIRMER_DAYS} days or more, may confirm this change.`,
    );
  }
  if (await hasBroughtMember(tx, { charityId, byUserId: askedBy, userId })) {
    throw refusal('Somebody else must confirm this change: the person who asked for it invited you.');
  }
}

/** A new wallet needs a signed-in person, because a stolen key must not be enough to redirect gifts. */
function requirePerson({ field }: CharityChange, { actor, environment }: Confirmation): void {
  if (environment === 'sandbox' || field !== 'wallet_address' || actor.credential !== 'api_key') return;
  throw refusal("A person must confirm a new wallet on the platform's own pages, after a sign-in.");
}

function refusal(message: string): GivingError {
  return new GivingError('FORBIDDEN', message);
}

function startOf({ id, charityId, field }: CharityChange, effectiveAt: Date): WorkflowStart {
  const input: CharityChangeInput = { changeId: id, effectiveAtMs: effectiveAt.getTime() };
  return {
    workflowType: 'charityChange',
    workflowId: id,
    input,
    searchAttributes: { CharityId: charityId },
    summary: `cooling-off of the new ${field} of ${charityId}`,
  };
}
