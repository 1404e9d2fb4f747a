/** Finds the year of the first gift, so that no year before it is offered. */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/context';
import { type Session } from '../../session/session';

/** Undefined until the year is known. */
export function useFirstYear(): number | undefined {
  const { client } = useSession();
  const { data } = useQuery({
    queryKey: ['first-year'],
    queryFn: ({ signal }) => readFirstYear(client, signal),
  });
  return data;
}

/** The API lists the newest gift first, so the first one is the last of the list. */
async function readFirstYear({ donations }: Session['client'], signal: AbortSignal): Promise<number> {
  const { total } = await donations.listMine({ limit: 1 }, { signal });
  const oldest = { limit: 1, offset: Math.max(total - 1, 0) };
  const {
    donations: [first],
  } = await donations.listMine(oldest, { signal });
  return first === undefined ? new Date().getFullYear() : Number(first.given_on.slice(0, 4));
}
