import { useEffect, useState } from 'react';
import { type Api, type Quoted } from './api';
import { type Quote } from './charge';

/** Waits until somebody has stopped typing. */
const REST_MS = 250;

/** Asks for the fees of what is typed. An answer to an earlier amount is never shown. */
export function useQuote(api: Api, asked: Omit<Quoted, 'amount'> & { amount: string | undefined }): Quote {
  const [answer, setAnswer] = useState<Quote>({ state: 'none' });
  const { recipient, amount, currency, coverFees, method, isInternational } = asked;
  useEffect(() => {
    if (amount === undefined || Number(amount) === 0) {
      setAnswer({ state: 'none' });
      return undefined;
    }
    setAnswer({ state: 'asking' });
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      api.quote({ recipient, amount, currency, coverFees, method, isInternational }, signal).then(
        (quote) => signal.aborted || setAnswer({ state: 'known', quote }),
        () => signal.aborted || setAnswer({ state: 'failed' }),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, recipient, amount, currency, coverFees, method, isInternational]);
  return answer;
}
