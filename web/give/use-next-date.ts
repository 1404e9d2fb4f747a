import { useEffect, useState } from 'react';
import { type Api } from './api';

/** The next day of a plan. Undefined until it is known, and for a plan without further gifts. */
export function useNextDate(api: Api, id: string | undefined): string | undefined {
  const [date, setDate] = useState<string>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let isCurrent = true;
    api.client.recurring.get(id).then(
      ({ next_date: next }) => isCurrent && setDate(next ?? undefined),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [api, id]);
  return date;
}
