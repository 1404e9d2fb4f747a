/** The verification of the person who signed in. */
import '../styles/my-account.css';
import { Loaded } from '../parts/loaded';
import { useProfile } from '../session/use-profile';
import { ApplicantPart } from '../verification/applicant-part';

export function VerificationPage() {
  const profile = useProfile();
  return (
    <Loaded query={profile}>
      {(person) => <ApplicantPart>{({ PersonPage }) => <PersonPage profile={person} />}</ApplicantPart>}
    </Loaded>
  );
}
