import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../client';
import { PAGE_SIZE, toQuery, type Wanted } from './wanted';

/** The matches, a page at a time, with the counts of each filter. Older ones stay until new ones come. */
export function useResults({ words, near, filters }: Wanted) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: ['search', words, near, filters],
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }) =>
      client.search
        .query(toQuery({ words, near, filters, compared: [] }, pageParam), { signal })
        .then((page) => page),
    getNextPageParam: ({ page, total }) => (page * PAGE_SIZE < total ? page + 1 : undefined),
  });
}
