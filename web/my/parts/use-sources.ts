/** Reads the cards, bank accounts and wallets of the person. */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/context';

/** A user has at most 50. */
const ALL = 100;

export function useSources() {
  const { client } = useSession();
  return useQuery({
    queryKey: ['sources'],
    queryFn: async ({ signal }) =>
      client.paymentSources.list({ limit: ALL }, { signal }).then((page) => page.payment_sources),
  });
}
