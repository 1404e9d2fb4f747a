/** What a change did, said once the list shows it. */
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface Said {
  said: string | undefined;
  /** Reads the list again, and then says what was done. */
  say: (text: string) => void;
  /** Reads the list again, and says nothing any more. */
  refresh: () => void;
}

/** For the page of the list that is read under this key. Another change of the same kind is said again. */
export function useSaid(queryKey: QueryKey): Said {
  const queries = useQueryClient();
  const [said, setSaid] = useState<string>();
  const read = () => {
    setSaid(undefined);
    return queries.invalidateQueries({ queryKey });
  };
  return { said, say: (text) => void read().then(() => setSaid(text)), refresh: () => void read() };
}
