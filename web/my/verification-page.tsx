/** The verification of the person who signed in. */
import '../styles/my-account.css';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../parts/loaded';
import { useSession } from '../session/context';
import { ApplicantPart } from '../verification/applicant-part';

export function VerificationPage() {
  const { client } = useSession();
  const profile = useQuery({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => client.users.me({ signal }),
  });
  return (
    <Loaded query={profile}>
      {(person) => <ApplicantPart>{({ PersonPage }) => <PersonPage profile={person} />}</ApplicantPart>}
    </Loaded>
  );
}
