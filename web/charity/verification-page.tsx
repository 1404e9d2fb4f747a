/** The verification of a charity, for its members. */
import { ApplicantPart } from '../verification/applicant-part';
import { type MemberProps } from './of-member';

export function VerificationPage(props: MemberProps) {
  return <ApplicantPart>{({ CharityPage }) => <CharityPage {...props} />}</ApplicantPart>;
}
