/** The name of a charity, which gifts and plans give only as an id. Each name is read once. */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';

/** Returns undefined until the name is known. Without an id there is nothing to read yet. */
export function useCharityName(id: string | undefined): string | undefined {
  const { client } = useSession();
  const { say } = useSpeech();
  const { data, isError } = useQuery({
    queryKey: ['charity', id],
    queryFn: async ({ signal }) => (await client.charities.get(id ?? '', { signal })).name,
    enabled: id !== undefined,
    staleTime: Infinity,
  });
  return data ?? (isError ? say('unknownCharity') : undefined);
}

export function CharityName({ id }: { id: string }) {
  const { say } = useSpeech();
  return useCharityName(id) ?? say('charity');
}
