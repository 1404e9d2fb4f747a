/** The name of a charity, which gifts and plans give only as an id. Each name is read once. */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/context';
import { useSpeech } from '../speech';

export function useCharityName(id: string): string {
  const { client } = useSession();
  const { say } = useSpeech();
  const { data, isError } = useQuery({
    queryKey: ['charity', id],
    queryFn: async ({ signal }) => (await client.charities.get(id, { signal })).name,
    staleTime: Infinity,
  });
  return data ?? (isError ? say('unknownCharity') : '…');
}

export function CharityName({ id }: { id: string }) {
  return useCharityName(id);
}
