import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type Profile } from '../../client/index';
import { useSession } from './context';

/** Reads who signed in, once for all parts of the page. */
export function useProfile(): UseQueryResult<Profile> {
  const { client } = useSession();
  return useQuery({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => client.users.me({ signal }),
  });
}
