/** Says whose gifts a guest sees, and offers an account for the same address. */
import { useQuery } from '@tanstack/react-query';
import { write } from '../common/storage';
import { useSession } from '../session/context';
import { useSpeech } from './speech';

/** The name and the address go through the tab's storage, because servers and proxies log addresses. */
export function GuestNote() {
  const { say } = useSpeech();
  const donor = useDonor();
  const keepDonor = () => {
    if (donor !== null) write(sessionStorage, 'register', { name: donor.name, email: donor.email });
  };
  return (
    <p className="hint">
      {say('guestNote')}{' '}
      <a href="/account/register" onClick={keepDonor}>
        {say('guestAccount')}
      </a>
    </p>
  );
}

/** Who gave the newest gift. A guest's session does not say it. */
function useDonor() {
  const { client } = useSession();
  const { data = null } = useQuery({
    queryKey: ['donor'],
    queryFn: async ({ signal }) => {
      const [newest] = (await client.donations.listMine({ limit: 1 }, { signal })).donations;
      return newest === undefined ? null : (await client.donations.get(newest.donation_id, { signal })).donor;
    },
    staleTime: Infinity,
  });
  return data;
}
