/** Shows what a query loads: that it loads, that it failed, or what came. */
import { type InfiniteData, type UseInfiniteQueryResult, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { NotFoundError } from '../../client/index';
import { Loading } from './loading';
import { type PartsKey, usePartsSpeech } from './speech';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return <NotYet error={query.error} retry={() => void query.refetch()} />;
}

type MoreState = Pick<UseInfiniteQueryResult, 'isFetchingNextPage' | 'isFetchNextPageError'>;

interface LoadedListProps<Entry, Page> {
  query: UseInfiniteQueryResult<InfiniteData<Page>>;
  entriesOf: (page: Page) => Entry[];
  /** What stands there instead of an empty list. */
  empty: ReactNode;
  /** What the button says while more can be shown. It says "Show more" by default. */
  moreText?: (shown: number) => string;
  children: (entries: Entry[]) => ReactNode;
}

/** A list that grows by a page with a button. */
export function LoadedList<Entry, Page>(props: LoadedListProps<Entry, Page>) {
  const { query, entriesOf, empty, moreText, children } = props;
  const { say } = usePartsSpeech();
  if (query.data === undefined) return <NotYet error={query.error} retry={() => void query.refetch()} />;
  const entries = query.data.pages.flatMap(entriesOf);
  if (entries.length === 0) return empty === undefined ? null : <div className="empty">{empty}</div>;
  const key = moreKey(query);
  return (
    <>
      {children(entries)}
      {query.isFetchNextPageError && (
        <p className="fault" role="alert">
          {say('loadFailed')}
        </p>
      )}
      {query.hasNextPage && (
        <button
          type="button"
          className="secondary"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => !query.isFetchingNextPage && void query.fetchNextPage()}
        >
          {key === 'showMore' && moreText !== undefined ? moreText(entries.length) : say(key)}
        </button>
      )}
    </>
  );
}

/** What the button under a list says. */
function moreKey({ isFetchingNextPage, isFetchNextPageError }: MoreState): PartsKey {
  if (isFetchingNextPage) return 'loading';
  return isFetchNextPageError ? 'tryAgain' : 'showMore';
}

function NotYet({ error, retry }: { error: Error | null; retry: () => void }) {
  const { say } = usePartsSpeech();
  if (error === null) return <Loading text={say('loading')} />;
  if (error instanceof NotFoundError) return <p className="notice">{say('notFoundText')}</p>;
  return (
    <div className="alert" role="alert">
      <p>{say('loadFailed')}</p>
      <button type="button" className="primary" onClick={retry}>
        {say('tryAgain')}
      </button>
    </div>
  );
}
