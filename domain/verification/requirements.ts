/** Compares what a level asks for with what there is. See docs/rules/verification.md. */
import { type SocialProblem, type SocialStatus } from '../charities/social';
import { GivingError } from '../errors';
import { type ReferenceStatus, REFERENCES_NEEDED } from '../references/reference';
import { type VideoCallStatus } from '../video-calls/video-call';
import { type VerificationState } from './decide';
import { actionsFor, type SubmittedDocument } from './documents';
import { ACCEPTED_DOCUMENTS, codesFor, REQUIREMENT_WORDS, type RequirementCode } from './levels';
import { isLookedUp } from './stages';

export const REQUIREMENT_STATUSES = ['missing', 'received', 'passed', 'failed'] as const;
type RequirementStatus = (typeof REQUIREMENT_STATUSES)[number];

export interface Requirement {
  code: RequirementCode;
  label: string;
  /** `received`: somebody still has to check it. */
  status: RequirementStatus;
  problem: string | null;
}

/** What is known about an organization and its people. */
export interface OrganizationFacts {
  country: string | null;
  /** What the profile lacks, in words. */
  profileGaps: string[];
  /** What the people who apply have done. */
  applicant: { isEmailConfirmed: boolean; isPhoneConfirmed: boolean; areTermsAccepted: boolean };
  /** The best verification as a person that a member has, from `standard` up. */
  officer: 'none' | 'applied' | 'verified';
  /** True if the vendor found the officer clear. A reviewer may check instead. */
  isBackgroundClear: boolean;
  /** True if the person whom the vendor checked last is no officer any more. */
  isOfficerNew: boolean;
  socialProfiles: readonly { status: SocialStatus; problem: SocialProblem | null }[];
  /** True if the register calls gifts to it deductible. */
  isRegistered: boolean;
  references: readonly { status: ReferenceStatus }[];
  calls: readonly { status: VideoCallStatus }[];
}

export interface RequirementFacts {
  documents: readonly SubmittedDocument[];
  /** Null for a person. */
  organization: OrganizationFacts | null;
}

type Found = Pick<Requirement, 'status'> & { problem?: string | null };
type Judged = Pick<VerificationState, 'entityType' | 'level' | 'checks'>;

/** Returns everything that the level asks for, with what was found. */
export function requirementsOf(state: Judged, facts: RequirementFacts): Requirement[] {
  const country = facts.organization?.country ?? null;
  return codesFor({ ...state, country }).map((code) => {
    const { status, problem = null } = find(code, state, facts);
    return { code, label: REQUIREMENT_WORDS[code].label, status, problem };
  });
}

function find(code: RequirementCode, state: Judged, { documents, organization }: RequirementFacts): Found {
  const submitted = documentsFound(code, documents, state);
  if (organization === null) return submitted;
  const { applicant, profileGaps, officer } = organization;
  switch (code) {
    case 'email':
      return passedIf(applicant.isEmailConfirmed);
    case 'phone':
      return passedIf(applicant.isPhoneConfirmed);
    case 'terms':
      return passedIf(applicant.areTermsAccepted);
    case 'profile':
      return profileGaps.length === 0
        ? { status: 'passed' }
        : { status: 'missing', problem: `The profile lacks ${profileGaps.join(', ')}.` };
    case 'officer':
      return { status: officer === 'verified' ? 'passed' : officer === 'applied' ? 'received' : 'missing' };
    case 'officer_background':
      return backgroundFound(organization, state);
    case 'social_profile':
      return bestOf(
        organization.socialProfiles.map(({ status, problem }) => ({
          status,
          problem: problem === null ? null : SOCIAL_WORDS[problem],
        })),
      );
    case 'tax_exempt_status':
      return organization.isRegistered ? { status: 'passed' } : submitted;
    case 'references':
      return referencesFound(organization);
    case 'video_call':
      return callFound(organization);
    default:
      return submitted;
  }
}

const SOCIAL_WORDS: Record<SocialProblem, string> = {
  unreadable: 'The platform could not read the page. A reviewer looks at it.',
  no_link_back: 'The page has no link to the organization.',
  refused: 'A reviewer found that the page is not of the organization.',
};

const passedIf = (isMet: boolean): Found => ({ status: isMet ? 'passed' : 'missing' });

const BEST_FIRST: readonly RequirementStatus[] = ['passed', 'received', 'failed'];

function bestOf(found: readonly Found[]): Found {
  for (const status of BEST_FIRST) {
    const best = found.find((each) => each.status === status);
    if (best !== undefined) return best;
  }
  return { status: 'missing' };
}

/** A document passes with the reviewer's first decision. */
function documentsFound(
  code: RequirementCode,
  documents: readonly SubmittedDocument[],
  { checks }: Judged,
): Found {
  const types = ACCEPTED_DOCUMENTS[code] ?? [];
  const passed = checks.documents === 'completed' ? 'passed' : 'received';
  return bestOf(
    documents
      .filter(({ type, status }) => types.includes(type) && status !== 'replaced')
      .map(({ status, problems }) => {
        if (status !== 'refused') return { status: status === 'accepted' ? passed : 'received' };
        return { status: 'failed', problem: problems.map(({ message }) => message).join(' ') };
      }),
  );
}

/** A vendor finds the officer clear, or the reviewer who answers for the look-up checks the officer. */
function backgroundFound(
  { officer, isBackgroundClear, isOfficerNew }: OrganizationFacts,
  { checks }: Judged,
): Found {
  if (officer === 'none') return { status: 'missing' };
  const isChecked = isBackgroundClear || (checks.database === 'completed' && !isOfficerNew);
  return { status: isChecked && officer === 'verified' ? 'passed' : 'received' };
}

function referencesFound({ references }: OrganizationFacts): Found {
  const count = (...wanted: ReferenceStatus[]) =>
    references.filter(({ status }) => wanted.includes(status)).length;
  if (count('answered') >= REFERENCES_NEEDED) return { status: 'passed' };
  const named = count('answered', 'requested');
  if (named >= REFERENCES_NEEDED) return { status: 'received' };
  const missing = REFERENCES_NEEDED - named;
  return { status: 'missing', problem: `${String(missing)} more ${missing === 1 ? 'referee' : 'referees'}.` };
}

function callFound({ calls }: OrganizationFacts): Found {
  if (calls.some(({ status }) => status === 'passed')) return { status: 'passed' };
  if (calls.some(({ status }) => status === 'proposed' || status === 'scheduled'))
    return { status: 'received' };
  const isFailed = calls.some(({ status }) => status === 'failed' || status === 'no_show');
  return isFailed
    ? { status: 'failed', problem: 'The call did not pass. Propose another one.' }
    : { status: 'missing' };
}

/** Returns what the applicant must still do. It is empty if reviewers can begin. */
export function actionsOf(
  requirements: readonly Requirement[],
  documents: readonly SubmittedDocument[],
): string[] {
  const open = requirements.filter(
    ({ code, status }) =>
      status === 'missing' || (status === 'failed' && ACCEPTED_DOCUMENTS[code] === undefined),
  );
  const asked = open.map(({ code, problem }) =>
    problem === null ? REQUIREMENT_WORDS[code].ask : `${REQUIREMENT_WORDS[code].ask} ${problem}`,
  );
  return [...asked, ...actionsFor(documents)];
}

/** A reviewer's approval also decides about documents that the platform checked, but not about the rest. */
function isLacking({ code, status }: Requirement, documents: readonly SubmittedDocument[]): boolean {
  if (status !== 'received') return status !== 'passed';
  const types = ACCEPTED_DOCUMENTS[code];
  return (
    types === undefined || documents.some((each) => types.includes(each.type) && each.status === 'pending')
  );
}

/** Returns true if an approval grants the level for the first time. Renewals do not ask again. */
function grantsLevel(state: VerificationState): boolean {
  if (state.stage === 'compliance_check') return true;
  return state.stage === 'appeal_full_review' && state.appealedFrom === 'rejected' && isLookedUp(state);
}

/** Throws CONFLICT, with the missing requirements, if an approval would grant the level without them. */
export function requireComplete(
  state: VerificationState,
  {
    requirements,
    documents,
  }: { requirements: readonly Requirement[]; documents: readonly SubmittedDocument[] },
): void {
  if (!grantsLevel(state)) return;
  const missing = requirements.filter((each) => isLacking(each, documents));
  if (missing.length === 0) return;
  throw new GivingError('CONFLICT', 'The application does not meet all requirements: see details.missing.', {
    stage: state.stage,
    missing,
  });
}
