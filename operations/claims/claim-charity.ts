import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { type Charity } from '../../db/queries/charities/charities';
import {
  type Claim,
  countOpenClaims,
  insertClaim,
  listClaimants,
  findDenialSince,
  hasToldDecidersSince,
  listOpenClaims,
  lockClaimant,
} from '../../db/queries/claims/claims';
import { isMember, lockMemberCount } from '../../db/queries/members/members';
import { listSelves } from '../../db/queries/users/erasures';
import { DENIED_DAYS, objectionsEnd, OPEN_CLAIMS_PER_USER, QUIET_HOURS } from '../../domain/claims/claim';
import { HOUR_MS, shiftByDays } from '../../domain/days';
import { GivingError, validationError } from '../../domain/errors';
import { newId } from '../../new-id';
import { type ActOf, type Sealing } from '../act';
import { findReferenceFaults } from '../documents/documents';
import { announceClaim, mailDeciders, mailMembersOfClaim } from './announce-claim';

export interface NewClaim {
  charity: Pick<Charity, 'id' | 'name' | 'source'>;
  statement: string;
  documents: string[];
  environment: 'sandbox' | 'production';
}

/**
 * Stores a person's claim to manage a charity. Approvals of other claims stay until a decider passes this one to
 * review, so that nobody voids them by claiming again and again.
 */
export async function claimCharity(
  act: ActOf<Pick<Actor, 'userId' | 'accountId' | 'credentialId'>> & Sealing,
  order: NewClaim,
): Promise<Claim> {
  const { tx, at, actor } = act;
  const { charity, statement, documents, environment } = order;
  // Without the lock, claims of several charities at once would each count the same few open claims.
  await lockClaimant(tx, actor.userId);
  const members = await lockMemberCount(tx, charity.id);
  const rivals = await listOpenClaims(tx, charity.id);
  await refuseNeedless(act, order, rivals);
  const { accountId } = actor;
  const faults = await findReferenceFaults(act, { accountId, references: documents, field: 'documents' });
  if (faults.length > 0) throw validationError(faults);
  const tellsDeciders = !(await hasToldDecidersSince(tx, hoursBefore(at, QUIET_HOURS)));
  const claim: Claim = {
    id: newId('claim'),
    charityId: charity.id,
    userId: actor.userId,
    persons: await findPersons(tx, actor),
    statement,
    documents,
    status: 'in_review',
    approvals: [],
    objections: [],
    objectionsUntil: objectionsEnd(environment, { members, at }),
    reason: null,
    createdAt: at,
    decidedAt: null,
    passedToReviewAt: null,
    decidersToldAt: tellsDeciders ? at : null,
  };
  await insertClaim(tx, claim);
  await announceClaim(act, claim);
  const mail = { claim, charityName: charity.name };
  await mailMembersOfClaim(act, mail);
  if (tellsDeciders) await mailDeciders(act, mail, await listClaimants(tx, charity.id));
  await recordAudit(tx, {
    action: 'charity.claimed',
    actor,
    subject: { type: 'charity', id: charity.id },
    details: { claim_id: claim.id },
    at,
  });
  return claim;
}

async function refuseNeedless(
  { tx, at, actor }: ActOf<Pick<Actor, 'userId'>>,
  { charity }: NewClaim,
  rivals: Claim[],
): Promise<void> {
  const { userId } = actor;
  if (charity.source === 'sandbox') throw conflict('test_charity', 'Nobody can claim the test charity.');
  if (await isMember(tx, charity.id, userId)) {
    throw conflict('already_member', 'You are already a member of this charity.');
  }
  if (rivals.some((rival) => rival.userId === userId)) {
    throw conflict('already_claimed', 'You have already claimed this charity. The claim is in review.');
  }
  const denial = await findDenialSince(tx, {
    charityId: charity.id,
    userIds: await listSelves(tx, userId),
    since: shiftByDays(at, -DENIED_DAYS),
  });
  if (denial !== undefined) {
    const until = shiftByDays(denial, DENIED_DAYS).toISOString();
    const message = `Your last claim of this charity was denied. You can claim it again after ${until}.`;
    throw conflict('denied_recently', message, { until, limit: DENIED_DAYS });
  }
  if ((await countOpenClaims(tx, userId)) >= OPEN_CLAIMS_PER_USER) {
    const message = `You have ${OPEN_CLAIMS_PER_USER} claims in review. Wait until one is decided.`;
    throw conflict('too_many_claims', message, { limit: OPEN_CLAIMS_PER_USER });
  }
}

function hoursBefore(at: Date, hours: number): Date {
  return new Date(at.getTime() - hours * HOUR_MS);
}

function conflict(reason: string, message: string, details = {}): GivingError {
  return new GivingError('CONFLICT', message, { reason, ...details });
}
