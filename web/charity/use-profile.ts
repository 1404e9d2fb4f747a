import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type Profile } from '../../client/index';
import { useSession } from '../session/context';

/** Reads who signed in, and which charities they belong to. */
export function useProfile(): UseQueryResult<Profile> {
  const { client } = useSession();
  return useQuery({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => client.users.me({ signal }),
  });
}
