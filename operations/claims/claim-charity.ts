import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { type Charity } from '../../db/queries/charities/charities';
import {
  type Claim,
  countOpenClaims,
  insertClaim,
  listClaimants,
  listOpenClaims,
  updateClaim,
} from '../../db/queries/claims/claims';
import { isMember, lockMemberCount } from '../../db/queries/members/members';
import { objectionsEnd, OPEN_CLAIMS_PER_USER } from '../../domain/claims/claim';
import { GivingError, validationError } from '../../domain/errors';
import { newId } from '../../new-id';
import { type MailMeans } from '../../gateways';
import { type ActOf } from '../act';
import { findReferenceFaults } from '../documents/documents';
import { announceClaim, mailDeciders, mailMembersOfClaim } from './announce-claim';

export interface NewClaim {
  charity: Pick<Charity, 'id' | 'name' | 'source'>;
  statement: string;
  documents: string[];
  environment: 'sandbox' | 'production';
}

/**
 * Stores a person's claim to manage a charity. Approvals of other claims of the charity become void, because their
 * approvers did not see this claim.
 */
export async function claimCharity(
  act: ActOf<Pick<Actor, 'userId' | 'accountId' | 'credentialId'>> & MailMeans,
  order: NewClaim,
): Promise<Claim> {
  const { tx, at, actor } = act;
  const { charity, statement, documents, environment } = order;
  const members = await lockMemberCount(tx, charity.id);
  const rivals = await listOpenClaims(tx, charity.id);
  await refuseNeedless(act, order, rivals);
  const { accountId } = actor;
  const faults = await findReferenceFaults(act, { accountId, references: documents, field: 'documents' });
  if (faults.length > 0) throw validationError(faults);
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
  };
  await insertClaim(tx, claim);
  await announceClaim(act, claim);
  for (const rival of rivals) await updateClaim(tx, { ...rival, approvals: [] });
  const mail = { claim, charityName: charity.name };
  await mailMembersOfClaim(act, mail);
  await mailDeciders(act, mail, await listClaimants(tx, charity.id));
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
  { tx, actor }: ActOf<Pick<Actor, 'userId'>>,
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
  if ((await countOpenClaims(tx, userId)) >= OPEN_CLAIMS_PER_USER) {
    const message = `You have ${OPEN_CLAIMS_PER_USER} claims in review. Wait until one is decided.`;
    throw conflict('too_many_claims', message, { limit: OPEN_CLAIMS_PER_USER });
  }
}

function conflict(reason: string, message: string, details = {}): GivingError {
  return new GivingError('CONFLICT', message, { reason, ...details });
}
