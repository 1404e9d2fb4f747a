import { type Database } from '../../db/database';
import { findCharity } from '../../db/queries/charities/charities';
import { listSocialProfiles } from '../../db/queries/charities/social-profiles';
import { findAttestations } from '../../db/queries/verification/attestations';
import { listDocuments, type VerificationDocument } from '../../db/queries/verification/documents';
import { findRegistration } from '../../db/queries/verification/register-look-up';
import {
  findPeopleFacts,
  listOpenApplicationsOf,
  listOpenApplicationsOfCharity,
} from '../../db/queries/verification/requirement-facts';
import { type Verification } from '../../db/queries/verification/verifications';
import { listProfileGaps } from '../../domain/charities/profile';
import { requireRow } from '../../domain/errors';
import { judgeRegistration } from '../../domain/verification/register-match';
import {
  actionsOf,
  type OrganizationFacts,
  type Requirement,
  requirementsOf,
} from '../../domain/verification/requirements';
import { wakeVerification } from './wake';

interface FoundRequirements {
  requirements: Requirement[];
  /** What the applicant must do. */
  actions: string[];
  documents: VerificationDocument[];
  /** True if an officer of the organization proved who they are. Undefined for a person. */
  isOfficerKnown: boolean | undefined;
  /** True if the person whom the vendor checked last is no officer any more. */
  isOfficerNew: boolean;
}

/** Compares what a verification asks for with what there is now. */
export async function findRequirements(db: Database, verification: Verification): Promise<FoundRequirements> {
  const documents = await listDocuments(db, verification.id);
  const isOrganization = verification.state.entityType === 'organization';
  const organization = isOrganization ? await findOrganizationFacts(db, verification) : null;
  const requirements = requirementsOf(verification.state, { documents, organization });
  return {
    requirements,
    actions: actionsOf(requirements, documents),
    documents,
    isOfficerKnown: organization === null ? undefined : organization.officer === 'verified',
    isOfficerNew: organization?.isOfficerNew ?? false,
  };
}

async function findOrganizationFacts(
  db: Database,
  { id: verificationId, entityId: charityId }: Verification,
): Promise<OrganizationFacts> {
  const charity = requireRow(await findCharity(db, charityId), charityId);
  const { officer, isBackgroundClear, isOfficerNew, ...applicant } = await findPeopleFacts(db, {
    charityId,
    verificationId,
  });
  const registered = charity.ein === null ? undefined : await findRegistration(db, charity.ein);
  const { references, calls } = await findAttestations(db, verificationId);
  return {
    country: charity.country,
    profileGaps: listProfileGaps(charity),
    applicant,
    officer,
    isBackgroundClear,
    isOfficerNew,
    socialProfiles: await listSocialProfiles(db, charity),
    isRegistered: judgeRegistration(charity, registered).outcome === 'match',
    references,
    calls,
  };
}

/** Returns the verification with the identity check of an organization as it is now. */
export function withOfficer(verification: Verification, { isOfficerKnown }: FoundRequirements): Verification {
  if (isOfficerKnown === undefined) return verification;
  const { state } = verification;
  const identity = isOfficerKnown ? 'completed' : 'in_review';
  return { ...verification, state: { ...state, checks: { ...state.checks, identity } } };
}

/** Lets the open applications of a user and of their organizations look again, because the user did what was missing. */
export async function followUser(tx: Database, userId: string): Promise<void> {
  for (const id of await listOpenApplicationsOf(tx, userId)) await wakeVerification(tx, id);
}

/** Lets the open application of a charity look again, because the charity did what was missing. */
export async function followCharity(tx: Database, charityId: string): Promise<void> {
  for (const id of await listOpenApplicationsOfCharity(tx, charityId)) await wakeVerification(tx, id);
}
