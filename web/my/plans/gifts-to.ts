import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/context';

/** The most gifts that one answer holds. */
const GIFTS = 100;

/** Reads the newest gifts to a charity, which say what a recurring gift itself does not. */
export function useGiftsTo(charity: string) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['gifts-to', charity],
    queryFn: async ({ signal }) =>
      (await client.donations.listMine({ charity_id: charity, limit: GIFTS }, { signal })).donations,
  });
}
